import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { load, t } from "../app/i18n.js";
import { get, post } from "../app/api.js";
import { remember } from "../app/keyring.js";
import { change, settings } from "../app/settings.js";
import "../form/engine-picker.js";

await load("class");

/** What can be entered, with its words; a script only where the teacher allowed programs. */
const WAYS = {
  engine: "arena.class.way.engine",
  opening: "arena.class.way.opening",
  jar: "arena.class.way.jar",
  script: "class.way.script",
};

/** The bytes of a file in base 64, as JSON carries them. */
function base64(file) {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).split(",")[1] ?? "");
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(file);
  });
}

/** How a student enters a class: an engine known here, a written opening, a jar or a script. Event "entered". */
class ClassEnter extends LitElement {
  static properties = {
    now: { attribute: false },
    path: {},
    way: { state: true },
    engine: { state: true },
    engines: { state: true },
    trouble: { state: true },
    entered: { state: true },
  };
  static styles = [
    look,
    css`
      form {
        display: grid;
        gap: 0.8rem;
        margin-top: 0.7rem;
      }
      .row {
        margin-top: 0.6rem;
      }
      details {
        margin-top: 0.7rem;
      }
      summary {
        cursor: pointer;
      }
      label,
      .player {
        display: grid;
        gap: 0.2rem;
        font-weight: 600;
        font-size: 0.92rem;
      }
      label > *,
      .player > sw-engine-picker {
        font-weight: 400;
        width: 100%;
      }
      textarea {
        font-family: var(--mono);
      }
      .trouble {
        color: var(--bad);
        margin-top: 0.5rem;
      }
      .good {
        color: var(--good);
        margin-top: 0.5rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.path;
    /** @type {any} */
    this.now;
    this.way = "engine";
    this.engine = "";
    /** @type {any[]} with their options */
    this.engines = [];
    this.trouble = "";
    this.entered = "";
  }

  async willUpdate(changes) {
    const game = changes.has("now") && this.now.game;
    if (!game || game === this.game) return;
    this.game = game;
    this.engines = (await get("/engines?game=" + encodeURIComponent(game))).items;
  }

  choose(way) {
    this.way = way;
    this.engine = way === "opening" ? "alphabeta:depth=2" : "";
  }

  async enter(event) {
    event.preventDefault();
    const form = new FormData(event.target);
    const name = String(form.get("name")).trim();
    /** @type {Record<string, any>} */
    const body = { name };
    if (this.way === "jar") body.engine = String(form.get("engine")).trim();
    else if (this.way !== "script") body.engine = this.engine.trim();
    if (this.way === "opening") body.opening = form.get("opening");
    try {
      if (this.way === "script") body.script = await /** @type {File} */ (form.get("script")).text();
      if (this.way === "jar") body.jar = await base64(form.get("jar"));
      const { key } = await post(this.path + "/entries", body);
      remember(this.now.id, key);
      change({ name });
      this.trouble = "";
      this.entered = name;
      this.dispatchEvent(new CustomEvent("entered"));
    } catch (refused) {
      this.trouble = refused.message;
      this.entered = "";
    }
  }

  /** The engine that plays, or goes on after an opening; a jar's is known to nobody yet, and a script is one itself. */
  player(way) {
    if (way === "script") return "";
    if (way === "jar")
      return html`<label>${t("arena.class.named")}<input name="engine" required placeholder="careful" /></label>`;
    const words = t(way === "opening" ? "arena.class.then" : "arena.class.engine");
    return html`<div class="player" role="group" aria-label=${words}>
      <span aria-hidden="true">${words}</span>
      <sw-engine-picker
        .value=${this.engine}
        .engines=${this.engines}
        .label=${words}
        @engine=${(e) => (this.engine = e.detail)}
      ></sw-engine-picker>
    </div>`;
  }

  render() {
    const { way } = this;
    const entry = this.now.entries.find((one) => one.name === this.entered);
    return html`<h2>${t("arena.class.enter")}</h2>
      <div class="row" role="group" aria-label=${t("arena.class.way")}>
        ${Object.entries(WAYS)
          .filter(([one]) => one !== "script" || this.now.programs)
          .map(
            ([one, words]) =>
              html`<button data-way=${one} aria-pressed=${way === one} @click=${() => this.choose(one)}>
                ${t(words)}
              </button>`,
          )}
      </div>
      <form @submit=${this.enter}>
        <label
          >${t("arena.class.name")}<input
            name="name"
            required
            maxlength="40"
            value=${settings.name}
            autocomplete="nickname"
        /></label>
        ${
          way === "opening"
            ? html`<label
                >${t("arena.class.lines")}<textarea
                  name="opening"
                  rows="5"
                  placeholder=${t("arena.class.example")}
                ></textarea>
              </label>`
            : ""
        }
        ${
          way === "jar"
            ? html`<label>${t("arena.class.jar")}<input name="jar" type="file" accept=".jar" required /></label>
                <p class="muted">${t("arena.class.jar.about")}</p>`
            : ""
        }
        ${
          way === "script"
            ? html`<label
                  >${t("class.script")}<input name="script" type="file" accept=".py,text/x-python" required
                /></label>
                <p class="muted">${t("class.script.about")}</p>`
            : ""
        }
        ${this.player(way)}
        <button class="primary" id="enter">${t("arena.class.do")}</button>
      </form>
      <p class="trouble" role="alert">${this.trouble}</p>
      ${
        entry
          ? html`<p class="good" role="status">
              ${t(entry.waits ? "arena.class.in.waits" : "arena.class.in", { name: entry.name })}
            </p>`
          : ""
      }
      <details>
        <summary>${t("arena.class.own")}</summary>
        <p class="muted">${t("arena.class.own.about")}</p>
      </details>`;
  }
}
customElements.define("sw-class-enter", ClassEnter);
