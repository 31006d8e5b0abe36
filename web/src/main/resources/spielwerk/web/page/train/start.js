import { LitElement, html, css, nothing } from "lit";
import { find } from "../app/dom.js";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { say } from "../app/sentences.js";
import { get, post, query } from "../app/api.js";
import { language } from "../app/settings.js";
import { fieldsToYaml } from "../app/yaml.js";
import "../form/spec-form.js";

/** Begins a run: choose what ships, change it if you like, start it. */
class Start extends LitElement {
  static properties = {
    specs: { state: true },
    kind: { state: true },
    yaml: { state: true },
    fault: { state: true },
    carry: { state: true },
    busy: { state: true },
    form: { state: true },
    values: { state: true },
  };
  static styles = [
    look,
    css`
      dialog {
        width: min(52rem, 96vw);
      }
      label {
        display: block;
        font-weight: 600;
        margin: 0.9rem 0 0.3rem;
      }
      select {
        width: 100%;
      }
      details {
        margin-top: 0.6rem;
      }
      textarea {
        width: 100%;
        min-height: 20rem;
        font-family: var(--mono);
        font-size: 0.9rem;
        line-height: 1.5;
        white-space: pre;
        overflow: auto;
      }
      .fault {
        color: var(--bad);
        font-weight: 600;
        margin: 0.6rem 0 0;
      }
      .row {
        margin-top: 1rem;
        justify-content: flex-end;
      }
      h1 {
        font-size: 1.25rem;
      }
      p.muted {
        margin-top: 0.4rem;
      }
    `,
  ];

  constructor() {
    super();
    this.specs = [];
    this.kind = "train";
    this.yaml = "";
    this.fault = "";
    this.carry = "";
    this.busy = false;
    this.form = { kind: "", fields: [] };
    this.values = {};
  }

  /** The fields of the kind, and what the YAML gives for them. */
  async follow() {
    const { kind, yaml } = this;
    try {
      const form = this.form.kind === kind ? this.form : await get("/specs/" + kind);
      if (kind !== this.kind) return;
      this.form = form;
      const { fields, wrong = "" } = await post("/runs/check", { kind, yaml });
      if (yaml !== this.yaml) return;
      this.fault = say(wrong);
      if (fields) this.values = fields;
    } catch (refused) {
      if (yaml === this.yaml) this.fault = refused.message;
    }
  }

  /** Checked while it is typed, but not at every key. */
  typed(event) {
    this.yaml = event.target.value;
    clearTimeout(this.pause);
    this.pause = setTimeout(() => this.follow(), 250);
  }

  /** Begins with the fields as the form has them. */
  filled(values) {
    this.values = values;
    this.yaml = fieldsToYaml(values);
    this.follow();
  }

  /** To begin something new. */
  async show() {
    this.carry = "";
    this.fault = "";
    find(this.renderRoot, "dialog").showModal();
    try {
      this.specs = (await get("/specs" + query({ lang: language() }))).items;
      if (!this.yaml) this.choose(0);
    } catch (refused) {
      this.fault = refused.message;
    }
  }

  /** To begin where a run stands, with other parameters. */
  async showCarryOn(run) {
    this.fault = "";
    try {
      const { kind, yaml } = await get(`/runs/${run}/carryon`);
      Object.assign(this, { carry: run, kind, yaml });
      await this.updateComplete;
      find(this.renderRoot, "dialog").showModal();
      this.follow();
    } catch (refused) {
      this.dispatchEvent(new CustomEvent("notice", { detail: refused.message, bubbles: true, composed: true }));
    }
  }

  choose(index) {
    const spec = this.specs[index];
    if (!spec) return;
    Object.assign(this, { kind: spec.kind, yaml: spec.yaml, fault: "" });
    this.follow();
  }

  async begin() {
    this.busy = true;
    try {
      const wish = { kind: this.kind, yaml: this.yaml };
      const { wrong = "" } = await post("/runs/check", wish);
      this.fault = say(wrong);
      if (wrong) return;
      const run = await post("/runs", wish);
      find(this.renderRoot, "dialog").close();
      location.hash = `#/train/${run.id}`;
    } catch (refused) {
      this.fault = refused.message;
    } finally {
      this.busy = false;
    }
  }

  render() {
    const groups = ["train", "evolve", "tune"];
    return html`<dialog aria-labelledby="title">
      <h1 id="title">${this.carry ? t("train.carryOn") : t("train.start")}</h1>
      ${
        this.carry
          ? html`<p class="muted">${t("train.carryOn.about", { run: this.carry })}</p>`
          : html` <label for="spec">${t("train.spec")}</label>
              <select id="spec" @change=${(event) => this.choose(Number(event.target.value))}>
                ${groups.map(
                  (kind) =>
                    html`<optgroup label=${t("train.kind." + kind)}>
                      ${this.specs.map((spec, i) =>
                        spec.kind === kind
                          ? html`<option value=${i} ?selected=${spec.yaml === this.yaml}>
                              ${spec.name}${spec.title ? ` – ${spec.title}` : ""}
                            </option>`
                          : nothing,
                      )}
                    </optgroup>`,
                )}
              </select>`
      }
      <details>
        <summary>${t("train.fields")}</summary>
        <sw-spec-form
          .fields=${this.form.fields}
          .values=${this.values}
          @values=${(event) => this.filled(event.detail)}
        ></sw-spec-form>
      </details>
      <label for="yaml">${t("train.yaml")}</label>
      <textarea id="yaml" spellcheck="false" .value=${this.yaml} @input=${this.typed} @change=${this.follow}></textarea>
      ${this.fault ? html`<p class="fault" role="alert">${this.fault}</p>` : nothing}
      <div class="row">
        <button @click=${() => find(this.renderRoot, "dialog").close()}>${t("cancel")}</button>
        <button class="primary" id="begin" ?disabled=${this.busy || !this.yaml.trim()} @click=${this.begin}>
          ${t("train.begin")}
        </button>
      </div>
    </dialog>`;
  }
}
customElements.define("sw-start", Start);
