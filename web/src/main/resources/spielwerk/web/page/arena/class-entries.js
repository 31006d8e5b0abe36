import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { get, post, remove } from "../app/api.js";
import { notice } from "./words.js";

/**
 * Who takes part in a class. The teacher accepts, takes out and begins; a student takes out what
 * is his or hers. Event "begin".
 */
class ClassEntries extends LitElement {
  static properties = {
    now: { attribute: false },
    rights: { attribute: false },
    path: {},
    script: { state: true },
  };
  static styles = [
    look,
    css`
      ol {
        margin: 0.7rem 0;
        padding: 0;
        list-style: none;
        display: grid;
        gap: 0.4rem;
      }
      li {
        display: flex;
        gap: 0.6rem;
        align-items: center;
        flex-wrap: wrap;
        border-bottom: 1px solid var(--line);
        padding-bottom: 0.3rem;
      }
      li > span {
        flex: 1;
        min-width: 8rem;
        overflow-wrap: anywhere;
      }
      code {
        font-family: var(--mono);
        font-size: 0.85rem;
        color: var(--muted);
        display: block;
      }
      em {
        color: var(--last);
        font-style: normal;
        font-size: 0.9rem;
      }
      pre {
        overflow: auto;
        max-height: 55dvh;
        background: var(--raised);
        padding: 0.7rem;
        border-radius: 6px;
        font-family: var(--mono);
        font-size: 0.85rem;
      }
      .note {
        margin: 0.5rem 0;
        border-left: 3px solid var(--last);
        padding-left: 0.7rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.path;
    /** @type {any} */
    this.rights;
    /** @type {any} */
    this.now;
    /** @type {any} the entry whose script is read */
    this.script = null;
  }

  entry(name) {
    return `${this.path}/entries/${encodeURIComponent(name)}`;
  }

  async drop(name) {
    if (!confirm(t("arena.class.out", { name }))) return;
    await remove(this.entry(name)).catch((refused) => notice(this, refused));
  }

  /** A script is read before it is accepted. */
  async read(one) {
    try {
      this.script = { ...one, text: (await get(this.entry(one.name) + "/script")).text };
      await this.updateComplete;
      /** @type {HTMLDialogElement} */ (this.renderRoot.querySelector("#script"))?.showModal();
    } catch (refused) {
      notice(this, refused);
    }
  }

  dialog() {
    const one = this.script;
    if (!one) return "";
    return html`<dialog id="script" aria-labelledby="script-title" @close=${() => (this.script = null)}>
      <h1 id="script-title">${t("class.script.read", { name: one.name })}</h1>
      <pre tabindex="0">${one.text}</pre>
      <form method="dialog" class="row">
        ${
          one.waits && this.rights.teacher
            ? html`<button class="primary" id="accept-script" @click=${() => this.let(one)}>
                ${t("arena.class.accept")}
              </button>`
            : ""
        }<button>${t("close")}</button>
      </form>
    </dialog>`;
  }

  async let({ name, waits }) {
    await post(this.entry(name) + "/accept", { waits }).catch((refused) => notice(this, refused));
  }

  async accept(one) {
    const { name, jar, engine } = one;
    if (one.script) return this.read(one);
    if (!confirm(t(jar ? "arena.class.accept.jar" : "arena.class.accept.program", { name, engine }))) return;
    return this.let(one);
  }

  row(one) {
    const { teacher, mine } = this.rights;
    return html`<li data-entry=${one.name}>
      <span
        ><b>${one.name}</b>${
          one.script && (teacher || mine.includes(one.name))
            ? html`<code
                ><button class="quiet read" @click=${() => this.read(one)}>
                  ${t("class.script.read", { name: one.name })}
                </button></code
              >`
            : html`<code>${one.script ? "exec:lines,python3" : one.engine}</code>`
        }${one.waits ? html`<em>${t(one.jar ? "arena.class.waits.jar" : "arena.class.waits.program")}</em>` : ""}</span
      >
      ${
        one.waits && teacher
          ? html`<button class="accept" @click=${() => this.accept(one)}>${t("arena.class.accept")}</button>`
          : ""
      }
      ${
        teacher || mine.includes(one.name)
          ? html`<button
              class="quiet drop"
              aria-label=${t("arena.remove", { name: one.name })}
              @click=${() => this.drop(one.name)}
            >
              ✕
            </button>`
          : ""
      }
    </li>`;
  }

  render() {
    const { now, rights } = this;
    const ready = now.entries.filter((one) => !one.waits).length;
    return html`<h2>${t("arena.class.n", { n: now.entries.length })}</h2>
      <ol>
        ${now.entries.map((one) => this.row(one))}
      </ol>
      ${
        rights.teacher && ready < now.entries.length
          ? html`<p class="note">${t("arena.class.waiting", { n: now.entries.length - ready })}</p>`
          : ""
      }
      <div class="row">
        ${
          rights.teacher
            ? html`<button
                class="primary"
                id="begin"
                ?disabled=${ready < 2}
                @click=${() => this.dispatchEvent(new CustomEvent("begin"))}
              >
                ${t("arena.class.start")}
              </button>`
            : html`<p class="muted">${t("arena.class.patience")}</p>`
        }
        ${now.run ? html`<a href="#/arena/${now.run}">${t("arena.class.last")}</a>` : ""}
      </div>
      ${this.dialog()}`;
  }
}
customElements.define("sw-class-entries", ClassEntries);
