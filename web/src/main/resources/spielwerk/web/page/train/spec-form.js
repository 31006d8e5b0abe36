import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";

/**
 * A form for the fields of a spec, as the program declares them: /api/specs/{kind}. What is left
 * empty is as usual.
 */
class SpecForm extends LitElement {
  static properties = { fields: { attribute: false }, values: { attribute: false } };
  static styles = [
    look,
    css`
      .fields {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
        gap: 0.6rem 1rem;
      }
      label {
        display: block;
        font-weight: 600;
      }
      small {
        display: block;
        font-weight: 400;
      }
      input,
      select,
      textarea {
        width: 100%;
      }
      details {
        grid-column: 1 / -1;
      }
    `,
  ];

  constructor() {
    super();
    this.fields = [];
    this.values = {};
  }

  /** Changes one value; those that are empty are left out. */
  set(path, value) {
    const change = (values, names) => {
      const [name, ...rest] = names;
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

  field(field, path, value) {
    if (field.type === "part" || field.type === "list") return this.nested(field, path, value ?? {});
    const hint = field.example ?? field.usual ?? "";
    const on = (event) => this.set(path, this.read(field, event.target.value.trim()));
    const name = path.join(".");
    if (field.type === "flag" || field.type === "choice") {
      const choices = field.choices ?? ["true", "false"];
      return html`<label
        >${field.name}<select name=${name} @change=${on}>
          <option value="" ?selected=${value === undefined}>${t("train.usual", { value: field.usual ?? "" })}</option>
          ${choices.map((one) => html`<option value=${one} ?selected=${one === value}>${one}</option>`)}
        </select>
        <small>${field.about}</small></label
      >`;
    }
    const shown = value === undefined ? "" : typeof value === "string" ? value : this.write(field, value);
    return html`<label
      >${field.name}${
        field.type === "texts"
          ? html`<textarea name=${name} rows="2" placeholder=${hint} .value=${shown} @change=${on}></textarea>`
          : html`<input name=${name} placeholder=${hint} .value=${shown} @change=${on} />`
      } <small>${field.about}</small></label
    >`;
  }

  /** Texts stand below each other; anything else that is no text is written as JSON. */
  write(field, value) {
    return field.type === "texts" ? [value].flat().join("\n") : JSON.stringify(value);
  }

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

  nested(field, path, values) {
    if (field.type === "list") return "";
    return html`<details>
      <summary>${field.name}: ${field.about}</summary>
      <div class="fields">${field.fields.map((one) => this.field(one, [...path, one.name], values[one.name]))}</div>
    </details>`;
  }

  render() {
    return html`<div class="fields">
      ${this.fields.map((field) => this.field(field, [field.name], this.values[field.name]))}
    </div>`;
  }
}
customElements.define("sw-spec-form", SpecForm);
