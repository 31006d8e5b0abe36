import { LitElement, html, css } from "lit";
import { given } from "../app/dom.js";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";

/** How far each line of the pseudocode is moved in, by algorithm. */
const CODES = {
  negamax: [0, 1, 2, 1, 1, 2, 2, 3, 1],
  alphabeta: [0, 1, 2, 1, 2, 2, 3, 3, 1],
  pvs: [0, 1, 2, 1, 2, 2, 3, 2, 3, 3, 1],
  minimax: [0, 1, 2, 1, 2, 2, 2, 1],
  minimaxab: [0, 1, 2, 1, 2, 2, 2, 2, 1],
  minimaxpvs: [0, 1, 2, 1, 2, 2, 2, 3, 2, 2, 2, 1],
};

/** The line that an event of the search stands for. */
const LINES = {
  negamax: { enter: 1, leaf: 3, raise: 8, ignore: 7, leave: 9 },
  alphabeta: { enter: 1, leaf: 3, raise: 7, ignore: 6, cut: 8, cutLeave: 8, leave: 9 },
  pvs: { enter: 1, empty: 6, again: 7, leaf: 3, raise: 9, ignore: 8, cut: 10, cutLeave: 10, leave: 11 },
  minimax: { enter: 1, leaf: 3, raise: 6, raise1: 7, ignore: 6, ignore1: 7, leave: 8 },
  minimaxab: { enter: 1, leaf: 3, raise: 6, raise1: 7, ignore: 6, ignore1: 7, cut: 8, cutLeave: 8, leave: 9 },
  minimaxpvs: {
    enter: 1,
    empty: 6,
    empty1: 7,
    again: 8,
    leaf: 3,
    raise: 9,
    raise1: 10,
    ignore: 9,
    ignore1: 10,
    cut: 11,
    cutLeave: 11,
    leave: 12,
  },
};

/** After the evaluation, where there is a table, stands a line more. */
const KNOWN = 3.5;

/** Which pseudocode describes an engine in a view. */
export function codeOf(engine, minimax) {
  if (engine.startsWith("negamax")) return minimax ? "minimax" : "negamax";
  if (/\bpvs\b/.test(engine)) return minimax ? "minimaxpvs" : "pvs";
  return minimax ? "minimaxab" : "alphabeta";
}

/** The line that the step stands for, from 1; 0 for none, KNOWN for that of the table. */
export function lineOf(code, trace, at) {
  const step = trace.step(at);
  if (!step) return 0;
  const node = trace.nodes.get(step.node);
  const lines = LINES[code];
  if (node.known && step.event !== "enter") return KNOWN;
  if (step.event === "leave" && node.children.length === 0) return lines.leaf;
  if (step.event === "leave" && node.cut) return lines.cutLeave;
  if (step.event === "enter" && node.window !== "full") {
    // asked by the parent, whose turn it is not any more
    return (node.seat === 0 && lines[node.window + "1"]) || lines[node.window] || lines.enter;
  }
  return (node.seat === 1 && lines[step.event + "1"]) || lines[step.event] || 0;
}

/**
 * Pseudocode with the current line. code: which; line: from 1; hard: whether a cut returns the
 * bound; table: whether there is one.
 */
class Code extends LitElement {
  static properties = { code: {}, line: { type: Number }, hard: { type: Boolean }, table: { type: Boolean } };
  static styles = [
    look,
    css`
      ol {
        list-style: none;
        margin: 0;
        padding: 0.5rem 0;
        background: var(--raised);
        border: 1px solid var(--line);
        border-radius: var(--radius-small);
        font-family: var(--mono);
        font-size: 0.82em;
        line-height: 1.5;
        overflow-x: auto;
      }
      li {
        padding: 0.08rem 0.7rem 0.08rem calc(0.7rem + var(--in) * 1.3rem + 1rem);
        text-indent: -1rem;
        border-left: 4px solid transparent;
      }
      li[aria-current="step"] {
        background: var(--accent-soft);
        border-left-color: var(--accent);
        font-weight: 700;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.hard;
    /** @type {string} */
    this.code = given();
    /** @type {any} */
    this.table;
    /** @type {number} */
    this.line = given();
  }

  render() {
    const values = { back: this.hard ? "β" : t("learn.code.value"), best: this.hard ? "α" : t("learn.code.best") };
    const lines = (CODES[this.code] ?? []).map((indent, i) => [
      i + 1,
      indent,
      t(`learn.code.${this.code}.${i + 1}`, values),
    ]);
    if (this.table) lines.splice(Math.floor(KNOWN), 0, [KNOWN, 1, t("learn.code.known")]);
    return html`<ol aria-label=${t("learn.code")} tabindex="0">
      ${lines.map(
        ([n, indent, words]) =>
          html`<li
            style="--in:${indent}"
            aria-current=${n === this.line ? "step" : "false"}
            ?data-now=${n === this.line}
          >
            ${words}
          </li>`,
      )}
    </ol>`;
  }
}
customElements.define("sw-code", Code);
