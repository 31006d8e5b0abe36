import { LitElement, html, css } from "lit";
import { given } from "../app/dom.js";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { loss } from "../app/words.js";
import { after, collect, practise, solve, takeWanted } from "./mistake-collection.js";

/** How far below the best a move may be to count as found: half of what is marked as a mistake. */
const CLOSE = { value: 0.15, points: 1 };

/** How much less a move is worth than the best, in points where both have them; undefined if nobody knows. */
export function missing(candidates, move) {
  const unit = candidates.some((one) => one.points !== undefined) ? "points" : "value";
  const known = candidates.filter((one) => one[unit] !== undefined);
  const own = known.find((one) => one.move === move);
  if (!own) return undefined;
  const best = known.reduce((a, b) => (b[unit] > a[unit] ? b : a));
  const lost = Math.max(0, best[unit] - own[unit]);
  const exact = own.exact && best.exact;
  return {
    best: best.move,
    found: lost <= CLOSE[unit],
    loss: lost,
    lossPoints: unit === "points" ? lost : undefined,
    lossExact: exact,
  };
}

/**
 * The positions of this game in which somebody at the page went wrong, to be solved again: the
 * board shows the position, a click on it is the answer, and the engine that analyses judges it.
 */
class Mistakes extends LitElement {
  static properties = { store: {}, stamp: {}, at: { state: true }, tried: { state: true } };
  static styles = [
    look,
    css`
      :host {
        display: grid;
        gap: 0.4rem;
      }
      .found {
        color: var(--good);
        font-weight: 650;
      }
      .missed {
        color: var(--bad);
      }
      .small {
        min-height: 1.9rem;
        padding: 0.1rem 0.55rem;
        font-size: 0.85rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("./store.js").TableStore} */
    this.store = given();
    this.at = -1;
    this.tried = "";
    /** Whether the positions of all games are gone through. */
    this.everywhere = false;
  }

  /** Keeps the mistakes of whoever sits here, and begins with the one that was chosen elsewhere. */
  updated() {
    const { store } = this;
    if (store.analysis.phase !== "done" || this.kept === store.analysis) return;
    this.kept = store.analysis;
    const all = this.positions;
    if (this.mine.includes(true))
      collect(
        store.id,
        all.map(({ node, moment }) => ({
          table: store.id,
          node: node.parent,
          game: store.table.game,
          move: node.move,
          loss: loss(moment, store.table.goal),
          date: new Date().toISOString().slice(0, 10),
          solved: false,
        })),
      );
    const wanted = takeWanted(store.id);
    const at = all.findIndex(({ node }) => node.parent === wanted);
    if (at < 0) return;
    this.everywhere = true;
    this.begin(at);
  }

  /** By seat, whether a person here sits on it. */
  get mine() {
    return this.store.table.seats.map((seat, i) => seat.kind === "person" && this.store.rights.may(i));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.store?.evaluator.practise(null);
  }

  /** The positions, the worst mistake first: of the persons here, or of all where none sits here. */
  get positions() {
    const { store, mine } = this;
    const wanted = (seat) => !mine.includes(true) || mine[seat];
    return store
      .mainLine()
      .filter((node) => store.mark(node).startsWith("?") && node.parent !== undefined)
      .map((node) => ({ node, moment: store.moments.get(node.id), turn: store.moments.get(node.parent)?.turn }))
      .filter(({ moment, turn }) => moment && turn !== undefined && wanted(turn))
      .sort((a, b) => (b.moment.lossPoints ?? b.moment.loss) - (a.moment.lossPoints ?? a.moment.loss));
  }

  render() {
    const all = this.positions;
    if (!all.length) return "";
    if (this.at < 0)
      return html`<button id="practise" class="small" @click=${() => this.begin(0)}>
        ${t("mistakes.start", { n: all.length })}
      </button>`;
    const one = all[Math.min(this.at, all.length - 1)];
    return html`<p>
        <b>${t("mistakes.nth", { n: this.at + 1, of: all.length })}</b>
        ${t("mistakes.task", { move: one.node.move, n: loss(one.moment, this.store.table.goal) })}
      </p>
      <p role="status" data-verdict=${this.verdict(one)?.kind ?? ""}>${this.words(one)}</p>
      <div class="row">
        <button id="mistakenext" class="small" ?disabled=${!this.next(all)} @click=${() => this.next(all)?.()}>
          ${t("mistakes.next")}
        </button>
        <button id="mistakeend" class="small" @click=${() => this.end()}>${t("mistakes.end")}</button>
        <a class="small" href="#/mistakes">${t("mistakes.all")}</a>
      </div>`;
  }

  /** What leads to the next position, of this game or of all; nothing after the last. */
  next(all) {
    if (!this.everywhere) return this.at + 1 < all.length ? () => this.begin(this.at + 1) : null;
    const { store } = this;
    const next = after(store.id, all[this.at]?.node.parent);
    if (!next) return null;
    const here = all.findIndex(({ node }) => next.table === store.id && node.parent === next.node);
    if (here >= 0) return () => this.begin(here);
    return () => {
      this.end();
      practise(next);
    };
  }

  /** @returns {any} */
  verdict(one) {
    const { judged } = this.store.evaluator;
    if (!this.tried || judged?.node !== one.node.parent) return null;
    const found = missing(judged.candidates, this.tried);
    if (!found) return judged.done ? { kind: "unknown" } : null;
    if (found.found) solve(this.store.id, one.node.parent);
    return found.found ? { kind: "found", ...found } : { kind: "missed", ...found };
  }

  words(one) {
    if (this.store.cursor !== one.node.parent) return t("mistakes.elsewhere");
    if (!this.tried) return t("mistakes.choose");
    const verdict = this.verdict(one);
    if (!verdict) return t("advice.thinking");
    if (verdict.kind === "unknown") return t("mistakes.unknown", { move: this.tried });
    const n = loss(verdict, this.store.table.goal);
    const key = verdict.best === this.tried ? "mistakes.best" : "mistakes.good";
    return verdict.kind === "found"
      ? html`<span class="found">${t(key, { move: this.tried, best: verdict.best })}</span>`
      : html`<span class="missed">${t("mistakes.missed", { move: this.tried, n })}</span>`;
  }

  begin(at) {
    this.at = at;
    this.tried = "";
    const one = this.positions[at];
    if (!one) return this.end();
    this.store.evaluator.practise({ node: one.node.parent, answer: (move) => (this.tried = move) });
  }

  end() {
    this.at = -1;
    this.everywhere = false;
    this.store.evaluator.practise(null);
  }
}
customElements.define("sw-mistakes", Mistakes);
