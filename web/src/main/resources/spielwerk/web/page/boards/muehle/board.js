import { html, css, svg, nothing } from "lit";
import { Board } from "../board.js";
import { t } from "../../app/i18n.js";
import { arrow, weight } from "../arrows.js";
import { settings } from "../../app/settings.js";
import { choices, further, LINES, parts, place, POINTS } from "./points.js";

/**
 * The three squares with their men. A move is made point by point: the man, where it goes, and for
 * a mill the man that is taken.
 */
class MuehleBoard extends Board {
  static properties = { begun: { state: true } };
  static styles = [
    Board.base,
    css`
      :host {
        container-type: inline-size;
      }
      .board {
        background: linear-gradient(160deg, color-mix(in srgb, var(--wood) 88%, #fff), var(--wood));
        border-radius: 14px;
        box-shadow: var(--shadow);
        padding: 2.6%;
        color: #2d2412;
      }
      .field {
        position: relative;
        aspect-ratio: 1;
      }
      svg {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
        pointer-events: none;
      }
      .lines {
        fill: none;
        stroke: var(--wood-line);
        stroke-width: 0.7;
        stroke-linejoin: round;
      }
      .way {
        fill: none;
        stroke: var(--heat);
        stroke-width: 1.3;
        stroke-linecap: round;
      }
      .way.thought {
        stroke-dasharray: 2.2 2;
      }
      .name {
        font-size: 2.3px;
        font-weight: 600;
        fill: #2d2412;
        text-anchor: middle;
      }
      button {
        position: absolute;
        width: 12.6%;
        height: 12.6%;
        translate: -50% -50%;
        border-radius: 50%;
        display: grid;
        place-items: center;
      }
      button > * {
        grid-area: 1 / 1;
      }
      button::before {
        content: "";
        grid-area: 1 / 1;
        width: 18%;
        height: 18%;
        border-radius: 50%;
        background: var(--wood-line);
      }
      .man {
        position: relative;
        width: 84%;
        height: 84%;
        border-radius: 50%;
        box-shadow: 0 2px 4px rgb(0 0 0 / 45%);
        outline: 2px solid var(--piece-edge, transparent);
        outline-offset: -2px;
      }
      .x {
        background: radial-gradient(circle at 34% 28%, var(--light-piece-light), var(--light-piece) 65%);
      }
      .o {
        background: radial-gradient(circle at 34% 28%, var(--dark-piece-light), var(--dark-piece) 62%);
      }
      .shade {
        position: absolute;
        inset: 6%;
        border-radius: 50%;
        background: var(--heat);
      }
      polygon.arrow {
        stroke-width: 0.4;
      }
      .moving > svg.arrow {
        display: none;
      }
      .best {
        outline: 3px solid #fff;
        outline-offset: 0;
      }
      .percent {
        position: relative;
        font-size: clamp(10px, 2.8cqw, 16px);
        font-weight: 700;
        color: #fff;
        text-shadow:
          0 0 3px rgb(0 0 0 / 75%),
          0 1px 2px rgb(0 0 0 / 70%);
      }
      .dot {
        position: relative;
        width: 34%;
        height: 34%;
        border-radius: 50%;
        border: 3px solid #1c5f7a;
        background: color-mix(in srgb, var(--wood) 70%, #fff);
      }
      .man ~ .dot {
        width: 96%;
        height: 96%;
        background: none;
      }
      .held .man {
        box-shadow: 0 0 0 4px #1c5f7a;
      }
      .prey .man {
        box-shadow: 0 0 0 4px #a3001e;
      }
      .last {
        position: absolute;
        width: 26%;
        height: 26%;
        border-radius: 50%;
        background: var(--last);
        border: 2px solid #fff;
      }
      .left {
        position: absolute;
        width: 50%;
        height: 50%;
        border-radius: 50%;
        border: 2px dashed var(--last);
      }
      .taken {
        position: absolute;
        font-size: clamp(14px, 5cqw, 30px);
        font-weight: 800;
        color: #a3001e;
      }
      .numbered {
        right: 0;
        bottom: 0;
      }
      button:hover:not(:disabled)::after {
        content: "";
        position: absolute;
        inset: 4%;
        border-radius: 50%;
        background: rgb(255 255 255 / 22%);
      }
      .foot {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem 1.2rem;
        align-items: center;
        justify-content: space-between;
        min-height: 1.9rem;
        padding-top: 0.5rem;
        font-size: 0.9rem;
        font-weight: 600;
      }
      .hand {
        display: inline-flex;
        align-items: center;
        gap: 3px;
      }
      .hand i {
        width: 0.95rem;
        height: 0.95rem;
        border-radius: 50%;
        box-shadow: 0 1px 2px rgb(0 0 0 / 45%);
      }
      .hand i + i {
        margin-left: -0.4rem;
      }
    `,
  ];

  constructor() {
    super();
    /** The part of a move that was clicked so far: "", "d6-" or "d6-d5x". */
    this.begun = "";
  }

  /** @param {import("lit").PropertyValues} changes */
  willUpdate(changes) {
    if (this.moved(changes)) this.begun = "";
  }

  get legal() {
    return (this.playable && this.position.legal) || [];
  }

  /** What stands on the points, a man that is on its way being there already. */
  men() {
    const signs = this.position.text.split(" ")[0].replaceAll("/", "");
    const men = new Map(POINTS.map(({ name }, i) => [name, signs[i] === "." ? "" : (signs[i] ?? "")]));
    if (this.begun.endsWith("x")) {
      const { from, to } = parts(this.begun.slice(0, -1));
      men.set(to, this.position.turn === 0 ? "x" : "o");
      if (from) men.set(from, "");
    }
    return men;
  }

  render() {
    const men = this.men();
    const open = choices(this.legal, this.begun);
    const advised = choices([...this.advice.keys()], this.begun);
    const best = [...this.advice].find(([, mark]) => mark.best)?.[0];
    return html`<div class="board" role="group" aria-label=${t("board")}>
      <div class="field">
        <svg viewBox="0 0 70 70" aria-hidden="true">
          <path class="lines" d=${LINES} />
          ${this.labels ? this.names() : nothing}
        </svg>
        ${POINTS.map((point) => this.point(point, men.get(point.name), open, advised))}
        <svg viewBox="0 0 70 70" aria-hidden="true">
          ${best ? this.way(best, "") : nothing} ${settings.arrows ? this.arrows() : nothing}
          ${this.preview ? this.way(this.preview, "thought") : nothing}
        </svg>
      </div>
      ${this.foot()}
    </div>`;
  }

  names() {
    return [0, 1, 2, 3, 4, 5, 6].map(
      (i) => svg`<text class="name" x=${5 + 10 * i} y="69.500">${"abcdefg"[i]}</text>
        <text class="name" x="0.800" y=${5.8 + 10 * i}>${7 - i}</text>`,
    );
  }

  /** The best of the moves that lead from one point to another. */
  arrows() {
    /** @param {string} name */
    const spot = (name) => ({ x: 5 + 10 * place(name).x, y: 5 + 10 * place(name).y });
    return [...this.advice]
      .filter(([move, { pointed }]) => pointed && parts(move).from)
      .sort(([, one], [, other]) => other.rank - one.rank)
      .map(([move, { rank }]) => {
        const { from, to } = parts(move);
        return arrow(spot(from), spot(to), 1.8 * weight(rank), 3, rank);
      });
  }

  /**
   * A move as a line from point to point, and a ring around what it takes.
   * @param {string} move
   * @param {string} kind
   */
  way(move, kind) {
    const { from, to, taken } = parts(move);
    /** @param {string} name */
    const at = (name) => `${5 + 10 * place(name).x} ${5 + 10 * place(name).y}`;
    /**
     * @param {string} name
     * @param {number} r
     */
    const ring = (name, r) =>
      svg`<circle class="way ${kind}" cx=${5 + 10 * place(name).x} cy=${5 + 10 * place(name).y} r=${r} />`;
    return svg`${from ? svg`<path class="way ${kind}" d="M${at(from)}L${at(to)}" />` : nothing}
      ${ring(to, 5)} ${taken ? svg`${ring(taken, 5)}${ring(taken, 3)}` : nothing}`;
  }

  /**
   * @param {import("./points.js").Point} point
   * @param {string | undefined} sign
   * @param {Map<string, string[]>} open
   * @param {Map<string, string[]>} advised
   */
  point({ name, x, y }, sign, open, advised) {
    const last = parts(this.position.last);
    const mark = this.mark(advised.get(name));
    const legal = open.has(name);
    const held = this.begun.startsWith(name);
    const prey = legal && this.begun.endsWith("x");
    const moving = advised.get(name)?.some((move) => parts(move).from);
    const shown = legal && !prey && (this.showLegal || this.begun);
    const words = [
      name,
      sign ? t(sign === "x" ? "white" : "black") : t("boards.free"),
      prey ? t("boards.muehle.takes") : legal && this.showLegal ? t("board.legal") : "",
      last.to === name ? t("board.last") : "",
      mark ? (mark.value?.text ?? Math.round(mark.percent) + " %") : "",
    ];
    return html`<button
      data-move=${name}
      data-sign=${sign || nothing}
      class="${held ? "held" : ""} ${moving ? "moving" : ""} ${prey ? "prey" : ""} ${mark?.best ? "best" : ""}"
      style="left:${(100 * (x + 0.5)) / 7}%;top:${(100 * (y + 0.5)) / 7}%"
      ?disabled=${!legal && !this.startsHere(name)}
      aria-pressed=${held ? "true" : nothing}
      aria-label=${words.filter(Boolean).join(", ")}
      @click=${() => this.choose(name)}
    >
      ${mark ? html`<span class="shade" style="opacity:${0.15 + 0.7 * mark.strength}"></span>` : nothing}
      ${sign ? html`<span class="man ${sign}"></span>` : nothing}
      ${mark ? this.badge(mark) : shown ? html`<span class="dot"></span>` : nothing}
      ${last.to === name && !this.begun ? html`<span class="last"></span>` : nothing}
      ${last.from === name && !sign ? html`<span class="left"></span>` : nothing}
      ${last.taken === name && !sign ? html`<span class="taken" aria-hidden="true">×</span>` : nothing}
      ${this.numbered(name)}
    </button>`;
  }

  /**
   * Of several moves that go on here, the one that was advised most.
   * @param {string[] | undefined} moves
   */
  mark(moves) {
    const marks = (moves ?? []).flatMap((move) => this.advice.get(move) ?? []);
    return marks.sort((one, other) => other.strength - one.strength)[0];
  }

  /** @param {string} name */
  numbered(name) {
    const at = this.line.findIndex((move) => parts(move).to === name);
    return at < 0 ? nothing : html`<span class="numbered">${at + 1}</span>`;
  }

  /**
   * Whether another man could be taken up instead of what was clicked so far.
   * @param {string} name
   */
  startsHere(name) {
    return this.begun !== "" && this.legal.some((move) => move.startsWith(name));
  }

  /** @param {string} name */
  choose(name) {
    if (this.begun === name + "-") {
      this.begun = "";
      return;
    }
    const { begun, move } = further(this.legal, this.begun, name);
    this.begun = begun;
    if (move) this.play(move);
  }

  foot() {
    const [, , ...counts] = this.position.text.split(" ");
    const [first = 0, second = 0] = counts.map(Number);
    const { quiet = 0, limit = 0 } = this.position.view ?? {};
    const say = this.begun.endsWith("x") ? "boards.muehle.take" : this.begun ? "boards.muehle.to" : "";
    return html`<div class="foot">
      ${this.hand("x", first)}
      <span data-say aria-live="polite"
        >${say ? t(say) : quiet * 2 >= limit && quiet ? t("boards.muehle.quiet", { n: quiet, limit }) : ""}</span
      >
      ${this.hand("o", second)}
    </div>`;
  }

  /**
   * @param {string} sign
   * @param {number} count
   */
  hand(sign, count) {
    const words = t("boards.muehle.hand", { who: t(sign === "x" ? "white" : "black"), n: count });
    return html`<span class="hand" data-hand=${sign} role="img" aria-label=${words} title=${words}
      >${Array.from({ length: count }, () => html`<i class=${sign}></i>`)}</span
    >`;
  }
}
customElements.define("sw-muehle", MuehleBoard);
