import { LitElement, html, css } from "lit";
import { find, given } from "../app/dom.js";
import { look } from "../app/look.js";
import { t, maybe } from "../app/i18n.js";
import { post, query } from "../app/api.js";

/** Brings games into a library: files chosen or dropped, or pasted text. Event "brought". */
class Bring extends LitElement {
  static properties = { library: {}, told: { state: true }, trouble: { state: true }, text: { state: true } };
  static styles = [
    look,
    css`
      h2 {
        font-size: 1.5rem;
        text-transform: none;
        letter-spacing: -0.01em;
        color: var(--ink);
      }
      .zone {
        border: 2px dashed var(--line);
        border-radius: var(--radius);
        padding: 1.2rem;
        text-align: center;
        margin: 1rem 0;
        display: grid;
        gap: 0.6rem;
        justify-items: center;
      }
      textarea {
        width: 100%;
        min-height: 6rem;
        font-family: var(--mono);
        font-size: 0.82rem;
        resize: vertical;
      }
      .told {
        margin: 0.6rem 0;
        padding-left: 1.1rem;
      }
      .trouble {
        color: var(--bad);
      }
      .end {
        justify-content: flex-end;
        margin-top: 0.8rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {string} */
    this.library = given();
    this.told = [];
    this.trouble = "";
    this.text = "";
  }

  show() {
    this.told = [];
    this.trouble = "";
    const dialog = find(this.renderRoot, "dialog");
    if (!dialog.open) dialog.showModal();
  }

  async take(files) {
    this.show();
    for (const file of files) {
      const bytes = new Uint8Array(await file.arrayBuffer());
      let plain = "";
      for (let i = 0; i < bytes.length; i += 0x8000) plain += String.fromCharCode(...bytes.subarray(i, i + 0x8000));
      await this.send(file.name, { file: btoa(plain) });
    }
  }

  async send(name, body) {
    try {
      const { format, added, known, leftOut } = await post("/import" + query({ library: this.library }), {
        name,
        ...body,
      });
      const words = [
        t("collect.added", { name, n: added, format: maybe("play.format." + format, format.toUpperCase()) }),
      ];
      if (known) words.push(t("collect.known", { n: known }));
      if (leftOut.length) words.push(t("collect.ignored", { names: leftOut.join(", ") }));
      this.told = [...this.told, words.join(" ")];
      this.dispatchEvent(new Event("brought"));
      return true;
    } catch (refused) {
      this.trouble = refused.message;
      return false;
    }
  }

  async pasted() {
    this.trouble = "";
    if (this.text.trim() && (await this.send(t("collect.pasted"), { text: this.text }))) this.text = "";
  }

  render() {
    return html`<dialog aria-labelledby="title">
      <h2 id="title">${t("collect.import.title")}</h2>
      <div
        class="zone"
        @dragover=${(e) => e.preventDefault()}
        @drop=${(e) => {
          e.preventDefault();
          e.stopPropagation();
          this.take([...e.dataTransfer.files]);
        }}
      >
        <p>${t("collect.import.drop")}</p>
        <input
          id="file"
          type="file"
          multiple
          aria-label=${t("collect.import.file")}
          @change=${(e) => this.take([...e.target.files])}
        />
        <p class="muted">${t("collect.import.formats")}</p>
      </div>
      <textarea
        id="import-text"
        aria-label=${t("collect.import.text")}
        placeholder=${t("collect.import.text")}
        .value=${this.text}
        @input=${(e) => (this.text = e.target.value)}
      ></textarea>
      <div class="row">
        <button id="import-pasted" ?disabled=${!this.text.trim()} @click=${this.pasted}>
          ${t("collect.import.paste")}
        </button>
      </div>
      <div role="status">
        ${
          this.told.length
            ? html`<ul class="told">
                ${this.told.map((line) => html`<li>${line}</li>`)}
              </ul>`
            : ""
        }
      </div>
      ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : ""}
      <form method="dialog">
        <div class="row end"><button class="primary">${t("close")}</button></div>
      </form>
    </dialog>`;
  }
}
customElements.define("sw-bring", Bring);
