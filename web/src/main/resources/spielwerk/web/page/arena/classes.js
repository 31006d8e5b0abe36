import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t, maybe } from "../app/i18n.js";
import { get, post, remove } from "../app/api.js";
import { givenOf, teach } from "../app/keyring.js";
import { isOwner } from "../app/role.js";
import { gameName, notice } from "./words.js";
import "./class.js";

/** The tournaments of classes, and how a teacher begins one. */
class Classes extends LitElement {
  static properties = { items: { state: true }, games: { state: true }, trouble: { state: true } };
  static styles = [
    look,
    css`
      :host {
        max-width: 900px;
        margin: 0 auto;
      }
      h1 {
        font-size: 1.5rem;
        margin: 0.2rem 0 0.8rem;
      }
      form {
        display: grid;
        gap: 0.8rem;
        grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
        align-items: end;
        margin-top: 0.6rem;
      }
      label {
        display: grid;
        gap: 0.2rem;
        font-weight: 600;
        font-size: 0.92rem;
      }
      label > * {
        font-weight: 400;
        width: 100%;
      }
      ul {
        list-style: none;
        padding: 0;
        margin: 1.2rem 0 0;
        display: grid;
        gap: 0.6rem;
      }
      li {
        display: flex;
        gap: 0.4rem;
      }
      li a {
        flex: 1;
        display: flex;
        justify-content: space-between;
        gap: 1rem;
        padding: 0.7rem 1rem;
        text-decoration: none;
        color: inherit;
        background: var(--surface);
        border: 1px solid var(--line);
        border-radius: var(--radius);
      }
      li a:hover {
        border-color: var(--accent);
      }
      .trouble {
        color: var(--bad);
        margin-top: 0.5rem;
      }
      .about {
        margin-bottom: 1rem;
        max-width: 44rem;
      }
    `,
  ];

  constructor() {
    super();
    this.items = [];
    this.games = [];
    this.trouble = "";
    this.load();
  }

  async load() {
    const [list, games] = await Promise.all([get("/classes"), get("/games")]);
    this.items = list.items;
    this.games = games.items.filter((game) => game.seats[1] > 1 && game.id !== "tree");
  }

  async begin(event) {
    event.preventDefault();
    const form = new FormData(event.target);
    const text = (name) => String(form.get(name)).trim();
    try {
      const made = await post("/classes", {
        title: text("title"),
        game: text("game"),
        games: Number(text("games")) || 0,
        budget: text("budget") || "free",
        openings: text("openings") || "none",
      });
      teach(made.id, made.key);
      location.hash = "#/arena/class/" + made.id;
    } catch (refused) {
      this.trouble = refused.message;
    }
  }

  async drop(one) {
    if (!confirm(t("arena.class.sure"))) return;
    await remove("/classes/" + one.id).catch((refused) => notice(this, refused));
    this.load();
  }

  /** How a class is opened. */
  opening() {
    return html`<section class="panel">
      <h2>${t("arena.class.new")}</h2>
      <form @submit=${this.begin}>
        <label>${t("arena.class.title")}<input name="title" maxlength="100" placeholder="Q1 2027" /></label>
        <label
          >${t("new.game")}<select name="game">
            ${this.games.map(
              (game) =>
                html`<option value=${game.id} ?selected=${game.id === "connect4"}>
                  ${maybe("game." + game.id, game.name)}
                </option>`,
            )}
          </select></label
        >
        <label>${t("arena.f.games")}<input name="games" inputmode="numeric" placeholder="2" /></label>
        <label>${t("arena.f.budget")}<input name="budget" placeholder="time=100ms" value="time=200ms" /></label>
        <label
          >${t("arena.f.openings")}<input name="openings" placeholder="none · random:plies=2" value="none"
        /></label>
        <button class="primary" id="begin">${t("arena.class.begin")}</button>
      </form>
      ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : ""}
    </section>`;
  }

  render() {
    return html`<p class="muted"><a href="#/arena">${t("arena.title")}</a></p>
      <h1>${t("arena.class")}</h1>
      <p class="about">${t("arena.class.about")}</p>
      ${isOwner() ? this.opening() : ""}
      <ul>
        ${this.items.map(
          (one) =>
            html`<li>
              <a href="#/arena/class/${one.id}"
                ><b>${one.title || gameName(one.game)}</b
                ><span class="muted">${gameName(one.game)} · ${t("arena.class.n", { n: one.entries.length })}</span></a
              >
              ${
                givenOf(one.id).teacher && isOwner()
                  ? html`<button
                      class="quiet"
                      aria-label=${t("arena.class.delete", { name: one.title || one.id })}
                      @click=${() => this.drop(one)}
                    >
                      ✕
                    </button>`
                  : ""
              }
            </li>`,
        )}
      </ul>`;
  }
}
customElements.define("sw-classes", Classes);
