import { LitElement, html, css } from "lit";
import { look } from "../../app/look.js";
import { t } from "../../app/i18n.js";
import { get, query } from "../../app/api.js";
import { given } from "../../app/dom.js";

/** How close to the truth counts as guessed. */
const CLOSE = 0.25;

/** Nodes are guessed before they are counted. engines: [before, after]; place: what is searched. */
class Guess extends LitElement {
  static properties = {
    engines: { attribute: false },
    place: { attribute: false },
    plain: { state: true },
    improved: { state: true },
    guessed: { state: true },
  };
  static styles = [
    look,
    css`
      form {
        display: flex;
        gap: 0.5rem;
        flex-wrap: wrap;
        align-items: center;
      }
      input {
        width: 7rem;
      }
      code {
        overflow-wrap: anywhere;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {string[]} */
    this.engines = given();
    /** @type {any} */
    this.place = given();
    this.plain = 0;
    this.improved = 0;
    this.guessed = 0;
  }

  count(engine) {
    return get("/lessons/search" + query({ ...this.place, engine })).then(({ nodeCount }) => nodeCount);
  }

  async willUpdate(changes) {
    if (!changes.has("place")) return;
    this.improved = this.guessed = 0;
    this.plain = await this.count(this.engines[0]);
  }

  async submit(event) {
    event.preventDefault();
    this.guessed = Number(event.target.querySelector("input").value);
    this.improved = await this.count(this.engines[1]);
    const close = Math.abs(this.guessed - this.improved) <= CLOSE * this.improved;
    this.dispatchEvent(new CustomEvent("answered", { detail: close }));
  }

  render() {
    const [before, after] = this.engines;
    return html`<p>${t("path.guess.before", { n: this.plain || "…" })} <code>${before}</code></p>
      <form @submit=${this.submit}>
        <label>${t("path.guess.ask")} <input id="guess" type="number" min="1" max="1000000" required /></label>
        <button class="primary">${t("path.guess.do")}</button>
      </form>
      <p><code>${after}</code></p>
      ${
        this.improved
          ? html`<p role="status" id="guessed">
              <b>${t("path.guess.after", { n: this.improved, guess: this.guessed })}</b>
            </p>`
          : ""
      }`;
  }
}
customElements.define("sw-guess", Guess);
