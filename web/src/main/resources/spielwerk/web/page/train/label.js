import { LitElement, html, css, nothing } from "lit";
import { given } from "../app/dom.js";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { post, remove } from "../app/api.js";
import { isOwner } from "../app/role.js";

/** What a run is called, what was noted about it, and the way to be rid of it. */
class RunLabel extends LitElement {
  static properties = {
    run: { attribute: false },
    name: { attribute: false },
    note: { attribute: false },
    able: { type: Boolean },
    back: {},
    editing: { state: true },
  };
  static styles = [
    look,
    css`
      :host {
        display: block;
      }
      .note {
        white-space: pre-wrap;
        overflow-wrap: anywhere;
        margin: 0.2rem 0;
        max-width: 50rem;
      }
      .name {
        font-weight: 650;
        font-size: 1.1rem;
      }
      form {
        display: grid;
        gap: 0.5rem;
        max-width: 40rem;
      }
      label {
        display: grid;
        gap: 0.2rem;
        font-weight: 600;
      }
      textarea {
        min-height: 5rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {string} */
    this.run = given();
    this.name = "";
    this.note = "";
    this.able = true;
    this.back = "#/train";
    this.editing = false;
  }

  tell(refused) {
    this.dispatchEvent(new CustomEvent("notice", { detail: refused.message, bubbles: true, composed: true }));
  }

  async save(event) {
    event.preventDefault();
    const { name, note } = event.target.elements;
    try {
      await post(`/runs/${this.run}/label`, { name: name.value, note: note.value });
      this.name = name.value.trim();
      this.note = note.value.trim();
      this.editing = false;
    } catch (refused) {
      this.tell(refused);
    }
  }

  async drop() {
    if (!confirm(t("run.sure", { run: this.name || this.run }))) return;
    this.dispatchEvent(new CustomEvent("leaving", { bubbles: true, composed: true }));
    try {
      await remove("/runs/" + this.run);
      location.hash = this.back;
    } catch (refused) {
      this.tell(refused);
    }
  }

  render() {
    if (this.editing)
      return html`<form @submit=${this.save}>
        <label>${t("run.name")}<input name="name" maxlength="80" .value=${this.name ?? ""} /></label>
        <label>${t("run.note")}<textarea name="note" maxlength="4000" .value=${this.note ?? ""}></textarea></label>
        <div class="row">
          <button class="primary" id="savelabel">${t("run.save")}</button>
          <button type="button" @click=${() => (this.editing = false)}>${t("cancel")}</button>
        </div>
      </form>`;
    return html`${this.name ? html`<p class="name" id="runname">${this.name}</p>` : nothing}
    ${this.note ? html`<p class="note" id="runnote">${this.note}</p>` : nothing}
    ${
      isOwner()
        ? html`<div class="row">
            <button class="small" id="label" @click=${() => (this.editing = true)}>
              ${t(this.name || this.note ? "run.label.change" : "run.label")}
            </button>
            ${
              this.able
                ? html`<button class="small" id="deleterun" @click=${this.drop}>${t("run.delete")}</button>`
                : nothing
            }
          </div>`
        : nothing
    }`;
  }
}
customElements.define("sw-run-label", RunLabel);
