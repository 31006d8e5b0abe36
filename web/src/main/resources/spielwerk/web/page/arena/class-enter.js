import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { post } from "../app/api.js";
import { remember } from "../app/keyring.js";
import { change, settings } from "../app/settings.js";

const WAYS = ["engine", "opening", "jar"];

/** The bytes of a file in base 64, as JSON carries them. */
function base64(file) {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result).split(",")[1] ?? "");
    reader.onerror = () => failed(reader.error);
    reader.readAsDataURL(file);
  });
}

/** How a student enters a class: an engine that is known here, a written opening, or a jar. Event "entered". */
class ClassEnter extends LitElement {
  static properties = {
    now: { attribute: false },
    path: {},
    way: { state: true },
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
    this.trouble = "";
    this.entered = "";
  }

  async enter(event) {
    event.preventDefault();
    const form = new FormData(event.target);
    const name = String(form.get("name")).trim();
    const body = { name, engine: String(form.get("engine")).trim() };
    if (this.way === "opening") body.opening = form.get("opening");
    try {
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

  render() {
    const { way } = this;
    const entry = this.now.entries.find((one) => one.name === this.entered);
    return html`<h2>${t("arena.class.enter")}</h2>
      <div class="row" role="group" aria-label=${t("arena.class.way")}>
        ${WAYS.map(
          (one) =>
            html`<button data-way=${one} aria-pressed=${way === one} @click=${() => (this.way = one)}>
              ${t("arena.class.way." + one)}
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
        <label
          >${t("arena.class." + { opening: "then", jar: "named", engine: "engine" }[way])}<input
            name="engine"
            required
            list="class-engines"
            .value=${way === "opening" ? "alphabeta:depth=2" : ""}
            placeholder=${way === "jar" ? "careful" : "alphabeta:depth=2"}
        /></label>
        <datalist id="class-engines">
          ${this.now.engines.map((engine) => html`<option value=${engine.id}>${engine.about}</option>`)}
        </datalist>
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
