import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { language, theme } from "../app/settings.js";

/**
 * A report inside the page: a document of its own that may show things and do nothing, as high as
 * it needs to be.
 */
class Report extends LitElement {
  static properties = { report: { attribute: false }, date: { attribute: false } };
  static styles = [
    look,
    css`
      iframe {
        display: block;
        width: 100%;
        min-height: 24rem;
        border: 1px solid var(--line);
        border-radius: var(--radius);
        background: var(--surface);
      }
      p {
        margin-top: 0.5rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.report;
    /** @type {any} */
    this.date;
    this.dress = () => this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("settings", this.dress);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("settings", this.dress);
    this.sizes?.disconnect();
  }

  fit(event) {
    const frame = event.target;
    const page = frame.contentDocument?.documentElement;
    if (!page) return;
    const measure = () => (frame.style.height = `${Math.max(380, frame.contentDocument.body.scrollHeight + 4)}px`);
    measure();
    this.sizes?.disconnect();
    this.sizes = new ResizeObserver(measure);
    this.sizes.observe(frame.contentDocument.body);
  }

  render() {
    const page = language() === "en" ? "index.html" : `index-${language()}.html`;
    const address = `/api/reports/${this.report}/${page}`;
    return html`<iframe
        title=${t("lab.report.title")}
        sandbox="allow-same-origin allow-downloads"
        style="color-scheme:${theme()}"
        src="${address}?${encodeURIComponent(this.date)}"
        @load=${this.fit}
      ></iframe>
      <p><a href=${address} target="_blank" rel="noopener">${t("lab.report.alone")}</a></p>`;
  }
}
customElements.define("sw-report", Report);
