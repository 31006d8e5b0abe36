import { LitElement, html, css } from "lit";
import { find } from "./dom.js";
import { look } from "./look.js";
import { t, maybe } from "./i18n.js";
import { openTable } from "./api.js";
import { dialogOpen } from "./keys.js";

/** The game that the page shows, so that bare moves are first read as moves of it. */
export const shown = { game: "" };

/** Opens a table with what somebody pastes: by Ctrl+V anywhere, or in the window of the paste button. */
class Paste extends LitElement {
  static properties = { text: { state: true }, trouble: { state: true } };
  static styles = [
    look,
    css`
      textarea {
        width: 100%;
        min-height: 9rem;
        font-family: var(--mono);
        font-size: 0.85rem;
        resize: vertical;
        margin: 0.8rem 0;
      }
      .end {
        justify-content: flex-end;
      }
      .trouble {
        color: var(--bad);
      }
    `,
  ];

  constructor() {
    super();
    this.text = "";
    this.trouble = "";
    window.addEventListener("paste", (event) => this.heard(event));
  }

  show() {
    this.trouble = "";
    find(this.renderRoot, "dialog").showModal();
  }

  /** Pasted while nobody is writing, on the first page or at a table. */
  heard(event) {
    const target = event.composedPath()[0];
    const writing =
      target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA)$/.test(target.tagName));
    const text = event.clipboardData?.getData("text") ?? "";
    if (writing || dialogOpen() || !text.trim() || !/^(#\/?|#\/t\/.*|)$/.test(location.hash)) return;
    event.preventDefault();
    this.open(text).catch((refused) => this.notice(refused.message));
  }

  notice(sentence) {
    this.dispatchEvent(new CustomEvent("notice", { detail: sentence, bubbles: true, composed: true }));
  }

  async open(text) {
    const game = location.hash.startsWith("#/t/") ? shown.game : "";
    const table = await openTable("/paste", { text, game });
    location.hash = `#/t/${table.id}`;
    const format = maybe("play.format." + table.format, table.format.toUpperCase());
    this.notice(t(table.games > 1 ? "play.pasted.first" : "play.pasted", { format, n: table.games }));
  }

  async submit(event) {
    event.preventDefault();
    try {
      await this.open(this.text);
      this.text = "";
      find(this.renderRoot, "dialog").close();
    } catch (refused) {
      this.trouble = refused.message;
    }
  }

  render() {
    return html`<dialog aria-labelledby="title">
      <h1 id="title">${t("play.paste.title")}</h1>
      <form @submit=${this.submit}>
        <textarea
          id="paste-text"
          aria-label=${t("play.paste.title")}
          placeholder=${t("play.paste.what")}
          autofocus
          .value=${this.text}
          @input=${(e) => (this.text = e.target.value)}
        ></textarea>
        ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : ""}
        <div class="row end">
          <button type="button" class="quiet" @click=${() => find(this.renderRoot, "dialog").close()}>
            ${t("cancel")}
          </button>
          <button class="primary" id="paste-open">${t("library.open")}</button>
        </div>
      </form>
    </dialog>`;
  }
}
customElements.define("sw-paste", Paste);
