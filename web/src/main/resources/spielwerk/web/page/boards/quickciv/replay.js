import { svg } from "lit";
import { middle, outline, SIDE } from "./hexes.js";

const RING = outline(SIDE - 1);

/**
 * What the others did since one's last turn: rings in their colours with the order beside them.
 * @param {import("./model.js").MapModel} model
 * @param {any[]} others see since() in chronicle.js
 * @param {number} step the one that is shown, or -1 for all
 */
export const replay = (model, others, step) =>
  svg`<g class="replay">${others.map((one, i) => {
    if (step >= 0 && i > step) return "";
    const { x, y } = middle(model.size, one.hex);
    const now = i === step ? "now" : "";
    return svg`<g class="s${one.seat} ${now}" data-other=${i + 1}
      transform="translate(${x.toFixed(1)} ${y.toFixed(1)})">
      <polygon class="other" points=${RING} />
      <g class="count s${one.seat}" transform="translate(-12 12)">
        <circle r="6.500" /><text y="3.500">${i + 1}</text>
      </g>
    </g>`;
  })}</g>`;
