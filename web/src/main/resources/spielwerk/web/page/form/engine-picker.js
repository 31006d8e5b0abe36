import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t, translated, load } from "../app/i18n.js";
import { parse } from "./engine-text.js";
import { optionFields } from "./options.js";

await load("form");

/**
 * Chooses an engine: from a list with a sentence each, its options as fields, or typed as a text.
 * value: the text; engines: as /api/engines returns them. Event "engine" with the new text.
 */
class EnginePicker extends LitElement {
  static properties = { value: {}, engines: { attribute: false }, label: {} };
  static styles = [
    look,
    css`
      :host {
        display: grid;
        gap: 0.3rem;
        min-width: 0;
      }
      .line {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
        gap: 0.4rem;
      }
      input,
      select {
        width: 100%;
        min-width: 0;
      }
      .about,
      small {
        color: var(--muted);
        font-size: 0.85rem;
        margin: 0;
      }
      summary {
        cursor: pointer;
        font-size: 0.88rem;
      }
      .fields {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(11rem, 1fr));
        gap: 0.5rem;
        margin-top: 0.4rem;
        max-height: 40dvh;
        overflow: auto;
      }
      label {
        display: grid;
        gap: 0.15rem;
        align-content: start;
        font-size: 0.85rem;
      }
    `,
  ];

  constructor() {
    super();
    this.value = "";
    /** @type {any[]} */
    this.engines = [];
    this.label = "";
  }

  tell(engine) {
    this.dispatchEvent(new CustomEvent("engine", { detail: engine }));
  }

  render() {
    const { id } = parse(this.value);
    const engines = this.engines ?? [];
    const about = engines.find((one) => one.id === id);
    return html`<div class="line">
        <select class="pick" aria-label=${t("form.pick")} @change=${(e) => e.target.value && this.tell(e.target.value)}>
          <option value="" ?selected=${!about}>${t("form.pick")}</option>
          ${engines.map((one) => html`<option value=${one.id} ?selected=${one.id === id}>${one.id}</option>`)}
        </select>
        <input
          class="engine"
          aria-label=${this.label || t("form.text")}
          autocomplete="off"
          spellcheck="false"
          placeholder=${t("form.text")}
          .value=${this.value}
          @input=${(e) => this.tell(e.target.value)}
        />
      </div>
      ${about ? html`<p class="about">${translated(about.about)}</p>` : ""}
      ${
        about && Object.keys(about.options).length
          ? html`<details>
              <summary>${t("form.options")}</summary>
              <div class="fields">${optionFields(this.value, about.options, (text) => this.tell(text))}</div>
            </details>`
          : ""
      }`;
  }
}
customElements.define("sw-engine-picker", EnginePicker);
