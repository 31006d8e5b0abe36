import { LitElement, html, nothing } from "lit";
import { find } from "../app/dom.js";
import { look } from "../app/look.js";
import { t, maybe } from "../app/i18n.js";
import { get, openTable, post, remove, query, reason } from "../app/api.js";
import { save } from "../app/download.js";
import { isOwner } from "../app/role.js";
import "./bring.js";
import "./edit.js";
import "./choice.js";
import "./tally.js";
import "./explorer.js";
import { EMPTY, filters } from "./filter.js";
import { libraryStyle } from "./library-style.js";

const SIZE = 30;
const COLUMNS = ["number", "date", "game", "players", "result", "length"];

/** @type {string[]} */
const NO_MOVES = [];

/** The number of the move at a table that was played as the ply-th. */
async function nodeAt(table, ply) {
  const { nodes, live } = await get(`/tables/${table}`);
  const parents = new Map(nodes.map(({ id, parent }) => [id, parent]));
  const line = [];
  for (let node = live; node !== undefined && node !== null && node >= 0; node = parents.get(node)) line.unshift(node);
  return line[Math.min(ply, line.length - 1)];
}

/** The libraries as a table: filter, sort, page, open, edit, delete, import, export. */
class Library extends LitElement {
  static properties = {
    items: { state: true },
    total: { state: true },
    start: { state: true },
    sort: { state: true },
    wish: { state: true },
    library: { state: true },
    games: { state: true },
    formats: { state: true },
    chosen: { state: true },
    gone: { state: true },
    tab: { state: true },
    explore: { attribute: false },
    known: { state: true },
  };
  static styles = [look, libraryStyle];

  constructor() {
    super();
    this.items = null; // not known yet
    this.asked = 0;
    this.games = [];
    this.formats = [];
    this.total = 0;
    this.start = 0;
    this.sort = "-number";
    this.library = "";
    this.wish = EMPTY;
    this.chosen = new Set();
    this.gone = [];
    this.tab = "games";
    /** A position to begin the explorer with: {game, moves, setup}. @type {any} */
    this.explore = null;
    /** Names for what is typed. @type {string[]} */
    this.known = [];
    this.typed = "";
    get("/games").then(({ items }) => (this.games = items));
    get("/formats").then(({ items }) => (this.formats = items.filter((name) => name !== "wthor")));
    this.load();
  }

  willUpdate(changed) {
    if (changed.has("explore") && this.explore) this.tab = "explorer";
  }

  get where() {
    return { library: this.library };
  }

  /** Only the newest answer counts: that to an older wish may come after it. */
  async load() {
    const question =
      "/library" + query({ ...this.wish, ...this.where, sort: this.sort, start: this.start, size: SIZE });
    const asked = ++this.asked;
    try {
      const page = await get(question);
      if (asked !== this.asked) return;
      this.items = page.items;
      this.total = page.total;
      if (!page.items.length && this.start) this.go(0);
    } catch (refused) {
      this.notice(refused.message);
    }
  }

  notice(sentence) {
    this.dispatchEvent(new CustomEvent("notice", { detail: sentence, bubbles: true, composed: true }));
  }

  filter(some) {
    this.wish = { ...this.wish, ...some };
    this.chosen = new Set();
    this.go(0);
  }

  go(start) {
    this.start = start;
    this.load();
  }

  by(column) {
    this.sort = this.sort === column ? "-" + column : column;
    this.go(0);
  }

  enter(library) {
    this.library = library;
    this.chosen = new Set();
    this.gone = [];
    this.go(0);
  }

  /** Puts a game on a table; ply: after how many moves one wants to look at it, at its end if missing. */
  async open(id, ply) {
    try {
      const table = await openTable(`/library/${id}/open` + query(this.where));
      location.hash = `#/t/${table.id}` + (ply === undefined ? "" : `/${await nodeAt(table.id, ply)}`);
    } catch (refused) {
      this.notice(refused.message);
    }
  }

  /** Deletes after a question; the games are kept here as they were, so that it can be undone. */
  async drop(ids) {
    if (!confirm(t("collect.sure", { n: ids.length }))) return;
    try {
      const gone = [];
      for (const id of ids) {
        gone.push(await get(`/library/${id}` + query(this.where)));
        await remove(`/library/${id}` + query(this.where));
      }
      this.gone = gone;
    } catch (refused) {
      this.notice(refused.message);
    }
    this.chosen = new Set();
    this.load();
  }

  async undo() {
    const text = this.gone.map((game) => JSON.stringify(game)).join("\n");
    try {
      await post("/import" + query(this.where), { name: "undo.jsonl", text });
      this.gone = [];
      this.load();
    } catch (refused) {
      this.notice(refused.message);
    }
  }

  async take(format) {
    const wanted = this.chosen.size ? { ids: [...this.chosen].join(",") } : this.wish;
    const answer = await fetch("/api/export" + query({ ...wanted, ...this.where, format }));
    const leftOut = Number(answer.headers.get("Spielwerk-Left-Out") ?? 0);
    if (leftOut) this.notice(t("collect.leftout", { n: leftOut, format: format.toUpperCase() }));
    if (answer.ok) save(`games.${["transcript", "moves"].includes(format) ? "txt" : format}`, await answer.blob());
    else this.notice(await reason(await answer.json()));
  }

  choose(id, on) {
    const chosen = new Set(this.chosen);
    if (on) chosen.add(id);
    else chosen.delete(id);
    this.chosen = chosen;
  }

  outcome(game) {
    if (game.winner === -1) return t("drawn");
    return game.winner < 0 ? "–" : t("won", { who: game.players[game.winner].name });
  }

  render() {
    return html`<div @dragover=${this.over} @dragleave=${this.away} @drop=${this.dropped}>
      <div class="head">
        <h1>${t("nav.library")}</h1>
        <sw-library-choice .library=${this.library} @enter=${(e) => this.enter(e.detail)}></sw-library-choice>
        <span class="grow"></span>
        <button
          id="tab-explorer"
          aria-pressed=${this.tab === "explorer"}
          @click=${() => (this.tab = this.tab === "explorer" ? "games" : "explorer")}
        >
          ${t("collect.explorer")}
        </button>
        <button
          id="tab-tally"
          aria-pressed=${this.tab === "tally"}
          @click=${() => (this.tab = this.tab === "tally" ? "games" : "tally")}
        >
          ${t("collect.tally")}
        </button>
        ${
          isOwner()
            ? html`<button id="import" @click=${() => find(this.renderRoot, "sw-bring").show()}>
                ${t("collect.import")}
              </button>`
            : nothing
        }
      </div>
      ${this.room()}
      <sw-bring .library=${this.library} @brought=${() => this.load()}></sw-bring>
      <sw-edit .library=${this.library} @edited=${() => this.load()}></sw-edit>
    </div>`;
  }

  room() {
    const { library, games } = this;
    if (this.tab === "tally") return html`<sw-tally .library=${library} .games=${games}></sw-tally>`;
    if (this.tab === "explorer")
      return html`<sw-explorer
        .library=${library}
        .games=${games}
        .game=${this.explore?.game ?? ""}
        .moves=${this.explore?.moves ?? NO_MOVES}
        .setup=${this.explore?.setup ?? ""}
        @opengame=${(event) => this.open(event.detail.id, event.detail.ply)}
      ></sw-explorer>`;
    return this.list();
  }

  list() {
    const last = Math.min(this.total, this.start + SIZE);
    return html`${filters(this)}
      ${
        this.gone.length
          ? html`<p class="undo row">
              <span>${t("collect.gone", { n: this.gone.length })}</span
              ><button id="undo" @click=${this.undo}>${t("collect.undo")}</button>
            </p>`
          : ""
      }
      ${
        !this.items
          ? html`<p class="muted" aria-busy="true">${t("loading")}</p>`
          : this.items.length
            ? html`<div class="scroll" tabindex="0" role="group" aria-label=${t("nav.library")}>
                <table>
                  <thead>
                    <tr>
                      <td></td>
                      ${COLUMNS.map((name) => this.head(name))}
                      <td></td>
                    </tr>
                  </thead>
                  <tbody>
                    ${this.items.map((game) => this.row(game))}
                  </tbody>
                </table>
              </div>`
            : html`<p class="panel muted">${t("library.empty")}</p>`
      }
      <div class="row foot">
        <div class="row">
          <select
            id="export-as"
            aria-label=${t("collect.export")}
            @change=${(e) => {
              this.take(e.target.value);
              e.target.value = "";
            }}
          >
            <option value="">
              ${
                this.chosen.size
                  ? t("collect.export.chosen", { n: this.chosen.size })
                  : t("collect.export.all", { n: this.total })
              }
            </option>
            ${this.formats.map(
              (format) =>
                html`<option value=${format}>${maybe("play.format." + format, format.toUpperCase())}</option>`,
            )}
          </select>
          ${
            this.chosen.size && isOwner()
              ? html`<button id="delete-chosen" @click=${() => this.drop([...this.chosen])}>
                  ${t("collect.delete", { n: this.chosen.size })}
                </button>`
              : ""
          }
        </div>
        <div class="row">
          <span class="muted"
            >${t("collect.range", { from: this.total ? this.start + 1 : 0, to: last, n: this.total })}</span
          >
          <button
            id="before"
            ?disabled=${!this.start}
            @click=${() => this.go(Math.max(0, this.start - SIZE))}
            aria-label=${t("collect.before")}
          >
            ‹
          </button>
          <button
            id="after"
            ?disabled=${last >= this.total}
            @click=${() => this.go(this.start + SIZE)}
            aria-label=${t("collect.after")}
          >
            ›
          </button>
        </div>
      </div>`;
  }

  head(name) {
    const way = this.sort === name ? "ascending" : this.sort === "-" + name ? "descending" : nothing;
    return html`<th scope="col" aria-sort=${way}>
      <button data-sort=${name} @click=${() => this.by(name)}>${t("library." + name)}</button>
    </th>`;
  }

  row(game) {
    const n = game.id;
    return html`<tr>
      <td class="check">
        <input
          type="checkbox"
          aria-label=${t("collect.choose", { n })}
          .checked=${this.chosen.has(n)}
          @change=${(e) => this.choose(n, e.target.checked)}
        />
      </td>
      <td class="number muted">${n}</td>
      <td class="date">${game.date.slice(0, 16).replace("T", " ")}</td>
      <td class="game">${maybe("game." + game.game.split(":")[0], game.game)}</td>
      <td class="players">
        ${game.players.map((player) => player.name).join(" – ")}${
          game.comment ? html`<small>${game.comment}</small>` : ""
        }
      </td>
      <td class="result">${this.outcome(game)}</td>
      <td class="length">${game.length}</td>
      <td class="tools">
        <button data-open=${n} @click=${() => this.open(n)}>${t("library.open")}</button>
        ${isOwner() ? this.changes(n) : nothing}
      </td>
    </tr>`;
  }

  /** What only the owner may do with a game. */
  changes(n) {
    return html`<button
        class="quiet"
        data-edit=${n}
        aria-label=${t("collect.edit", { n })}
        title=${t("collect.edit", { n })}
        @click=${() => find(this.renderRoot, "sw-edit").show(n)}
      >
        ✎
      </button>
      <button
        class="quiet"
        data-delete=${n}
        aria-label=${t("library.delete", { n })}
        title=${t("library.delete", { n })}
        @click=${() => this.drop([n])}
      >
        ✕
      </button>`;
  }

  over(event) {
    if (!isOwner()) return;
    event.preventDefault();
    event.currentTarget.classList.add("drop");
  }

  away(event) {
    event.currentTarget.classList.remove("drop");
  }

  dropped(event) {
    if (!isOwner()) return;
    event.preventDefault();
    this.away(event);
    find(this.renderRoot, "sw-bring").take([...event.dataTransfer.files]);
  }
}
customElements.define("sw-library", Library);
