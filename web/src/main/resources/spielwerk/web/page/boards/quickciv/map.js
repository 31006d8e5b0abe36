import { html, svg } from "lit";
import { edge, around, middle, outline, SIDE } from "./hexes.js";
import { good, nature, sign } from "./signs.js";

const HEX = outline(SIDE);
const INNER = outline(SIDE - 3);
const place = (model, hex) => {
  const { x, y } = middle(model.size, hex);
  return `translate(${x.toFixed(1)} ${y.toFixed(1)})`;
};
const each = (model, hexes, draw) => hexes.map((hex) => svg`<g transform=${place(model, hex)}>${draw(hex)}</g>`);

/** Patterns that lie over the colours of owners, so that they can be told apart without them. */
const PATTERNS = svg`<defs>
  <pattern id="own1" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
    <path d="M0 0V7" stroke-width="2.200" />
  </pattern>
  <pattern id="own2" width="7" height="7" patternUnits="userSpaceOnUse">
    <circle cx="3.500" cy="3.500" r="1.300" />
  </pattern>
  <pattern id="own3" width="8" height="8" patternUnits="userSpaceOnUse">
    <path d="M0 4H8M4 0V8" stroke-width="1.100" />
  </pattern>
</defs>`;

/** All that only a new position or another choice of layers changes. */
export function layers(model, shown, tiers) {
  return [
    PATTERNS,
    svg`<g class="terrain">${each(model, model.hexes, () => svg`<polygon points=${HEX} />`)}</g>`,
    shown.owners ? svg`<g class="owners">${each(model, [...model.builtAt.keys()], (hex) => land(model, hex))}</g>` : "",
    shown.terrain
      ? svg`<g class="nature">${each(model, model.hexes, (hex) => wild(model, hex, shown.buildings))}</g>`
      : "",
    shown.buildings
      ? svg`<g class="buildings">${each(model, [...model.builtAt.keys()], (hex) =>
          house(model, hex, tiers, shown.yields),
        )}</g>`
      : "",
    shown.pressure
      ? svg`<g class="pressure">${each(model, [...model.pressureAt.keys()], (hex) => pressure(model, hex))}</g>`
      : "",
    svg`<g class="sieges">${each(
      model,
      [...model.pressureAt.keys()].filter((hex) => model.pressureAt.get(hex).besieger >= 0),
      (hex) => siege(model, hex),
    )}</g>`,
  ];
}

/** An owner's hex: colour, pattern, and a border where others begin. */
function land(model, hex) {
  const owner = model.owner(hex);
  const border = around(model.size, hex)
    .map((other, direction) => (other < 0 || model.owner(other) !== owner ? edge(direction) : ""))
    .join("");
  return svg`<polygon class="own s${owner}" points=${HEX} />${
    owner ? svg`<polygon class="over s${owner}" points=${HEX} fill="url(#own${owner})" />` : ""
  }
    <path class="border s${owner}" d=${border} />`;
}

/** Nature stays when a hex is built on, but makes way. */
function wild(model, hex, buildings) {
  const [forests, mountains] = model.nature(hex);
  if (!forests && !mountains) return "";
  const small = buildings && model.builtAt.has(hex);
  return svg`<g class=${small ? "small" : ""} transform=${
    small ? "translate(0 -16.800) scale(0.420)" : "scale(0.950)"
  }>${nature(forests, mountains)}</g>`;
}

function house(model, hex, tiers, yields) {
  const { building, yield: earned, owner } = model.builtAt.get(hex);
  return svg`<g class="house s${owner}" transform=${
    yields ? "translate(0 -4) scale(0.720)" : "translate(0 -0.500) scale(0.960)"
  }>${sign(model.buildings[building], tiers[building])}</g>
    ${yields ? svg`<g class="yield" transform="translate(0 15)">${amount(earned)}</g>` : ""}`;
}

/** Numbers with the shape of what they count, side by side: 2 disc, 1 square; nothing for noughts. */
function amount(goods) {
  const parts = goods.map((n, which) => [n, which]).filter(([n]) => n !== 0);
  return parts.map(
    (one, i) => svg`<g transform="translate(${18 * (i - (parts.length - 1) / 2)} 0)">${part(...one, "")}</g>`,
  );
}

function part(n, which, plus) {
  const text = (n > 0 ? plus : "−") + Math.abs(n);
  return svg`<text x="-4" y="3">${text}</text><g transform="translate(${
    1 + 2.6 * text.length
  } 0) scale(0.800)">${good(which)}</g>`;
}

/** Who presses how hard, as little flags on the left; calm where it threatens nobody. */
function pressure(model, hex) {
  const all = model.pressureAt
    .get(hex)
    .by.map((n, seat) => [n, seat])
    .filter(([n]) => n > 0);
  const owner = model.owner(hex);
  const calm = owner < 0 || all.every(([, seat]) => seat === owner);
  return all.map(
    ([n, seat], i) => svg`<g class="flag s${seat} ${calm ? "calm" : ""}" transform="translate(-13 ${
      (i - (all.length - 1) / 2) * 9.5
    })">
    <path d="M-5 -4.500H6L3 0L6 4.500H-5Z" /><text x="-0.500" y="2.700">${n}</text></g>`,
  );
}

function siege(model, hex) {
  const { besieger, left } = model.pressureAt.get(hex);
  return svg`<polygon class="besieged s${besieger}" points=${INNER} />
    <g class="count s${besieger}" transform="translate(12 -12)"><circle r="7.500" /><text y="3.500">${left}</text></g>`;
}

/** What a chosen building would earn on every site, told apart from what is earned now by a dashed pill. */
export function prospects(model, building) {
  if (!model.build || building < 0) return "";
  const worth = (hex) => model.prospect(building, hex).reduce((sum, n) => sum + n, 0);
  const worths = [...model.siteAt.keys()].filter((hex) => model.obstacle(building, hex) !== "food").map(worth);
  const best = Math.max(...worths) > Math.min(...worths) ? Math.max(...worths) : NaN;
  const others = model.hexes.filter((hex) => !model.siteAt.has(hex));
  return [
    svg`<g class="veil">${each(model, others, () => svg`<polygon points=${HEX} />`)}</g>`,
    svg`<g class="prospects">${each(model, [...model.siteAt.keys()], (hex) => {
      const gain = model
        .prospect(building, hex)
        .map((n, which) => [n, which])
        .filter(([n]) => n !== 0);
      const can = model.obstacle(building, hex) === "";
      const high = 5 + 11 * Math.max(1, gain.length);
      return svg`<g class="prospect ${can ? "" : "cannot"} ${
        can && worth(hex) === best ? "best" : ""
      } ${gain.length ? "" : "none"}">
        <rect class="pill" x="-15.500" y=${-high / 2} width="31" height=${high} rx="7.500" />
        ${
          gain.length
            ? gain.map(
                (one, i) =>
                  svg`<g transform="translate(0 ${11 * (i - (gain.length - 1) / 2)})">${part(...one, "+")}</g>`,
              )
            : svg`<text y="3">0</text>`
        }</g>`;
    })}</g>`,
  ];
}

/** The hex somebody looks at, the one that was chosen, and how far the building there sees. */
export function cursor(model, hot, chosen, reach, last) {
  return [
    reach.map((hex) => svg`<polygon class="reach" transform=${place(model, hex)} points=${INNER} />`),
    last >= 0
      ? svg`<g class="lastmove" transform="${place(
          model,
          last,
        )} translate(-12 -12)"><path d="M0 -5L5 0L0 5L-5 0Z" /></g>`
      : "",
    chosen >= 0 ? svg`<polygon class="chosen" transform=${place(model, chosen)} points=${HEX} />` : "",
    hot >= 0 ? svg`<polygon class="hot" transform=${place(model, hot)} points=${HEX} />` : "",
  ];
}

/** Something to click on, with the name of each hex. */
export const targets = (model, name) =>
  svg`<g class="targets">${model.hexes.map(
    (hex) => svg`<polygon data-hex=${name(hex)} transform=${place(model, hex)} points=${HEX} />`,
  )}</g>`;

/** A sign on a button. */
export const icon = (building, tier) =>
  html`<svg class="icon" viewBox="-15 -15 30 35" aria-hidden="true">${sign(building, tier)}</svg>`;

/** The shape of a good in running text. */
export const shape = (which) => html`<svg class="good" viewBox="-6 -6 12 12" aria-hidden="true">${good(which)}</svg>`;
