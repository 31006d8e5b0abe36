import { LitElement, html, css } from "lit";
import { find, given } from "../app/dom.js";
import { look } from "../app/look.js";
import { t, maybe } from "../app/i18n.js";
import { get, query, reason } from "../app/api.js";
import { png, svg } from "./picture.js";
import { save } from "../app/download.js";

/** Takes a game elsewhere: as a file of some format, as text to copy, or the board as an image. */
class Files extends LitElement {
  static properties = {
    store: {},
    stamp: {},
    board: {},
    formats: { state: true },
    format: { state: true },
    text: { state: true },
    copied: { state: true },
    trouble: { state: true },
  };
  static styles = [
    look,
    css`
      .formats {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem;
        margin: 1rem 0 0.6rem;
      }
      textarea {
        width: 100%;
        min-height: 8rem;
        font-family: var(--mono);
        font-size: 0.82rem;
        resize: vertical;
      }
      h2 {
        margin-top: 1.2rem;
      }
      .end {
        justify-content: flex-end;
        margin-top: 1.2rem;
      }
      .trouble {
        color: var(--bad);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("./store.js").TableStore} */
    this.store = given();
    /** @type {any} */
    this.board;
    this.formats = [];
    this.format = "";
    this.text = "";
    this.trouble = "";
  }

  async show() {
    this.trouble = "";
    this.copied = false;
    find(this.renderRoot, "dialog").showModal();
    try {
      this.formats = (await get(this.store.path("/formats"))).items;
      await this.choose(
        this.formats.includes(this.format) ? this.format : this.formats.includes("sgf") ? "sgf" : this.formats[0],
      );
    } catch (refused) {
      this.trouble = refused.message;
    }
  }

  async choose(format) {
    this.format = format;
    this.copied = false;
    const answer = await fetch("/api" + this.store.path("/export") + query({ format }));
    this.text = answer.ok ? await answer.text() : await reason(await answer.json());
  }

  async copy() {
    const area = find(this.renderRoot, "textarea");
    area.select();
    try {
      await navigator.clipboard.writeText(this.text);
      this.copied = true;
    } catch {
      // it is selected: Ctrl+C does
    }
  }

  async picture(kind) {
    try {
      const { id, cursor, nodes } = this.store;
      const name = `${id}-${nodes.get(cursor)?.ply ?? 0}.${kind}`;
      save(name, kind === "svg" ? new Blob([svg(this.board)], { type: "image/svg+xml" }) : await png(this.board));
    } catch (broken) {
      this.trouble = t("play.picture.failed", { why: broken.message });
    }
  }

  render() {
    const ending = ["transcript", "moves"].includes(this.format) ? "txt" : this.format;
    return html`<dialog aria-labelledby="title">
      <h1 id="title">${t("play.export.title")}</h1>
      <div class="formats" role="group" aria-label=${t("play.export.format")}>
        ${this.formats.map(
          (format) =>
            html`<button
              data-format=${format}
              aria-pressed=${this.format === format}
              @click=${() => this.choose(format)}
            >
              ${maybe("play.format." + format, format.toUpperCase())}
            </button>`,
        )}
      </div>
      <textarea readonly aria-label=${t("play.export.text")} .value=${this.text}></textarea>
      <div class="row">
        <button id="copy" @click=${this.copy}>${t(this.copied ? "play.copied" : "play.copy")}</button>
        <button
          id="save"
          @click=${() => save(`${this.store.id}.${ending}`, new Blob([this.text], { type: "text/plain" }))}
        >
          ${t("play.save")}
        </button>
      </div>
      <h2>${t("play.picture")}</h2>
      <div class="row">
        <button id="png" @click=${() => this.picture("png")}>PNG</button>
        <button id="svg" @click=${() => this.picture("svg")}>SVG</button>
      </div>
      ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : ""}
      <form method="dialog">
        <div class="row end"><button class="primary">${t("close")}</button></div>
      </form>
    </dialog>`;
  }
}
customElements.define("sw-files", Files);
