import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { language } from "../app/settings.js";

const NONE = "–";
const YEAR = 365.25 * 86400;

const written = (number, least, most) =>
  number.toLocaleString(language(), { minimumFractionDigits: least, maximumFractionDigits: most });

/** A number as people read it: 12,345, from a million on 1.2 × 10¹⁸. */
export function big(number, digits = 0) {
  if (number === undefined || !Number.isFinite(number)) return NONE;
  if (Math.abs(number) < 1e6) return written(number, 0, digits);
  const power = Math.floor(Math.log10(Math.abs(number)));
  return html`${written(number / 10 ** power, 1, 1)} × 10<sup>${power}</sup>`;
}

/** A time as people read it, from milliseconds to powers of ten of years. */
export function duration(seconds) {
  if (seconds === undefined || !Number.isFinite(seconds)) return NONE;
  if (seconds < 0.001) return t("analysis.time.instant");
  if (seconds < 1) return t("analysis.time.ms", { n: Math.round(seconds * 1000) });
  if (seconds < 120) return t("analysis.time.s", { n: written(seconds, 1, 1) });
  if (seconds < 7200) return t("analysis.time.min", { n: Math.round(seconds / 60) });
  if (seconds < 2 * 86400) return t("analysis.time.h", { n: Math.round(seconds / 3600) });
  if (seconds < 2 * YEAR) return t("analysis.time.d", { n: Math.round(seconds / 86400) });
  return html`${big(seconds / YEAR)} ${t("analysis.time.years")}`;
}

const percent = (share) => (share === undefined ? NONE : written(100 * share, 1, 1) + " %");
const fixed = (number) => (number === undefined ? NONE : written(number, 2, 2));

/**
 * The panel of OthelloZero (3.6): what a network or a tree search says of one position. Where only
 * one move is legal there is nothing to search, and figures about the search space mean nothing;
 * the paper's panel showed a factor of 0.0005 there.
 */
class Figures extends LitElement {
  static properties = { effort: {}, move: {}, value: {} };
  static styles = [
    look,
    css`
      dl {
        display: grid;
        grid-template-columns: auto auto;
        gap: 0.15rem 0.8rem;
        margin: 0;
        font-size: 0.87rem;
        font-variant-numeric: tabular-nums;
      }
      dt {
        color: var(--muted);
      }
      dd {
        margin: 0;
        text-align: right;
        white-space: nowrap;
      }
      .note {
        color: var(--muted);
        margin-top: 0.3rem;
        font-size: 0.87rem;
      }
      sup {
        line-height: 0;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.effort;
    /** @type {any} */
    this.value;
    /** @type {any} */
    this.move;
  }

  /** Name and figure of every row, those that make no sense here as a dash. */
  rows() {
    const { effort } = this;
    const single = effort.legal === 1;
    const space = single ? undefined : effort.searchSpace;
    const speed =
      effort.perSecond ?? (effort.expanded && effort.seconds ? effort.expanded / effort.seconds : undefined);
    const full = effort.fullSearchSeconds ?? (space !== undefined && speed ? space / speed : undefined);
    const covered = space !== undefined && effort.expanded !== undefined && space <= effort.expanded;
    return [
      ["value", fixed(effort.value ?? this.value)],
      ["entropy", single ? NONE : fixed(effort.entropy)],
      ["seconds", effort.seconds ? duration(effort.seconds) : NONE],
      ["expanded", big(effort.expanded ?? effort.nodes)],
      ["persecond", speed ? big(speed) : NONE],
      ["legal", big(effort.legal)],
      ["depth", big(effort.maxDepth ?? effort.depth)],
      ["move", this.move || NONE],
      ["priors", effort.minPrior === undefined ? NONE : `${percent(effort.minPrior)} / ${percent(effort.maxPrior)}`],
      ["space", big(space)],
      ["efficiency", space === undefined ? NONE : covered ? t("analysis.covered") : big(effort.efficiency, 1)],
      ["full", space === undefined || !full ? NONE : covered ? t("analysis.covered") : duration(full)],
    ];
  }

  render() {
    return html`<dl>
        ${this.rows().map(
          ([name, figure]) =>
            html`<dt>${t("analysis.figure." + name)}</dt>
              <dd data-figure=${name}>${figure}</dd>`,
        )}
      </dl>
      ${this.effort.legal === 1 ? html`<p class="note">${t("analysis.single")}</p>` : ""}`;
  }
}
customElements.define("sw-figures", Figures);
