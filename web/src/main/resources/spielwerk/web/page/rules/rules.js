import { LitElement, html, css, nothing } from "lit";
import { find } from "../app/dom.js";
import { look } from "../app/look.js";
import { t, maybe, load, loadTranslations, translated } from "../app/i18n.js";
import { get } from "../app/api.js";
import { parse } from "../form/engine-text.js";
import { boardFor, rulesFor } from "../boards/index.js";
import "./picture.js";

/**
 * A part of the rules of a game: a few sentences and perhaps a picture. The rules of a game are a
 * function in boards/GAME/rules.js from its options to such parts.
 * @typedef {object} Part
 * @property {string} text a key of the words
 * @property {Record<string, any>} [values] for the places in them
 * @property {import("./picture.js").Picture} [picture]
 * @property {any} [more] a template below the words
 */

/** The rules of a game with the options it is played with, in a window; opened by the event "rules". */
class Rules extends LitElement {
  static properties = { game: { state: true }, about: { state: true }, parts: { state: true } };
  static styles = [
    look,
    css`
      dialog {
        width: min(46rem, 96vw);
      }
      section {
        display: grid;
        grid-template-columns: minmax(0, 1fr) minmax(0, 17rem);
        gap: 0.4rem 1.4rem;
        align-items: center;
        padding: 0.9rem 0;
        border-top: 1px solid var(--line);
      }
      section.wide,
      section.plain {
        grid-template-columns: minmax(0, 1fr);
      }
      h1 {
        margin-bottom: 0.6rem;
      }
      h2 {
        font-size: 1.02rem;
        margin: 0 0 0.2rem;
      }
      p {
        margin: 0.25rem 0;
        max-width: 40rem;
      }
      figure {
        margin: 0;
        min-width: 0;
      }
      figcaption {
        color: var(--muted);
        font-size: 0.86rem;
        margin-top: 0.3rem;
      }
      .foot {
        display: flex;
        justify-content: flex-end;
        position: sticky;
        bottom: -1.4rem;
        background: var(--surface);
        padding: 0.6rem 0 0.2rem;
      }
      table {
        border-collapse: collapse;
        width: 100%;
        font-size: 0.88rem;
      }
      th,
      td {
        text-align: left;
        padding: 0.15rem 0.6rem 0.15rem 0;
        vertical-align: top;
      }
      td.n {
        text-align: right;
        font-variant-numeric: tabular-nums;
      }
      tr.class th {
        padding-top: 0.6rem;
        color: var(--muted);
      }
      @media (max-width: 620px) {
        section {
          grid-template-columns: minmax(0, 1fr);
        }
        figure {
          max-width: 20rem;
        }
        section.wide figure {
          max-width: none;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.game = "";
    this.about = "";
    /** @type {Part[]} */
    this.parts = [];
  }

  /** @param {string} game its name, perhaps with options */
  async show(game) {
    const { id, options, values } = parse(game);
    const [{ items }, rules] = await Promise.all([
      get("/games"),
      rulesFor(id),
      load("rules"),
      boardFor(id),
      loadTranslations("options"),
    ]);
    const info = items.find((/** @type {any} */ one) => one.id === id);
    /** @param {string} name */
    const option = (name) => (values.includes(name) ? "on" : (options[name] ?? String(info.options[name]?.default)));
    this.game = id;
    this.about = maybe("about." + id, translated(info?.about ?? ""));
    this.parts = rules ? await rules(option, game) : [];
    await this.updateComplete;
    const dialog = find(this.renderRoot, "dialog");
    if (!dialog.open) dialog.showModal();
    dialog.scrollTop = 0;
  }

  /** @param {Part} part */
  section({ text, values, picture, more }) {
    const shape = !picture ? "plain" : picture.wide ? "wide" : "";
    return html`<section class=${shape}>
      <div>
        <h2>${t(text + ".title", values)}</h2>
        ${t(text, values)
          .split("\n")
          .map((/** @type {string} */ line) => html`<p>${line}</p>`)}
        ${more ?? nothing}
      </div>
      ${
        picture
          ? html`<figure>
              <sw-rules-picture .picture=${picture}></sw-rules-picture>
              ${picture.caption ? html`<figcaption>${t(picture.caption, values)}</figcaption>` : ""}
            </figure>`
          : ""
      }
    </section>`;
  }

  render() {
    return html`<dialog aria-labelledby="title">
      <h1 id="title">${t("rules.title", { game: maybe("game." + this.game, this.game) })}</h1>
      ${this.parts.length ? this.parts.map((one) => this.section(one)) : html`<p>${this.about}</p>`}
      <form class="foot" method="dialog"><button class="primary">${t("close")}</button></form>
    </dialog>`;
  }
}
customElements.define("sw-rules", Rules);
