import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t, maybe, load, loadTranslations } from "../app/i18n.js";
import { EDITORS } from "./editors.js";

await Promise.all([load("form"), loadTranslations("specs")]);

/**
 * A field of a spec, as /api/specs/{kind} describes it.
 * @typedef {object} Field
 * @property {string} name
 * @property {"text" | "integer" | "number" | "flag" | "choice" | "texts" | "part" | "list"} type
 * @property {string} about what it means, in English
 * @property {string} [usual] what counts if it is left out
 * @property {string} [example]
 * @property {string} [editor] one of EDITORS
 * @property {string[]} [choices]
 * @property {Field[]} [fields] of a part or an item of a list
 */

/** Texts, lists and fields within fields, as the server reads them from YAML. @typedef {Record<string, any>} Values */

/**
 * A form for the fields of a spec, as the program declares them: /api/specs/{kind}. What is left
 * empty is as usual.
 */
class SpecForm extends LitElement {
  static properties = {
    fields: { attribute: false },
    values: { attribute: false },
    labels: {},
    lists: { attribute: false },
  };
  static styles = [
    look,
    css`
      .fields {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
        gap: 0.6rem 1rem;
        align-items: start;
      }
      label {
        display: block;
        font-weight: 600;
        min-width: 0;
      }
      small {
        display: block;
        font-weight: 400;
        color: var(--muted);
      }
      input,
      select,
      textarea {
        font-weight: 400;
        width: 100%;
        min-width: 0;
      }
      details,
      .wide {
        grid-column: 1 / -1;
      }
      summary {
        cursor: pointer;
        padding: 0.3rem 0;
      }
      .pair {
        display: flex;
        gap: 0.4rem;
      }
      .pair :last-child {
        max-width: 5rem;
      }
      code {
        font-family: var(--mono);
        font-size: 0.9em;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {Field[]} */
    this.fields = [];
    /** @type {Values} */
    this.values = {};
    /** How the keys of the words for the names of fields begin; without such words a field shows its name. */
    this.labels = "";
    /** @type {import("./editors.js").Lists} */
    this.lists = { games: [], engines: [], levels: [] };
  }

  /**
   * Changes one value; those that are empty are left out.
   * @param {string[]} path
   * @param {any} value
   */
  set(path, value) {
    /** @type {(values: Values, path: string[]) => Values} */
    const change = (values, [name, ...rest]) => {
      const { [name]: before, ...others } = values;
      const now = rest.length ? change(before ?? {}, rest) : value;
      const empty = now === "" || (typeof now === "object" && Object.keys(now).length === 0);
      // in its old place, so that what was written keeps its order
      if (empty) return others;
      return name in values
        ? Object.fromEntries(Object.entries(values).map(([key, old]) => [key, key === name ? now : old]))
        : { ...values, [name]: now };
    };
    this.values = change(this.values, path);
    this.dispatchEvent(new CustomEvent("values", { detail: this.values }));
  }

  /**
   * @param {Field} field
   * @param {string[]} path
   * @param {any} value
   */
  field(field, path, value) {
    const label = maybe(this.labels + field.name, field.name);
    const about = maybe(field.about, field.about);
    const editor = EDITORS[field.editor ?? ""];
    if (editor) {
      const set = (/** @type {any} */ now) => this.set(path, now);
      return editor({ label, about, value, set, lists: this.lists });
    }
    if (field.type === "list") return "";
    if (field.type === "part") return this.section(field, label, about, path, value ?? {});
    const hint = field.example ?? field.usual ?? "";
    const on = (/** @type {Event & {target: HTMLInputElement}} */ event) =>
      this.set(path, this.read(field, event.target.value.trim()));
    const name = path.join(".");
    if (field.type === "flag" || field.type === "choice") {
      const choices = field.choices ?? ["true", "false"];
      return html`<label
        >${label}<select name=${name} @change=${on}>
          <option value="" ?selected=${value === undefined}>
            ${field.usual ? t("form.usual", { value: field.usual }) : t("form.open")}
          </option>
          ${choices.map((one) => html`<option value=${one} ?selected=${one === value}>${one}</option>`)}
        </select>
        <small>${about}</small></label
      >`;
    }
    const shown = value === undefined ? "" : typeof value === "string" ? value : this.write(field, value);
    const mode = field.type === "integer" ? "numeric" : "text";
    return html`<label
      >${label}${
        field.type === "texts"
          ? html`<textarea name=${name} rows="2" placeholder=${hint} .value=${shown} @change=${on}></textarea>`
          : html`<input name=${name} inputmode=${mode} placeholder=${hint} .value=${shown} @change=${on} />`
      } <small>${about}</small></label
    >`;
  }

  /**
   * Texts stand below each other; anything else that is no text is written as JSON.
   * @param {Field} field
   * @param {any} value
   */
  write(field, value) {
    return field.type === "texts" ? [value].flat().join("\n") : JSON.stringify(value);
  }

  /**
   * @param {Field} field
   * @param {string} text
   */
  read(field, text) {
    if (field.type === "texts") {
      const lines = text.split("\n").filter((line) => line.trim());
      return lines.length ? lines : "";
    }
    try {
      return /^[[{]/.test(text) ? JSON.parse(text) : text;
    } catch {
      return text;
    }
  }

  /**
   * @param {Field} field
   * @param {string} label
   * @param {string} about
   * @param {string[]} path
   * @param {Values} values
   */
  section(field, label, about, path, values) {
    return html`<details>
      <summary>${label}: ${about}</summary>
      <div class="fields">
        ${(field.fields ?? []).map((one) => this.field(one, [...path, one.name], values[one.name]))}
      </div>
    </details>`;
  }

  render() {
    return html`<div class="fields">
      ${this.fields.map((field) => this.field(field, [field.name], this.values[field.name]))}
    </div>`;
  }
}
customElements.define("sw-spec-form", SpecForm);
