import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { get, query } from "../app/api.js";
import { keepSolved, solvedPuzzles } from "./puzzle-record.js";
import "../learn/beside.js";

/**
 * What is known of a puzzle and the try at it, as the server tells it.
 * @typedef {object} Shown
 * @property {string} game
 * @property {string} id
 * @property {string} kind
 * @property {number} length
 * @property {number} turn
 * @property {string[]} played
 * @property {string} tried
 * @property {string} verdict
 * @property {string} reply
 * @property {number} left
 * @property {string[]} [solution]
 */

/** Forced wins to be found: the board shows the position, a click is the answer, the defence plays on. */
class Puzzles extends LitElement {
  static properties = {
    id: { attribute: false },
    all: { state: true },
    kind: { state: true },
    length: { state: true },
    shown: { state: true },
    wrong: { state: true },
    asking: { state: true },
  };
  static styles = [
    look,
    css`
      :host {
        display: block;
        max-width: 1000px;
        margin: 0 auto;
      }
      .stage {
        display: grid;
        grid-template-columns: minmax(0, 34rem) minmax(14rem, 1fr);
        gap: 1.2rem;
        align-items: start;
        margin-top: 0.8rem;
      }
      sw-beside {
        width: 100%;
      }
      .task {
        font-size: 1.1rem;
        margin: 0 0 0.5rem;
      }
      .good {
        color: var(--good);
        font-weight: 650;
      }
      .bad {
        color: var(--bad);
      }
      .line {
        font-variant-numeric: tabular-nums;
        overflow-wrap: anywhere;
      }
      @media (max-width: 720px) {
        .stage {
          grid-template-columns: 1fr;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** The one that the address names, or nothing. */
    this.id = "";
    /** @type {{game: string, id: string, kind: string, length: number}[]} */
    this.all = [];
    this.kind = "";
    this.length = "";
    /** @type {Shown | null} */
    this.shown = null;
    this.wrong = "";
    this.asking = false;
    this.load();
  }

  async load() {
    try {
      this.all = (await get("/puzzles")).items;
    } catch (refused) {
      this.wrong = refused.message;
    }
  }

  willUpdate(changes) {
    if (!this.all.length || !(changes.has("id") || changes.has("all"))) return;
    const wanted = this.all.find(({ id }) => id === this.id);
    if (wanted) this.begin(wanted);
    else if (!this.id) this.next();
    else this.wrong = t("puzzles.gone");
  }

  get chosen() {
    return this.all.filter(
      ({ kind, length }) => (!this.kind || kind === this.kind) && (!this.length || length === Number(this.length)),
    );
  }

  /** Goes to the first one after this that is not solved yet. */
  next() {
    const solved = solvedPuzzles();
    const { chosen } = this;
    const here = chosen.findIndex(({ id }) => id === this.shown?.id);
    const rest = [...chosen.slice(here + 1), ...chosen.slice(0, Math.max(0, here))];
    const next = rest.find(({ game, id }) => !solved.has(`${game}/${id}`)) ?? rest[0];
    if (next) location.hash = `#/puzzles/${next.id}`;
  }

  begin(puzzle) {
    this.wrong = "";
    return this.ask(puzzle, {});
  }

  /** Asks for a position or for the answer to a try; a later question makes the answer worthless. */
  async ask({ game, id }, values) {
    const question = (this.question = {});
    this.asking = true;
    try {
      const shown = await get(`/puzzles/${game.split(":")[0]}/${id}${query(values)}`);
      if (this.question !== question) return;
      this.shown = shown;
      if (shown.verdict === "won") keepSolved(game.split(":")[0], id);
    } catch (refused) {
      if (this.question === question) this.wrong = refused.message;
    }
    if (this.question === question) this.asking = false;
  }

  play(move) {
    const { shown } = this;
    if (!shown || shown.verdict === "won" || this.asking) return;
    this.ask(shown, { moves: [...shown.played, move].join(" ") });
  }

  status() {
    const { tried: move, reply, left, verdict } = /** @type {Shown} */ (this.shown);
    if (verdict === "won") return html`<span class="good">${t("puzzles.won", { move })}</span>`;
    if (verdict === "right") return html`<span class="good">${t("puzzles.right", { move, reply, n: left })}</span>`;
    if (verdict === "quiet") return html`<span class="bad">${t("puzzles.quiet", { move })}</span>`;
    if (verdict === "held")
      return html`<span class="bad">${t(reply ? "puzzles.held" : "puzzles.lost", { move, reply })}</span>`;
    return t("puzzles.find");
  }

  render() {
    const solved = solvedPuzzles();
    const { chosen } = this;
    const done = chosen.filter(({ game, id }) => solved.has(`${game}/${id}`)).length;
    const kinds = [...new Set(this.all.map(({ kind }) => kind))];
    const lengths = [...new Set(this.all.map(({ length }) => length))].sort((a, b) => a - b);
    return html`<h1>${t("puzzles.title")}</h1>
      <p class="muted">${t("puzzles.about")}</p>
      <div class="row">
        <select id="kind" aria-label=${t("puzzles.kind")} @change=${(e) => (this.kind = e.target.value)}>
          <option value="">${t("puzzles.kinds")}</option>
          ${kinds.map((kind) => html`<option value=${kind}>${t("puzzles." + kind)}</option>`)}
        </select>
        <select id="length" aria-label=${t("puzzles.length")} @change=${(e) => (this.length = e.target.value)}>
          <option value="">${t("puzzles.lengths")}</option>
          ${lengths.map((n) => html`<option value=${n}>${t("puzzles.moves", { n })}</option>`)}
        </select>
        <span id="done" class="muted">${t("puzzles.done", { n: done, of: chosen.length })}</span>
        <button id="next" ?disabled=${!chosen.length} @click=${() => this.next()}>${t("puzzles.next")}</button>
      </div>
      ${this.wrong ? html`<p class="bad" role="alert">${this.wrong}</p>` : ""} ${this.shown ? this.stage() : ""}`;
  }

  stage() {
    const shown = /** @type {Shown} */ (this.shown);
    const side = t((shown.turn + (shown.verdict === "won" ? 1 : 0)) % 2 ? "white" : "black");
    return html`<div class="stage">
      <sw-beside
        .game=${shown.game}
        .position=${shown}
        ?playable=${shown.verdict !== "won" && !this.asking}
        @move=${(e) => this.play(e.detail.move)}
      ></sw-beside>
      <div>
        <p class="task">
          <b id="task"
            >${shown.verdict === "won" ? t("puzzles.solved") : t("puzzles.task", { side, n: shown.length })}</b
          >
          <span class="muted">${t("puzzles." + shown.kind)}</span>
        </p>
        <p role="status" data-verdict=${shown.verdict}>${this.status()}</p>
        ${shown.played.length ? html`<p class="line">${shown.played.join(" ")}</p>` : ""}
        <div class="row">
          <button id="again" ?disabled=${!shown.played.length} @click=${() => this.begin(shown)}>
            ${t("puzzles.again")}
          </button>
          <button id="solution" @click=${() => this.ask(shown, { solution: 1 })}>${t("puzzles.solution")}</button>
        </div>
        ${shown.solution ? html`<p class="line" id="line">${shown.solution.join(" ")}</p>` : ""}
        <p class="muted">${t("puzzles.how." + shown.kind)}</p>
      </div>
    </div>`;
  }
}
customElements.define("sw-puzzles", Puzzles);
