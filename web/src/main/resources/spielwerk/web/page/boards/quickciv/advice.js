import { svg } from "lit";
import { middle } from "./hexes.js";

/** What advisors say, by hex: the share of all buildings there together; the best one is ringed. */
export function advised(model, advice) {
  const byHex = new Map();
  for (const [move, { percent, best, rank }] of advice) {
    const found = /@(\d+),(\d+)$/.exec(move);
    if (!found) continue;
    const hex = (Number(found[2]) - 1) * model.size + Number(found[1]) - 1;
    const mark = byHex.get(hex) ?? { percent: 0, best: false, rank: undefined };
    const first = Math.min(mark.rank ?? Infinity, rank ?? Infinity);
    byHex.set(hex, {
      percent: mark.percent + percent,
      best: mark.best || best,
      rank: first < Infinity ? first : undefined,
    });
  }
  return [...byHex]
    .filter(([, { percent, best }]) => best || percent >= 1)
    .map(([hex, { percent, best, rank }]) => {
      const { x, y } = middle(model.size, hex);
      return svg`<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">${
        best ? svg`<circle class="chosen" r="15" />` : ""
      }<text class="percent" y="14">${Math.round(percent)}</text>${
        rank ? svg`<circle class="place" cx="0" cy="-11" r="5.500" /><text class="order" y="-8.600">${rank}</text>` : ""
      }</g>`;
    });
}
