import { html, svg } from "lit";
import { t } from "../app/i18n.js";
import { number } from "../charts/numbers.js";
import { percent } from "./words.js";

/** A round number of about this size. */
function round(step) {
  const power = 10 ** Math.floor(Math.log10(step));
  return [1, 2, 5, 10].map((n) => n * power).find((n) => n >= step) ?? step;
}

/**
 * Dots with error bars, a row for each.
 * @param {{name: string, value: number, low: number, high: number}[]} rows
 * @param {{label: string, show: (value: number) => string, middle?: number, range?: number[]}} how
 */
export function dots(rows, how) {
  const known = rows.filter((row) => Number.isFinite(row.low) && Number.isFinite(row.high));
  if (!known.length) return "";
  let [min, max] = how.range ?? [Math.min(...known.map((row) => row.low)), Math.max(...known.map((row) => row.high))];
  if (max - min < 1e-9) [min, max] = [min - 1, max + 1];
  const step = round((max - min) / 4);
  if (!how.range) [min, max] = [Math.floor(min / step) * step, Math.ceil(max / step) * step];
  const left = 142;
  const width = 420;
  const line = 26;
  const height = known.length * line + 26;
  const x = (value) => left + ((value - min) / (max - min)) * (width - left - 24);
  const ticks = [];
  for (let at = Math.ceil(min / step - 1e-9) * step; at <= max + 1e-9; at += step) ticks.push(at);
  return html`<svg
    viewBox="0 0 ${width} ${height}"
    role="img"
    aria-label=${
      how.label +
      ": " +
      known.map((row) => `${row.name} ${how.show(row.value)} (${how.show(row.low)} … ${how.show(row.high)})`).join(", ")
    }
  >
    ${ticks.map(
      (at) =>
        svg`<line x1=${x(at)} x2=${x(at)} y1="0" y2=${height - 22} stroke="var(--line)" /><text x=${x(at)} y=${
          height - 6
        } text-anchor="middle" font-size="11" fill="var(--muted)">${how.show(at)}</text>`,
    )}
    ${
      how.middle === undefined
        ? ""
        : svg`<line x1=${x(
            how.middle,
          )} x2=${x(how.middle)} y1="0" y2=${height - 22} stroke="var(--muted)" stroke-dasharray="3 3" />`
    }
    ${known.map((row, i) => {
      const y = i * line + line / 2;
      return svg`<text x=${left - 10} y=${y + 4} text-anchor="end" font-size="12" fill="var(--ink)">${short(
        row.name,
      )}</text>
        <line x1=${x(row.low)} x2=${x(row.high)} y1=${y} y2=${y} stroke="var(--accent)" stroke-width="2" />
        <line x1=${x(row.low)} x2=${x(row.low)} y1=${y - 5} y2=${y + 5} stroke="var(--accent)" stroke-width="2" />
        <line x1=${x(row.high)} x2=${x(row.high)} y1=${y - 5} y2=${y + 5} stroke="var(--accent)" stroke-width="2" />
        <circle cx=${x(row.value)} cy=${y} r="5" fill="var(--accent)"><title>${row.name}: ${how.show(
          row.value,
        )}</title></circle>`;
    })}
  </svg>`;
}

const short = (name) => (name.length <= 20 ? name : name.slice(0, 19) + "…");

/** Counts by name as bars. */
export function bars(counts) {
  const most = Math.max(1, ...counts.map(([, n]) => n));
  const all = counts.reduce((sum, [, n]) => sum + n, 0) || 1;
  return html`<dl class="bars">
    ${counts.map(
      ([name, n]) =>
        html` <dt>${name}</dt>
          <dd><i style="width: ${(100 * n) / most}%"></i><span>${n} · ${percent(n / all, 0)}</span></dd>`,
    )}
  </dl>`;
}

/** How far a sequential test has come between its two answers. */
export function gauge(test) {
  const at = Math.max(0, Math.min(1, (test.llr - test.lower) / (test.upper - test.lower)));
  const zero = -test.lower / (test.upper - test.lower);
  const words =
    test.verdict === "H0" || test.verdict === "H1"
      ? t("arena.sprt." + test.verdict, { elo0: test.elo0, elo1: test.elo1 })
      : t("arena.sprt.open");
  return html`<svg
      class="gauge"
      viewBox="0 0 420 62"
      role="img"
      aria-label=${`LLR ${number(test.llr, 2)}, ${number(test.lower, 2)} … ${number(test.upper, 2)}: ${words}`}
    >
      <rect x="10" y="22" width="400" height="12" rx="6" fill="var(--line)" />
      <rect
        x=${10 + 400 * Math.min(zero, at)}
        y="22"
        width=${400 * Math.abs(at - zero)}
        height="12"
        fill=${test.llr >= 0 ? "var(--good)" : "var(--bad)"}
      />
      <line x1=${10 + 400 * zero} x2=${10 + 400 * zero} y1="18" y2="38" stroke="var(--muted)" />
      <path d="M ${10 + 400 * at} 38 l -6 10 h 12 z" fill="var(--ink)" />
      <text x="10" y="14" font-size="12" fill="var(--ink)">H0: ${test.elo0} Elo (${number(test.lower, 2)})</text>
      <text x="410" y="14" font-size="12" text-anchor="end" fill="var(--ink)">
        H1: ${test.elo1} Elo (${number(test.upper, 2)})
      </text>
      <text
        x=${Math.max(40, Math.min(380, 10 + 400 * at))}
        y="60"
        font-size="12"
        text-anchor="middle"
        fill="var(--ink)"
      >
        LLR ${number(test.llr, 2)}
      </text>
    </svg>
    <p>${words}</p>`;
}
