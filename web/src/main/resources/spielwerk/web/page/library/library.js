import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t, maybe } from "../app/i18n.js";
import { get, post, remove, query } from "../app/api.js";

/** The library as a table: filter, page, open. */
class Library extends LitElement {
  static properties = { items: { state: true }, next: { state: true }, games: { state: true }, wish: { state: true } };
  static styles = [
    look,
    css`
      :host { max-width: 1100px; margin: 0 auto; }
      form { margin: 0.8rem 0; }
      .scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: var(--radius); background: var(--surface); }
      table { width: 100%; border-collapse: collapse; }
      th, td { text-align: left; padding: 0.5rem 0.9rem; white-space: nowrap; }
      th { color: var(--muted); font-size: 0.82rem; font-weight: 600; }
      tbody tr { border-top: 1px solid var(--line); }
      tbody tr:hover { background: var(--accent-soft); }
      td button { min-height: 2rem; padding: 0.1rem 0.6rem; }
      h1 { font-size: 1.5rem; }
    `,
  ];

  constructor() {
    super();
    this.items = [];
    this.games = [];
    this.next = 0;
    this.wish = { game: "", player: "", words: "" };
    get("/games").then(({ items }) => (this.games = items));
    this.load();
  }

  async load(after = "") {
    try {
      const page = await get("/library" + query({ ...this.wish, after }));
      this.items = after ? [...this.items, ...page.items] : page.items;
      this.next = page.next;
    } catch (refused) {
      this.notice(refused);
    }
  }

  notice(refused) {
    this.dispatchEvent(new CustomEvent("notice", { detail: refused.message, bubbles: true, composed: true }));
  }

  filter(some) {
    this.wish = { ...this.wish, ...some };
    this.load();
  }

  async open(id) {
    try {
      const table = await post(`/library/${id}/open`);
      location.hash = `#/t/${table.id}`;
    } catch (refused) {
      this.notice(refused);
    }
  }

  async drop(id) {
    if (!confirm(t("library.sure", { n: id }))) return;
    await remove(`/library/${id}`).catch((refused) => this.notice(refused));
    this.load();
  }

  outcome(game) {
    if (game.winner === -1) return t("drawn");
    return game.winner < 0 ? "–" : t("won", { who: game.players[game.winner].name });
  }

  render() {
    return html`<h1>${t("nav.library")}</h1>
      <form class="row" @submit=${(e) => e.preventDefault()}>
        <select aria-label=${t("new.game")} @change=${(e) => this.filter({ game: e.target.value })}>
          <option value="">${t("library.all")}</option>
          ${this.games.map((game) => html`<option value=${game.id}>${maybe("game." + game.id, game.name)}</option>`)}
        </select>
        <input aria-label=${t("library.player")} placeholder=${t("library.player")} @change=${(e) => this.filter({ player: e.target.value })} />
        <input aria-label=${t("library.words")} placeholder=${t("library.words")} @change=${(e) => this.filter({ words: e.target.value })} />
      </form>
      ${this.items.length ? html`<div class="scroll" tabindex="0" role="group" aria-label=${t("nav.library")}><table>
        <thead><tr>${["number", "date", "game", "players", "result", "length"].map((name) => html`<th scope="col">${t("library." + name)}</th>`)}<td></td></tr></thead>
        <tbody>${this.items.map((game) => html`<tr>
          <td class="muted">${game.id}</td><td>${game.date.slice(0, 16).replace("T", " ")}</td>
          <td>${maybe("game." + game.game.split(":")[0], game.game)}</td>
          <td>${game.players.map((player) => player.name).join(" – ")}</td><td>${this.outcome(game)}</td><td>${game.length}</td>
          <td><button data-open=${game.id} @click=${() => this.open(game.id)}>${t("library.open")}</button>
            <button class="quiet" aria-label=${t("library.delete", { n: game.id })} title=${t("library.delete", { n: game.id })} @click=${() => this.drop(game.id)}>✕</button></td></tr>`)}
        </tbody></table></div>` : html`<p class="panel muted">${t("library.empty")}</p>`}
      ${this.next ? html`<p class="row"><button @click=${() => this.load(this.next)}>${t("library.more")}</button></p>` : ""}`;
  }
}
customElements.define("sw-library", Library);
