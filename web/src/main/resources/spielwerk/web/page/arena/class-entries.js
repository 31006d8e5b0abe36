import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { post, remove } from "../app/api.js";
import { notice } from "./words.js";

/**
 * Who takes part in a class. The teacher accepts, takes out and begins; a student takes out what
 * is his or hers. Event "begin".
 */
class ClassEntries extends LitElement {
  static properties = { now: { attribute: false }, rights: { attribute: false }, path: {} };
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
  }

  entry(name) {
    return `${this.path}/entries/${encodeURIComponent(name)}`;
  }

  async drop(name) {
    if (!confirm(t("arena.class.out", { name }))) return;
    await remove(this.entry(name)).catch((refused) => notice(this, refused));
  }

  async accept({ name, waits, jar, engine }) {
    if (!confirm(t(jar ? "arena.class.accept.jar" : "arena.class.accept.program", { name, engine }))) return;
    await post(this.entry(name) + "/accept", { waits }).catch((refused) => notice(this, refused));
  }

  row(one) {
    const { teacher, mine } = this.rights;
    return html`<li data-entry=${one.name}>
      <span
        ><b>${one.name}</b
        ><code>${one.engine}</code
        >${one.waits ? html`<em>${t(one.jar ? "arena.class.waits.jar" : "arena.class.waits.program")}</em>` : ""}</span
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
      </div>`;
  }
}
customElements.define("sw-class-entries", ClassEntries);
