import { LitElement, html, css } from "lit";
import { find, given } from "../app/dom.js";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { get, post } from "../app/api.js";
import { isOwner } from "../app/role.js";

const NEW = "\n";

/** Which library is looked at; a new one can be made. Event "enter" with its name. */
class LibraryChoice extends LitElement {
  static properties = { library: {}, items: { state: true }, naming: { state: true }, trouble: { state: true } };
  static styles = [
    look,
    css`
      :host {
        display: inline-block;
      }
      form {
        display: inline-flex;
        gap: 0.4rem;
        flex-wrap: wrap;
      }
      input {
        width: 10rem;
      }
      .trouble {
        color: var(--bad);
        max-width: 24rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {string} */
    this.library = given();
    this.items = [{ name: "" }];
    this.naming = false;
    this.trouble = "";
    this.load();
  }

  async load() {
    this.items = (await get("/libraries")).items;
  }

  enter(name) {
    this.naming = name === NEW;
    this.trouble = "";
    if (!this.naming) this.dispatchEvent(new CustomEvent("enter", { detail: name }));
  }

  async make(event) {
    event.preventDefault();
    const name = find(this.renderRoot, "input").value.trim();
    try {
      await post("/libraries", { name });
      await this.load();
      this.enter(name);
    } catch (refused) {
      this.trouble = refused.message;
    }
  }

  render() {
    return html`<select id="library" aria-label=${t("collect.library")} @change=${(e) => this.enter(e.target.value)}>
        ${this.items.map(
          ({ name }) =>
            html`<option value=${name} ?selected=${!this.naming && name === this.library}>
              ${name || t("collect.main")}
            </option>`,
        )}
        ${isOwner() ? html`<option value=${NEW} ?selected=${this.naming}>${t("collect.new")}</option>` : ""}
      </select>
      ${
        this.naming
          ? html`<form @submit=${this.make}>
              <input
                id="library-name"
                maxlength="40"
                aria-label=${t("collect.name")}
                placeholder=${t("collect.name")}
              /><button class="primary" id="library-make">${t("collect.make")}</button>
            </form>`
          : ""
      }
      ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : ""}`;
  }
}
customElements.define("sw-library-choice", LibraryChoice);
