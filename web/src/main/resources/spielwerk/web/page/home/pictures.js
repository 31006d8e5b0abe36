import { html, svg } from "lit";
import { spots } from "../boards/dice.js";
import { LINES, place } from "../boards/muehle/points.js";
import { middle, outline, SIDE } from "../boards/quickciv/hexes.js";

/** Small pictures of the games for their cards, drawn with the colours of their boards. */
const WIDE = 120;
const HIGH = 66;
const range = (n) => Array.from({ length: n }, (_, i) => i);
const ground = (fill) => svg`<rect width=${WIDE} height=${HIGH} fill=${`var(${fill})`} />`;
const disc = (x, y, r, fill) => svg`<circle cx=${x} cy=${y} r=${r} fill=${`var(${fill})`} />`;

/** Stones in rows of signs: x first, o second, anything else free. */
const stones = (rows, { left, top, step, r, fills, free = "" }) =>
  rows.flatMap((row, y) =>
    [...row].map((sign, x) => {
      const fill = fills[sign] ?? free;
      return fill ? disc(left + step * x, top + step * y, r, fill) : "";
    }),
  );

const PICTURES = {
  othello: () => [
    ground("--board"),
    range(9).map((i) => svg`<path d="M${4 + 14 * i} 0V${HIGH}M0 ${-2 + 14 * i}H${WIDE}" stroke="var(--board-line)" />`),
    stones(["...x....", "..xoo...", "..oxx...", "...xo..."], {
      left: 11,
      top: 12,
      step: 14,
      r: 5.6,
      fills: { x: "--dark-piece", o: "--light-piece" },
    }),
  ],
  connect4: () => [
    ground("--frame"),
    stones([".......", "...o...", "..xxo..", ".oxoxx."], {
      left: 15,
      top: 9.5,
      step: 15,
      r: 5.8,
      fills: { x: "--first", o: "--second" },
      free: "--frame-hole",
    }),
  ],
  tictactoe: () => [
    ground("--surface"),
    svg`<g fill="none" stroke-width="3.200" stroke-linecap="round">
      <path d="M50 6V60M70 6V60M33 23H87M33 43H87" stroke="var(--muted)" stroke-width="1.800" />
      <path d="M55 28L65 38M65 28L55 38M75 8L85 18M85 8L75 18M35 48L45 58M45 48L35 58" stroke="var(--accent)" />
      <circle cx="40" cy="13" r="5.600" stroke="var(--last)" />
      <circle cx="80" cy="33" r="5.600" stroke="var(--last)" />
    </g>`,
  ],
  fiveinarow: () => [
    ground("--wood"),
    svg`<path d=${range(10)
      .map((i) => `M${6 + 12 * i} 0V${HIGH}M0 ${-3 + 12 * i}H${WIDE}`)
      .join("")} stroke="var(--wood-line)" stroke-width="0.700" />`,
    stones(["...o......", "...xo.....", "....xo....", "...oox....", "......x..."], {
      left: 6,
      top: 9,
      step: 12,
      r: 5,
      fills: { x: "--dark-piece", o: "--light-piece" },
    }),
  ],
  muehle: () => [
    ground("--wood"),
    svg`<g fill="none" stroke="var(--wood-line)" stroke-width="1.200" transform="translate(27 0) scale(0.943)">
      <path d=${LINES} /></g>`,
    ["a1x", "d1x", "g1x", "d2o", "b2o", "f4o", "d6x", "b4o", "g7o", "f6x"].map((man) => {
      const { x, y } = place(man.slice(0, 2));
      return disc(27 + 9.43 * (x + 0.5), 9.43 * (y + 0.5), 4, man.endsWith("x") ? "--light-piece" : "--dark-piece");
    }),
  ],
  nim: () => [
    ground("--wood"),
    [3, 4, 5].map((count, heap) =>
      range(count).map(
        (i) => svg`<g transform="translate(${34 + 13 * i} ${4 + 20 * heap}) rotate(${((i * 37 + heap * 13) % 9) - 4})">
          <path d="M0 4V18" stroke="#b98641" stroke-width="2.600" />
          <circle cy="3" r="2.600" fill="var(--first)" /></g>`,
      ),
    ),
  ],
  tipping: () => [
    ground("--board"),
    svg`<g stroke="#6f664f" stroke-width="1.200">
      <path fill="#ded3bd"
        d="M43 16L48 6H72L77 16ZM43 50L48 60H72L77 50ZM43 16L33 21V45L43 50ZM77 16L87 21V45L77 50Z" />
      <rect x="43" y="16" width="34" height="34" rx="4" fill="#fffaf0" /></g>`,
    spots(5).map(([x, y]) => svg`<circle cx=${60 + 9.5 * x} cy=${33 + 9.5 * y} r="3.200" fill="#23262b" />`),
  ],
  qwixx: () => [
    ground("--surface"),
    ["#c0392b", "#d4a017", "#2e8b57", "#2c6fbb"].map(
      (fill, row) => svg`<rect x="6" y=${4 + 15 * row} width="108" height="13" rx="3" fill=${fill} />
        ${range(9).map(
          (i) => svg`<rect x=${9 + 11.6 * i} y=${6.2 + 15 * row} width="9" height="8.600" rx="2" fill="#fff" />`,
        )}
        ${[[0, 2, 3], [1, 2], [0], [0, 1, 4, 5]][row].map(
          (i) =>
            svg`<path d="M${11 + 11.6 * i} ${8 + 15 * row}l5 5m0 -5l-5 5" stroke="#22262b" stroke-width="1.500" />`,
        )}`,
    ),
  ],
  quickciv: () => [
    ground("--raised"),
    svg`<g transform="translate(-2 -6) scale(0.420)">${range(28).map((hex) => {
      const { x, y } = middle(7, hex);
      const owner = { 1: "red", 8: "red", 9: "red", 15: "red", 12: "blue", 19: "blue", 20: "blue", 26: "green" }[hex];
      const tree = [3, 4, 10, 17, 22].includes(hex);
      return svg`<g transform="translate(${x} ${y})">
        <polygon points=${outline(SIDE - 1)} fill=${owner ? `var(--seat-${owner})` : "#dfe6c8"} stroke="#b9c2a0" />
        ${tree ? svg`<path d="M0 -14L10 8H-10Z" fill="#3d7a45" />` : ""}
        ${[8, 19].includes(hex) ? svg`<path d="M-9 9V-3L0 -12L9 -3V9Z" fill="#fffdf6" />` : ""}</g>`;
    })}</g>`,
  ],
};

/** The picture of a game, or nothing for games that were added. */
export const picture = (game) =>
  Object.hasOwn(PICTURES, game)
    ? html`<svg class="picture" viewBox="0 0 ${WIDE} ${HIGH}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        ${PICTURES[game]()}
      </svg>`
    : "";
