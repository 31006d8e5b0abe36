import { LitElement, html, css, nothing } from "lit";
import { given } from "../app/dom.js";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { side, value } from "../app/words.js";

/** How many points ahead fill three quarters of the bar, where an engine counts points only. */
const LEAD = 16;

/**
 * How the position that is shown stands, as a bar beside the board: filled from below for who sits
 * below. What nobody has valued is left blank.
 */
class EvaluationBar extends LitElement {
  static properties = { store: {}, stamp: {}, below: {} };
  static styles = [
    look,
    css`
      :host {
        display: block;
        position: relative;
        min-height: 6rem;
      }
      .bar {
        position: absolute;
        inset: 0;
        display: flex;
        flex-direction: column-reverse;
        border: 1px solid var(--line);
        border-radius: var(--radius-small);
        overflow: hidden;
        background: var(--raised);
      }
      .bar.known {
        background: color-mix(in srgb, var(--ink) 22%, var(--raised));
      }
      i {
        display: block;
        background: var(--accent);
        transition: height 0.25s;
      }
      @media (prefers-reduced-motion: reduce) {
        i {
          transition: none;
        }
      }
      .middle {
        position: absolute;
        left: 0;
        right: 0;
        top: 50%;
        border-top: 1px dashed var(--accent);
      }
      b {
        position: absolute;
        left: 0;
        right: 0;
        font-size: 0.68rem;
        text-align: center;
        writing-mode: vertical-rl;
        margin: 0 auto;
        font-variant-numeric: tabular-nums;
        color: var(--accent-ink);
        bottom: 0.3rem;
      }
      b.up {
        bottom: auto;
        top: 0.3rem;
        color: var(--ink);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("./store.js").TableStore} */
    this.store = given();
    /** The seat that sits below the board. */
    this.below = 0;
  }

  render() {
    const { store } = this;
    const known = store.evaluator.standing();
    const { goal } = store.table;
    if (!known)
      return html`<div
        class="bar"
        role="img"
        aria-label=${t("evaluation.unknown")}
        title=${t("evaluation.unknown")}
      ></div>`;
    const own = this.below === 1 ? -1 : 1;
    const ahead = known.value ?? Math.tanh(known.points / LEAD);
    const share = goal === "points" && known.value !== undefined ? Math.tanh(known.value / LEAD) : ahead;
    const height = Math.round(50 * (1 + own * share));
    const better = share >= 0 ? 0 : 1;
    const words = value(turned(known, better), goal);
    const label = t(known.exact ? "evaluation.exact" : "evaluation.estimate", {
      who: side(store.table, better),
      n: words,
    });
    return html`<div
      class="bar known"
      role="meter"
      aria-valuemin="0"
      aria-valuemax="100"
      aria-valuenow=${height}
      aria-label=${t("evaluation.title")}
      aria-valuetext=${label}
      title=${label}
    >
      <i style="height:${height}%"></i><span class="middle"></span>
      <b class=${height < 50 ? "up" : nothing}>${(known.exact ? "=" : "~") + words.replace(" ", "")}</b>
    </div>`;
  }
}

/** The same seen from another seat than the first. */
function turned(known, seat) {
  const sign = seat === 1 ? -1 : 1;
  return {
    ...known,
    value: known.value === undefined ? undefined : sign * known.value,
    points: known.points === undefined ? undefined : sign * known.points,
  };
}
customElements.define("sw-evaluation", EvaluationBar);

/** The board, and beside it how the game stands, where two play against each other and it is known or asked for. */
export function measured(store, below, board) {
  if (store.table.seats.length !== 2 || !(store.evaluator.on || store.evaluator.standing())) return board;
  return html`<div class="measured">
    <sw-evaluation .store=${store} .stamp=${{}} .below=${below}></sw-evaluation>${board}
  </div>`;
}

/** Switches the bar on and off. */
export function evaluateButton(store) {
  if (store.table.seats.length !== 2) return "";
  const { on } = store.evaluator;
  return html`<button id="evaluate" aria-pressed=${on} @click=${() => store.evaluator.switch(!on)}>
    ${t("evaluation.title")}
  </button>`;
}
