import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { load, t } from "../app/i18n.js";
import { get } from "../app/api.js";
import { join, leave, pupil, send } from "../app/pupil.js";
import { settings } from "../app/settings.js";

await load("class");

/**
 * Above the lessons: who this browser is in which class, and what became of the latest hand-in; or,
 * for who came by a class's link to a lesson (invited), the question for a name.
 */
class PupilBar extends LitElement {
  static properties = {
    invited: {},
    now: { state: true },
    said: { state: true },
    school: { state: true },
    trouble: { state: true },
  };
  static styles = [
    look,
    css`
      .bar {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem 0.9rem;
        align-items: center;
        margin-bottom: 0.9rem;
        padding: 0.5rem 0.9rem;
        border-left: 3px solid var(--accent);
        background: var(--raised);
        border-radius: 6px;
      }
      .bar > span {
        flex: 1 1 14rem;
        overflow-wrap: anywhere;
      }
      form {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem 0.6rem;
        align-items: center;
        width: 100%;
      }
      .good {
        color: var(--good);
      }
      .trouble {
        color: var(--bad);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {string} the class whose link led here */
    this.invited = "";
    this.now = pupil();
    /** @type {any} */
    this.said = null;
    /** @type {any} */
    this.school = null;
    this.trouble = "";
    this.hear = (event) => {
      this.now = pupil();
      this.said = event.detail ?? this.said;
      if (event.detail) this.notice(); // what is solved may be far below on a phone
    };
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("pupil", this.hear);
    send();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("pupil", this.hear);
  }

  notice() {
    const detail = this.said.wrong ?? `✓ ${t("class.handed")}`;
    this.dispatchEvent(new CustomEvent("notice", { detail, bubbles: true, composed: true }));
  }

  async willUpdate(changes) {
    if (!changes.has("invited") || !this.invited || this.now?.id === this.invited) return;
    try {
      this.school = await get("/classes/" + encodeURIComponent(this.invited));
    } catch (refused) {
      this.trouble = refused.message;
    }
  }

  async enter(event) {
    event.preventDefault();
    const name = String(new FormData(event.target).get("name")).trim();
    try {
      await join(this.school.id, this.school.title, name);
      this.school = null;
      this.trouble = "";
      this.said = null;
    } catch (refused) {
      this.trouble = refused.message;
    }
  }

  render() {
    const { now, school, trouble } = this;
    const wrong = trouble ? html`<p class="trouble" role="alert">${trouble}</p>` : "";
    if (school)
      return html`<div class="bar">
        <form @submit=${this.enter}>
          <label
            >${t("class.name", { title: school.title || t("class.this") })}
            <input name="name" required maxlength="40" value=${settings.name} autocomplete="nickname" /></label
          ><button class="primary" id="join">${t("class.join")}</button
          ><button type="button" class="quiet" @click=${() => (this.school = null)}>${t("class.not")}</button>
        </form>
        <p class="muted">${t("class.told")}</p>
        ${wrong}
      </div>`;
    if (!now) return wrong;
    return html`<div class="bar" id="pupil">
      <span
        ><a href="#/arena/class/${now.id}">${now.title || t("class.this")}</a> · <b>${now.name}</b>:
        ${t("class.told")}</span
      ><button class="quiet" id="leave" @click=${leave}>${t("class.leave")}</button>
      <span role="status" id="handed"
        >${
          this.said?.wrong
            ? html`<span class="trouble">✗ ${this.said.wrong} ${this.said.later ? t("class.later") : ""}</span>`
            : this.said
              ? html`<span class="good">✓ ${t("class.handed")}</span>`
              : ""
        }</span
      >
    </div>`;
  }
}
customElements.define("sw-pupil", PupilBar);
