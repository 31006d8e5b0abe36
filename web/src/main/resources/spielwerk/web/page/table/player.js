import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { side, who } from "../app/words.js";
import { settings } from "../app/settings.js";

/** Who sits at a seat: name, side, clock, whether it is thinking; a click lets somebody take over. */
class PlayerStrip extends LitElement {
  static properties = { store: {}, seat: {}, stamp: {}, choosing: { state: true } };
  static styles = [
    look,
    css`
      .strip { display: flex; align-items: center; gap: 0.6rem; padding: 0.25rem 0.2rem; min-height: 2.6rem; }
      .piece { width: 1.15rem; height: 1.15rem; border-radius: 50%; border: 1.5px solid var(--muted); flex: none; }
      .piece.s0 { background: var(--dark-piece); }
      .piece.s1 { background: var(--light-piece); }
      .name { flex: none; max-width: 60%; font-weight: 600; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
      .detail { color: var(--muted); font-size: 0.88rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
      .grow { flex: 1; }
      .turn .name { box-shadow: inset 0 -2px 0 var(--accent); }
      .clock { font-family: var(--mono); font-size: 1.1rem; padding: 0.1rem 0.5rem; border-radius: 6px; background: var(--raised); border: 1px solid var(--line); }
      .clock.low { color: var(--bad); border-color: var(--bad); }
      .score { font-variant-numeric: tabular-nums; font-weight: 650; min-width: 1.6rem; text-align: right; }
      .dots span { animation: blink 1.2s infinite; }
      .dots span:nth-child(2) { animation-delay: 0.2s; }
      .dots span:nth-child(3) { animation-delay: 0.4s; }
      @keyframes blink { 50% { opacity: 0.15; } }
      button { min-height: 2rem; padding: 0.15rem 0.6rem; font-size: 0.88rem; }
    `,
  ];

  connectedCallback() {
    super.connectedCallback();
    this.ticker = setInterval(() => this.store?.table?.clock.limit && this.requestUpdate(), 250);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.ticker);
  }

  willUpdate(changes) {
    if (changes.has("stamp") && this.store.table !== this.seen) {
      this.seen = this.store.table;
      this.heard = performance.now();
    }
  }

  clock() {
    const { clock } = this.store.table;
    if (!clock.limit) return "";
    const gone = clock.running === this.seat ? performance.now() - this.heard : 0;
    const left = Math.max(0, clock.left[this.seat] - gone);
    const seconds = Math.ceil(left / 1000);
    return html`<span class="clock ${left < 10000 ? "low" : ""}">${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}</span>`;
  }

  render() {
    const { table } = this.store;
    const chair = table.seats[this.seat];
    const turn = table.status === "playing" && table.turn === this.seat;
    return html`<div class="strip ${turn ? "turn" : ""}">
      <span class="piece s${this.seat}" aria-hidden="true"></span>
      <span class="name">${who(table, this.seat)}</span>
      <span class="detail">${side(table, this.seat)}${chair.kind === "engine" ? " · " + chair.engine : ""}</span>
      ${turn && table.thinking ? html`<span class="dots" aria-hidden="true"><span>•</span><span>•</span><span>•</span></span>` : ""}
      <span class="grow"></span>
      ${this.count()}
      ${this.clock()}
      ${table.status === "playing" ? html`<button class="quiet" @click=${this.swap} aria-label=${t(chair.kind === "person" ? "player.give" : "player.take")} title=${t(chair.kind === "person" ? "player.give" : "player.take")}>⇄</button>` : ""}
    </div>`;
  }

  /** Discs in Othello; other games have nothing to count. */
  count() {
    const { table, position } = this.store;
    if (!table.game.startsWith("othello")) return "";
    const sign = "XO"[this.seat];
    return html`<span class="score">${[...position.text.split(" ")[0]].filter((one) => one === sign).length}</span>`;
  }

  /** A person gives the seat to an engine, or takes it over. */
  swap() {
    const person = this.store.table.seats[this.seat].kind === "person";
    this.dispatchEvent(new CustomEvent("take", {
      detail: person ? { kind: "engine", level: 3 } : { kind: "person", name: settings.name || t("you") },
    }));
  }
}
customElements.define("sw-player", PlayerStrip);
