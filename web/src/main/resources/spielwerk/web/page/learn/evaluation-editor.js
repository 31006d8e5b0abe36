import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { language } from "../app/settings.js";
import { given } from "../app/dom.js";
import { whole } from "./numbers.js";
import { sumOf, weightsOf } from "./weights.js";

/** How far sliders go; a number beside them may be larger. */
const FAR = 100;

/**
 * An evaluation as weights and as an expression, which are two views of one text. Event "text" with
 * another one.
 *
 * about: the features and what they are in the position looked at; error: what is wrong with the text
 */
class EvaluationEditor extends LitElement {
  static properties = { about: { attribute: false }, error: { attribute: false }, text: { attribute: false } };
  static styles = [
    look,
    css`
      :host {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 21rem), 1fr));
        gap: var(--gap);
        align-items: start;
      }
      section {
        min-width: 0;
      }
      section + section {
        position: sticky;
        top: 4rem;
      }
      h2 {
        text-transform: none;
        letter-spacing: 0;
        font-size: 1.15rem;
        color: var(--ink);
      }
      ul {
        list-style: none;
        margin: 0.5rem 0 0;
        padding: 0;
        display: grid;
        gap: 0.55rem;
      }
      li {
        display: grid;
        grid-template-columns: minmax(4.2rem, 1fr) minmax(3rem, 2fr) 4.6rem minmax(3rem, auto);
        gap: 0.1rem 0.5rem;
        align-items: center;
      }
      li code {
        font-weight: 700;
      }
      li small {
        grid-column: 1 / -1;
        color: var(--muted);
      }
      li output {
        font-variant-numeric: tabular-nums;
        text-align: right;
      }
      input[type="range"] {
        width: 100%;
        accent-color: var(--accent);
      }
      input[type="number"] {
        width: 100%;
      }
      .editor {
        display: grid;
        margin-top: 0.5rem;
      }
      .editor > * {
        grid-area: 1 / 1;
        font: 1rem/1.5 var(--mono);
        padding: 0.6rem;
        margin: 0;
        border: 1px solid var(--line);
        border-radius: var(--radius-small);
        white-space: pre-wrap;
        overflow-wrap: anywhere;
        min-height: 7.5rem;
        box-sizing: border-box;
        width: 100%;
        letter-spacing: normal;
      }
      pre {
        color: transparent;
        background: var(--raised);
      }
      mark {
        color: transparent;
        background: var(--bad-soft, color-mix(in srgb, var(--bad) 22%, transparent));
        text-decoration: underline wavy var(--bad);
      }
      textarea {
        background: transparent;
        color: var(--ink);
        resize: none;
        overflow: hidden;
      }
      .trouble {
        color: var(--bad);
        font-weight: 600;
        min-height: 1.5em;
        margin: 0.4rem 0;
      }
      details {
        overflow-x: auto;
      }
      dl {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 0.2rem 0.8rem;
        margin: 0.4rem 0 0;
      }
      dd {
        margin: 0;
      }
      summary {
        cursor: pointer;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.about = given();
    /** @type {any} */
    this.error = null;
    this.text = "";
  }

  say(text) {
    this.dispatchEvent(new CustomEvent("text", { detail: text }));
  }

  weigh(name, value) {
    const names = this.about.features.map((feature) => feature.name);
    const weights = weightsOf(this.text, names) ?? Object.fromEntries(names.map((one) => [one, 0]));
    const weight = Math.max(-1e6, Math.min(1e6, Number(value) || 0));
    this.say(sumOf({ ...weights, [name]: weight }));
  }

  /** A number that was typed; leaving the field as it was changes nothing. */
  enter(name, value, weight) {
    if (value !== "" && Number(value) !== weight) this.weigh(name, value);
  }

  render() {
    return html`<section class="panel">${this.weights()}</section>
      <section class="panel">${this.expression()}</section>`;
  }

  weights() {
    const { features } = this.about;
    const weights = weightsOf(
      this.text,
      features.map(({ name }) => name),
    );
    return html`<h2>${t("mine.weights")}</h2>
      <p class="muted">${t(weights ? "mine.weights.about" : "mine.weights.none")}</p>
      <ul>
        ${features.map((feature) => this.feature(feature, weights?.[feature.name]))}
      </ul>`;
  }

  feature({ name, about, german, own, theirs }, weight) {
    const value = weight === undefined ? "0" : String(weight);
    return html`<li data-feature=${name}>
      <code>${name}</code>
      <input
        type="range"
        min=${-FAR}
        max=${FAR}
        aria-label=${t("mine.slider", { name })}
        .value=${value}
        @input=${(e) => this.weigh(name, e.target.value)}
      />
      <input
        type="number"
        step="any"
        aria-label=${t("mine.number", { name })}
        .value=${weight === undefined ? "" : value}
        @change=${(e) => this.enter(name, e.target.value, weight)}
      />
      <output title=${t("mine.counts")}>${own === undefined ? "" : `${whole(own)} : ${whole(theirs)}`}</output>
      <small>${language() === "de" ? german : about}</small>
    </li>`;
  }

  /** The text again, invisible, with the wrong place marked: it lies below what is typed. */
  marked() {
    const { text, error } = this;
    if (!error) return text + "\n";
    const end = Math.max(error.end, error.start + 1);
    return html`${text.slice(0, error.start)}<mark>${text.slice(error.start, end) || " "}</mark>${
      text.slice(end) + "\n"
    }`;
  }

  wrong({ problem, word, line, column }) {
    const about = word ? (problem.startsWith("too") ? word : t("mine.word", { word })) : t("mine.end");
    return t("mine.place", { line, column }) + " " + t("mine.error." + problem, { word: about });
  }

  expression() {
    const { error } = this;
    return html`<h2><label for="mine">${t("mine.expression")}</label></h2>
      <div class="editor">
        <pre aria-hidden="true">${this.marked()}</pre>
        <textarea
          id="mine"
          maxlength="2000"
          spellcheck="false"
          autocomplete="off"
          autocapitalize="off"
          aria-invalid=${error ? "true" : "false"}
          aria-describedby="wrong"
          .value=${this.text}
          @input=${(e) => this.say(e.target.value)}
        ></textarea>
      </div>
      <p class="trouble" id="wrong" role="status">${error ? this.wrong(error) : ""}</p>
      <details>
        <summary class="muted">${t("mine.help")}</summary>
        <dl>
          ${["feature", "theirs", "lead", "signs", "compare", "if", "min", "name", "remark"].map(
            (one) =>
              html`<dt><code>${t(`mine.help.${one}.code`)}</code></dt>
                <dd>${t("mine.help." + one)}</dd>`,
          )}
        </dl>
      </details>`;
  }
}
customElements.define("sw-evaluation-editor", EvaluationEditor);
