import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { get } from "../app/api.js";

/** The paper's algorithm in Java, as it stands in the sources of this program. */
class Program extends LitElement {
  static properties = { data: { state: true } };
  static styles = [
    look,
    css`
      summary {
        cursor: pointer;
        color: var(--accent);
      }
      pre {
        margin: 0.4rem 0 0;
        padding: 0.6rem;
        overflow-x: auto;
        font-family: var(--mono);
        font-size: 0.78rem;
        line-height: 1.4;
        background: var(--raised);
        border: 1px solid var(--line);
        border-radius: var(--radius-small);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.data = null;
  }

  async open() {
    this.data ??= await get("/lessons/program");
  }

  render() {
    return html`<details @toggle=${this.open}>
      <summary id="program">${t("learn.program")}</summary>
      ${this.data ? html`<pre tabindex="0" aria-label=${this.data.name}>${this.data.text}</pre>` : ""}
    </details>`;
  }
}
customElements.define("sw-program", Program);
