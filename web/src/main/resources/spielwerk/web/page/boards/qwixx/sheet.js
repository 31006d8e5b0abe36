import { html, svg, nothing } from "lit";
import { t } from "../../app/i18n.js";
import { worthOf } from "./moves.js";

export const ROWS = ["red", "yellow", "green", "blue"];
export const LETTERS = ["r", "y", "g", "b"];

/** The numbers of a row from the left: red and yellow rise, green and blue fall. */
export const numbers = (row) => Array.from({ length: 11 }, (_, i) => (row < 2 ? i + 2 : 12 - i));

/** Rows have a shape each, for those who see no colours. */
const SHAPES = [
  svg`<circle cx="12" cy="12" r="8" />`,
  svg`<path d="M12 3L21 20H3Z" />`,
  svg`<rect x="4" y="4" width="16" height="16" />`,
  svg`<path d="M12 2L22 12L12 22L2 12Z" />`,
];
export const shape = (row) => html`<svg class="shape" viewBox="0 0 24 24" aria-hidden="true">${SHAPES[row]}</svg>`;

/** A cross as a pen makes it; no two are quite alike. */
const CROSSES = [
  "M18 20C40 42 62 60 84 83M82 17C60 40 38 62 17 84",
  "M15 24C42 40 58 62 86 80M85 20C62 38 42 60 16 82",
  "M20 16C38 44 64 58 82 86M84 22C58 42 36 66 18 80",
];
const cross = (i) =>
  html`<svg class="pen" viewBox="0 0 100 100" aria-hidden="true">${svg`<path d=${CROSSES[i % 3]} />`}</svg>`;
const lock = html`<svg class="lock" viewBox="0 0 24 24" aria-hidden="true">
  <path d="M7 11V8a5 5 0 0 1 10 0v3" />
  <rect x="5" y="11" width="14" height="10" rx="2" />
</svg>`;

/**
 * A sheet with its four rows.
 *
 * @param {object} given
 * @param {any} given.sheet
 * @param {number} given.seat
 * @param {boolean[]} given.closed
 * @param {{cells: Set<string>, penalty: boolean}} [given.latest] what was crossed last
 * @param {Set<string>} [given.open] the cells that may be crossed now
 * @param {Set<string>} [given.pencil] those crossed but not yet sent
 * @param {Set<string>} [given.hint] those the white sum hits
 * @param {Map<string, any>} [given.marks] advice by cell
 * @param {(cell: string) => void} [given.cross]
 */
export function sheet({ sheet, seat, closed, latest, open, pencil, hint, marks, cross: click }) {
  return html`<div
    class="sheet ${click ? "mine" : "small"}"
    role="group"
    aria-label=${t("qwixx.sheet", { n: seat + 1 })}
  >
    ${ROWS.map(
      (name, row) =>
        html`<div class="row ${name} ${closed[row] ? "closed" : ""}" role="group" aria-label=${t("qwixx.row." + name)}>
          ${shape(row)}
          ${numbers(row).map((number, i) => cell({ sheet, row, number, i, latest, open, pencil, hint, marks, click }))}
          <span
            class="end ${sheet.locked[row] ? "on" : ""}"
            role="img"
            aria-label=${sheet.locked[row] ? t("qwixx.locked") : closed[row] ? t("qwixx.closed") : t("qwixx.lock")}
            >${lock}${sheet.locked[row] ? cross(row) : ""}</span
          >
        </div>`,
    )}
    <div class="foot">
      <span class="penalties"
        >${t("qwixx.penalties")}
        ${[0, 1, 2, 3].map(
          (i) =>
            html`<span class="box ${latest?.penalty && i === sheet.penalties - 1 ? "latest" : ""}"
              >${i < sheet.penalties ? cross(i) : ""}</span
            >`,
        )}<span class="hidden">${sheet.penalties}</span></span
      >
      <span class="sums"
        >${ROWS.map(
          (name, row) =>
            html`<span class="sum ${name}"
              ><span class="hidden">${t("qwixx.row." + name)} </span>${sheet.rowPoints[row]}</span
            >`,
        )}<span class="sum minus">−${5 * sheet.penalties}</span
        ><b class="sum total" title=${t("qwixx.total")}
          ><span class="hidden">${t("qwixx.total")} </span>${sheet.points}</b
        ></span
      >
    </div>
  </div>`;
}

function cell({ sheet, row, number, i, latest, open, pencil, hint, marks, click }) {
  const name = LETTERS[row] + number;
  const crossed = sheet.rows[row].includes(number);
  const pencilled = pencil?.has(name);
  const gone = !crossed && sheet.rows[row].length > 0 && numbers(row).indexOf(sheet.rows[row].at(-1)) > i;
  const fresh = crossed && latest?.cells.has(name);
  const states = { latest: fresh, gone, pencilled, hint: hint?.has(name) };
  const classes = ["cell", ...Object.keys(states).filter((state) => states[state])].join(" ");
  const drawn = html`${number}${crossed || pencilled ? cross(row + i) : ""}`;
  if (!click)
    return html`<span class=${classes}
      >${drawn}${
        crossed ? html`<span class="hidden">${t(fresh ? "qwixx.crossed.last" : "qwixx.crossed")}</span>` : ""
      }</span
    >`;
  const may = open.has(name) || pencilled;
  const mark = marks?.get(name);
  const words = [
    t("qwixx.row." + ROWS[row]) + " " + number,
    fresh ? t("qwixx.crossed.last") : crossed || pencilled ? t("qwixx.crossed") : "",
    mark ? worthOf(mark) : "",
  ];
  return html`<button
    class="${classes} ${open.has(name) ? "open" : ""} ${mark?.best ? "best" : ""}"
    data-cell=${name}
    ?disabled=${!may}
    aria-label=${words.filter(Boolean).join(", ")}
    aria-pressed=${pencilled ? "true" : nothing}
    @click=${() => click(name)}
  >
    ${drawn}${mark ? html`<span class="percent">${worthOf(mark).replace(" %", "")}</span>` : ""}
  </button>`;
}
