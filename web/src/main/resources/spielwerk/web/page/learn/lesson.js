import { LitElement, html, css } from "lit";
import { find, given } from "../app/dom.js";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { Refused } from "../app/api.js";
import { linkTo, server } from "../app/link.js";
import "../app/link-field.js";
import { keep, read, write } from "./address.js";

/** The line with the title. */
export const lessonHead = css`
  .head {
    display: flex;
    gap: 0.5rem 1rem;
    align-items: baseline;
    flex-wrap: wrap;
    margin-bottom: 0.7rem;
  }
  .head h1 {
    font-size: clamp(1.25rem, 2.4vw, 1.7rem);
  }
`;

/**
 * What all lessons have in common: their state is in the address, what the server says of it is
 * fetched anew when the question changes, and there is a link to hand out.
 */
export class Lesson extends LitElement {
  /** @type {import("lit").PropertyDeclarations} */
  static properties = {
    address: {},
    embedded: { type: Boolean },
    values: { state: true },
    data: { state: true },
    trouble: { state: true },
    server: { state: true },
  };

  static frame = [
    look,
    lessonHead,
    css`
      .head .row {
        margin-left: auto;
      }
      .end {
        justify-content: flex-end;
        margin-top: 0.9rem;
      }
      .stage {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(270px, 370px);
        gap: var(--gap);
        align-items: start;
        margin: 0.7rem 0;
      }
      .aside {
        display: grid;
        gap: 0.8rem;
      }
      .tale {
        font-size: 1.08rem;
        line-height: 1.45;
        min-height: 4.4rem;
        padding: 0.7rem 0.9rem;
        background: var(--accent-soft);
        border-radius: var(--radius-small);
      }
      .trouble {
        color: var(--bad);
        font-weight: 600;
      }
      .panel.trouble {
        margin-bottom: 0.7rem;
      }
      .choice {
        display: flex;
        gap: 0.35rem 0.5rem;
        flex-wrap: wrap;
        align-items: center;
      }
      details .choice,
      .choice + .choice {
        margin-top: 0.4rem;
      }
      .choice label {
        display: flex;
        gap: 0.35rem;
        align-items: center;
      }
      .choice label.wide {
        max-width: 100%;
      }
      .choice label.wide input {
        min-width: 0;
        flex: 1;
      }
      .choice input[type="checkbox"] {
        min-height: 0;
        width: 1.1rem;
        height: 1.1rem;
        accent-color: var(--accent);
      }
      .choice input[type="number"] {
        width: 5.2rem;
      }
      .segments {
        display: inline-flex;
      }
      .segments button {
        border-radius: 0;
        margin-left: -1px;
      }
      .segments button:first-child {
        border-radius: var(--radius-small) 0 0 var(--radius-small);
      }
      .segments button:last-child {
        border-radius: 0 var(--radius-small) var(--radius-small) 0;
      }
      .legend {
        display: flex;
        gap: 0.3rem 1.1rem;
        flex-wrap: wrap;
        color: var(--muted);
        font-size: 0.86rem;
        margin: 0.4rem 0.2rem;
      }
      table {
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }
      th,
      td {
        padding: 0.3rem 0.7rem;
        text-align: right;
        border-bottom: 1px solid var(--line);
      }
      th:first-child,
      td:first-child {
        text-align: left;
      }
      th {
        color: var(--muted);
        font-weight: 600;
        font-size: 0.86rem;
      }
      .scroll {
        overflow-x: auto;
      }
      @media (min-width: 1500px) {
        .stage {
          grid-template-columns: minmax(0, 1fr) 430px;
        }
        .tale {
          font-size: 1.35rem;
        }
        sw-code {
          font-size: 1.2rem;
        }
      }
      @media (max-width: 900px) {
        /* what is said of a step stands above its picture, or it would be out of sight */
        .stage {
          grid-template-columns: minmax(0, 1fr);
        }
        .stage > .aside {
          display: contents;
        }
        .first {
          order: -1;
        }
        .tale {
          min-height: 4.4rem;
        }
      }
    `,
  ];

  /** To be given by each lesson: its name, and its values when the address does not give them. */
  get name() {
    return "";
  }

  /** @returns {Record<string, any>} */
  get usual() {
    return {};
  }

  /** What the server is asked, as text: as long as it stays the same, so does the answer. */
  question(_values) {
    return "";
  }

  /** @returns {Promise<any>} the answer to a question */
  async fetch(_question) {
    return null;
  }

  constructor() {
    super();
    /** @type {string} */
    this.address = given();
    /** Whether it is part of another page, which has its own address and title. */
    this.embedded = false;
    this.values = { ...this.usual };
    this.trouble = "";
    /** @type {any} */
    this.server = null;
  }

  willUpdate(changes) {
    if (changes.has("address")) {
      const { lesson, values } = read(this.address);
      if (lesson === this.name) this.take({ ...this.usual, ...values });
    }
  }

  /** The step in the address, within bounds. */
  get at() {
    return Math.max(0, Math.min(this.last, Math.trunc(Number(this.values.step)) || 0));
  }

  get last() {
    return 0;
  }

  /** Takes other values; if the question changed, the answer is fetched. */
  take(values) {
    this.values = values;
    const question = this.question(values);
    if (question !== this.asked) this.ask(question);
  }

  /** Changes some values and the address with them. A changed question begins at its first step. */
  change(some) {
    const next = { ...this.values, ...some };
    if (this.question(next) !== this.asked && !("step" in some)) next.step = 0;
    this.take(next);
    if (!this.embedded) keep(this.name, this.values, this.usual);
  }

  async ask(question) {
    this.asked = question;
    this.trouble = "";
    this.toggleAttribute("data-busy", true);
    try {
      const data = await this.fetch(question);
      if (this.asked === question) this.data = data;
    } catch (refused) {
      if (!(refused instanceof Refused)) throw refused;
      if (this.asked === question) this.trouble = refused.message;
    }
    if (this.asked === question) this.updateComplete.then(() => this.toggleAttribute("data-busy", false));
  }

  /** The link to exactly this view: copied where the page may, and shown to be read and projected. */
  async copy() {
    this.server = await server();
    await this.updateComplete;
    /** @type {HTMLDialogElement} */ (find(this.renderRoot, "#handout")).showModal();
    const copied = navigator.clipboard?.writeText(linkTo(this.hash, this.server));
    await copied?.then(() => this.notice(t("learn.copied"))).catch(() => {});
  }

  get hash() {
    return write(this.name, this.values, this.usual);
  }

  notice(detail) {
    this.dispatchEvent(new CustomEvent("notice", { detail, bubbles: true, composed: true }));
  }

  handout(title) {
    return html`<dialog id="handout" aria-labelledby="handout-title">
      <h1 id="handout-title">${t("link.view")}</h1>
      <sw-reach .server=${this.server}></sw-reach>
      <sw-link .hash=${this.hash} .name=${title} .server=${this.server}></sw-link>
      <form method="dialog" class="row end"><button class="primary">${t("close")}</button></form>
    </dialog>`;
  }

  head(title) {
    return html`${this.embedded ? "" : this.heading(title)}
    ${
      this.trouble
        ? html`<p class="panel trouble" role="alert">${this.trouble}</p>`
        : this.data
          ? ""
          : html`<p class="muted" aria-busy="true">${t("loading")}</p>`
    }`;
  }

  heading(title) {
    return html`<div class="head">
      <a href="#/learn">${t("learn.all")}</a>
      <h1>${title}</h1>
      <div class="row"><button id="copy" @click=${this.copy}>${t("learn.copy")}</button></div>
      ${this.server ? this.handout(title) : ""}
    </div>`;
  }

  segments(label, chosen, options, does) {
    return html`<span class="segments" role="group" aria-label=${label}
      >${options.map(
        ([value, words]) =>
          html`<button data-value=${value} aria-pressed=${value === chosen} @click=${() => does(value)}>
            ${words}
          </button>`,
      )}</span
    >`;
  }

  number(id, words, value, least, most, does, step = 1) {
    return html`<label
      >${words}
      <input
        id=${id}
        type="number"
        min=${least}
        max=${most}
        step=${step}
        .value=${String(value)}
        @change=${(e) => does(e.target.value)}
    /></label>`;
  }
}
