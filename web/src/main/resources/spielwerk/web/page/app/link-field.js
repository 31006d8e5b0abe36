import { LitElement, html, css } from "lit";
import { look } from "./look.js";
import { t } from "./i18n.js";
import { chooseAddress, linkTo, reach } from "./link.js";

/** Shows what is to be known before a link is handed out: whether others can open it, and how they could. */
class Reach extends LitElement {
  static properties = { server: { attribute: false } };
  static styles = [
    look,
    css`
      .note {
        background: var(--raised);
        border-left: 3px solid var(--last);
        padding: 0.7rem 0.9rem;
        border-radius: 6px;
        margin: 0.4rem 0;
        display: grid;
        gap: 0.35rem;
      }
      code {
        font-family: var(--mono);
        font-size: 0.86rem;
        overflow-wrap: anywhere;
      }
      label {
        display: flex;
        flex-wrap: wrap;
        gap: 0.3rem 0.6rem;
        align-items: center;
        margin: 0.3rem 0;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.server;
  }

  render() {
    const { server } = this;
    const state = server?.role ? reach(server) : "";
    if (state === "closed")
      return html`<div class="note" id="closed">
        <p>${t("play.invite.local")}</p>
        <p><code>./spielwerk serve --host 0.0.0.0 --token</code></p>
        ${
          server.machine?.length
            ? html`<p>${t("link.machine")} <code class="machine">${server.machine.join(", ")}</code></p>`
            : html`<p>${t("link.offline")}</p>`
        }
      </div>`;
    if (state === "offline") return html`<p class="note" id="offline">${t("link.offline")}</p>`;
    if (state === "choice")
      return html`<label
        >${t("link.address")}
        <select id="address" @change=${(e) => chooseAddress(e.target.value)}>
          ${server.addresses.map((one) => html`<option>${one}</option>`)}
        </select></label
      >`;
    return "";
  }
}
customElements.define("sw-reach", Reach);

/** A link to hand out: to be read, copied, or shown as a QR code. hash: the view; name: whose link it is. */
class LinkField extends LitElement {
  static properties = {
    hash: {},
    name: {},
    server: { attribute: false },
    copied: { state: true },
    code: { state: true },
  };
  static styles = [
    look,
    css`
      :host {
        display: block;
        margin-top: 0.4rem;
      }
      .link {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto auto;
        gap: 0.4rem;
      }
      .link input {
        font-family: var(--mono);
        font-size: 0.82rem;
        min-width: 0;
      }
      svg {
        display: block;
        width: min(100%, 22rem);
        margin: 0.6rem auto 0;
        background: #fff;
        border-radius: 6px;
      }
    `,
  ];

  constructor() {
    super();
    this.hash = "";
    this.name = "";
    /** @type {any} */
    this.server;
    this.copied = "";
    /** @type {any} */
    this.code = null;
    this.renew = () => this.requestUpdate();
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("address", this.renew);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("address", this.renew);
  }

  get link() {
    return linkTo(this.hash, this.server);
  }

  async copy() {
    try {
      await navigator.clipboard.writeText(this.link);
      this.copied = this.link;
    } catch {
      this.renderRoot.querySelector("input")?.select(); // where the page may not write to the clipboard, Ctrl+C does
    }
  }

  /** The picture of the link; its maker is loaded when it is first wanted. */
  async show() {
    this.code = this.code ? null : (await import("./qr.js")).path;
  }

  render() {
    const { link, code } = this;
    const picture = code?.(link);
    return html`<div class="link">
        <input
          readonly
          aria-label=${t("play.invite.link", { name: this.name })}
          .value=${link}
          @focus=${(e) => e.target.select()}
        />
        <button type="button" class="copy" @click=${this.copy}>
          ${t(this.copied === link ? "play.copied" : "play.copy")}
        </button>
        <button type="button" class="qr" aria-pressed=${picture ? "true" : "false"} @click=${this.show}>QR</button>
      </div>
      ${
        picture
          ? html`<svg viewBox="0 0 ${picture.size} ${picture.size}" role="img" aria-label=${t("link.qr")}>
              <path d=${picture.d} fill="#000" shape-rendering="crispEdges" />
            </svg>`
          : ""
      }`;
  }
}
customElements.define("sw-link", LinkField);
