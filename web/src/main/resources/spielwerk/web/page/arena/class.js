import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { get, hear, post } from "../app/api.js";
import { givenOf, remember, teach } from "../app/keyring.js";
import { server } from "../app/link.js";
import "../app/link-field.js";
import { gameName, notice } from "./words.js";
import "./class-enter.js";
import "./class-entries.js";
import "./class-exercises.js";

/** One tournament of a class: students enter, the teacher, who holds its key, accepts and begins. */
class SchoolClass extends LitElement {
  static properties = {
    id: {},
    now: { state: true },
    rights: { state: true },
    server: { state: true },
    missing: { state: true },
  };
  static styles = [
    look,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--gap);
        max-width: 1000px;
        margin: 0 auto;
      }
      h1 {
        font-size: 1.6rem;
      }
      .links {
        display: grid;
        gap: 0.6rem;
      }
      summary {
        cursor: pointer;
        color: var(--muted);
      }
      details b {
        display: block;
        margin: 0.5rem 0;
      }
      .grid {
        display: grid;
        gap: var(--gap);
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
        align-items: start;
      }
      @media (max-width: 760px) {
        .grid {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];

  constructor() {
    super();
    this.id = "";
    this.now = null;
    this.rights = { teacher: false, mine: [] };
    this.server = {};
    this.missing = "";
  }

  willUpdate(changed) {
    if (changed.has("id") && this.id) this.follow();
  }

  get path() {
    return "/classes/" + encodeURIComponent(this.id);
  }

  async follow() {
    this.stream?.close();
    try {
      this.now = await get(this.path);
      this.stream = hear(this.path + "/events", { class: (now) => (this.now = now) });
      this.server = await server();
      await this.ask();
    } catch (refused) {
      this.missing = refused.message;
    }
  }

  /** What this browser may do; the teacher may also stop the tournament that was begun. */
  async ask() {
    this.rights = await get(this.path + "/rights");
    if (this.rights.teacher && this.now.run) remember(this.now.run, givenOf(this.id).teacher);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stream?.close();
  }

  async claim() {
    try {
      teach(this.id, (await post(this.path + "/claim")).key);
      await this.ask();
    } catch (refused) {
      notice(this, refused);
    }
  }

  async begin() {
    try {
      const { run } = await post(this.path + "/start");
      remember(run, givenOf(this.id).teacher);
      location.hash = "#/arena/" + run;
    } catch (refused) {
      notice(this, refused);
    }
  }

  /** For pupils, or with the teacher's key, for the owner's other device. */
  link(words, key = "") {
    const { token, ownerToken } = this.server;
    return html`<b>${words}</b
      ><sw-link
        .hash=${`#/arena/class/${this.id}${key && "?key=" + key}`}
        .name=${words}
        .server=${{ ...this.server, token: key ? ownerToken : token }}
      ></sw-link>`;
  }

  links() {
    const { teacher } = givenOf(this.id);
    const alone = this.server.local && !this.server.token; // then whoever sits here owns the workbench
    const claim =
      alone && !teacher
        ? html`<button id="claim" class="quiet" @click=${this.claim}>${t("arena.class.claim")}</button>`
        : "";
    if (!this.rights.teacher) return html`<p class="muted">${t("arena.class.student")} ${claim}</p>`;
    return html`<section class="panel links">
      <sw-reach .server=${this.server}></sw-reach>
      ${this.link(t("arena.class.link"))}
      ${
        teacher
          ? html`<details id="teacher">
              <summary>${t("arena.class.teacher")}</summary>
              ${this.link(t("arena.class.teacher.link"), teacher)}
            </details>`
          : claim
      }
    </section>`;
  }

  render() {
    const { now, rights } = this;
    if (this.missing) return html`<p class="panel">${this.missing} <a href="#/arena/class">${t("arena.class")}</a></p>`;
    if (now === null) return html`<p class="muted" aria-busy="true">${t("loading")}</p>`;
    return html` <div>
        <p class="muted"><a href="#/arena/class">${t("arena.class")}</a></p>
        <h1>${now.title || gameName(now.game)}</h1>
        <p class="muted">
          ${gameName(now.game)} ·
          ${t("arena.class.rules", { games: now.games, budget: now.budget, openings: now.openings })}
        </p>
      </div>
      ${this.links()}
      <sw-class-exercises
        class="panel"
        .now=${now}
        .rights=${rights}
        .path=${this.path}
        .server=${this.server}
      ></sw-class-exercises>
      <div class="grid">
        <sw-class-enter class="panel" .now=${now} .path=${this.path} @entered=${this.ask}></sw-class-enter>
        <sw-class-entries
          class="panel"
          .now=${now}
          .rights=${rights}
          .path=${this.path}
          @begin=${this.begin}
        ></sw-class-entries>
      </div>`;
  }
}
customElements.define("sw-class", SchoolClass);
