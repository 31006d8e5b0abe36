import { LitElement, html, css, nothing } from "lit";
import { find } from "./dom.js";
import { look } from "./look.js";
import { parts, renew } from "./address.js";
import { t } from "./i18n.js";
import { takeKey } from "./keyring.js";
import { isReadOnly, login } from "./role.js";
import { VIEWS } from "./views.js";
import "./keys.js";
import "./settings-dialog.js";
import "./paste.js";

/** Fonts without emoji have no such character. */
const CLIPBOARD = html`<svg
  width="18"
  height="18"
  viewBox="0 0 18 18"
  fill="none"
  stroke="currentColor"
  stroke-width="1.6"
  stroke-linejoin="round"
  aria-hidden="true"
>
  <path d="M6 3H4v13h10V3h-2M6 1.8h6v3H6zM7 8.5h4M7 11.5h4" />
</svg>`;

/** The frame around every view, and which view the address asks for. */
class App extends LitElement {
  static properties = {
    route: { state: true },
    ready: { state: true },
    notice: { state: true },
    polling: { state: true },
    gone: { state: true },
  };
  static styles = [
    look,
    css`
      :host {
        min-height: 100dvh;
        display: flex;
        flex-direction: column;
      }
      header {
        display: flex;
        align-items: center;
        gap: 0.4rem;
        padding: 0.5rem clamp(0.7rem, 2.5vw, 1.6rem);
        border-bottom: 1px solid var(--line);
        background: var(--surface);
      }
      .brand {
        display: flex;
        align-items: center;
        gap: 0.55rem;
        font-weight: 700;
        font-size: 1.06rem;
        color: var(--ink);
        text-decoration: none;
        letter-spacing: -0.02em;
        margin-right: 0.6rem;
      }
      .brand img {
        width: 26px;
        height: 26px;
      }
      nav {
        display: flex;
        gap: 0.1rem;
        flex: 1;
        min-width: 0;
        overflow-x: auto;
        scrollbar-width: none;
      }
      nav a {
        color: var(--muted);
        text-decoration: none;
        padding: 0.45rem 0.7rem;
        border-radius: var(--radius-small);
        font-weight: 550;
      }
      nav a:hover {
        background: var(--accent-soft);
        color: var(--ink);
      }
      nav a[aria-current] {
        color: var(--ink);
        box-shadow: inset 0 -2px 0 var(--accent);
        border-radius: 0;
      }
      main {
        flex: 1;
        padding: clamp(0.6rem, 2vw, 1.4rem);
        width: 100%;
        max-width: 1500px;
        margin: 0 auto;
      }
      .icon {
        padding: 0.3rem;
        min-width: 2.4rem;
      }
      #gone {
        position: sticky;
        top: 0;
        z-index: 9;
        padding: 0.6rem clamp(0.7rem, 2.5vw, 1.6rem);
        background: var(--bad);
        color: var(--surface);
        font-weight: 600;
      }
      .strip {
        padding: 0.4rem clamp(0.7rem, 2.5vw, 1.6rem);
        background: var(--accent-soft);
      }
      #notice {
        position: fixed;
        left: 50%;
        bottom: 1.2rem;
        transform: translateX(-50%);
        z-index: 10;
        max-width: 92vw;
        background: var(--ink);
        color: var(--bg);
        padding: 0.7rem 1.1rem;
        border-radius: var(--radius-small);
        box-shadow: var(--shadow);
      }
      /* on a phone the views have a row of their own, where all of them are in sight */
      @media (max-width: 560px) {
        header {
          flex-wrap: wrap;
          gap: 0 0.1rem;
          padding-bottom: 0;
        }
        .brand {
          margin-right: auto;
        }
        nav {
          order: 1;
          flex-basis: 100%;
          justify-content: space-between;
          margin: 0 -0.5rem;
        }
        nav a {
          padding: 0.45rem 0.1rem;
          font-size: clamp(0.68rem, 3vw, 0.95rem);
        }
      }
    `,
  ];

  constructor() {
    super();
    /** The view, and the rest of the address. @type {[string, string[]]} */
    this.route = ["", []];
    this.ready = new Set();
    this.notice = "";
    this.polling = false;
    this.gone = false;
    this.go();
    window.addEventListener("hashchange", () => this.arrive());
    this.addEventListener("notice", (event) => this.tell(/** @type {CustomEvent} */ (event).detail));
    this.addEventListener("rules", (event) => this.rules(/** @type {CustomEvent} */ (event).detail));
    window.addEventListener("settings", () => this.requestUpdate());
    window.addEventListener("server", (event) => (this.gone = /** @type {CustomEvent} */ (event).detail));
    window.addEventListener("polling", (event) => (this.polling = /** @type {CustomEvent} */ (event).detail));
  }

  tell(sentence) {
    this.notice = sentence;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.notice = ""), 5000);
  }

  /** The rules of a game in a window; its files come when they are first wanted. */
  async rules(game) {
    try {
      await import("../rules/rules.js");
      await /** @type {any} */ (find(this.renderRoot, "sw-rules")).show(game);
    } catch (failed) {
      this.tell(failed.message);
    }
  }

  /** Somebody followed a link, perhaps one with a token. */
  async arrive() {
    const wrong = await login();
    if (wrong) this.tell(wrong);
    this.go();
  }

  /** Goes where the address says; a view that is not there is the first one. */
  async go() {
    renew();
    takeKey();
    const [name = "", ...rest] = parts();
    const view = Object.hasOwn(VIEWS, name) ? name : "";
    this.route = [view, rest];
    if (this.ready.has(view)) return;
    await VIEWS[view].load();
    this.ready = new Set(this.ready).add(view);
  }

  /** On a phone the name of the view may be out of sight in the row of all. */
  updated(changed) {
    const nav = find(this.renderRoot, "nav");
    /** @type {HTMLElement | null} */
    const here = nav.querySelector("[aria-current]");
    if (changed.has("route") && here) nav.scrollLeft = here.offsetLeft - nav.offsetLeft - 24;
  }

  render() {
    const [view, rest] = this.route;
    const here = (name) => (name === view ? "page" : nothing);
    return html`
      <header>
        <a class="brand" href="#/" aria-label="Spielwerk"
          ><img src="/page/style/icon.svg" alt="" /><span>Spielwerk</span></a
        >
        <nav aria-label=${t("nav.label")}>
          ${Object.entries(VIEWS).map(([name, { nav }]) =>
            nav ? html`<a href="#/${name}" aria-current=${here(name)}>${t(nav)}</a>` : "",
          )}
        </nav>
        <button
          class="quiet icon"
          id="paste"
          @click=${() => find(this.renderRoot, "sw-paste").show()}
          aria-label=${t("play.paste.title")}
          title=${t("play.paste.title") + " (Ctrl+V)"}
        >
          ${CLIPBOARD}
        </button>
        <button
          class="quiet icon"
          id="settings"
          @click=${() => find(this.renderRoot, "sw-settings").show()}
          aria-label=${t("play.settings")}
          title=${t("play.settings") + " (s)"}
        >
          ⚙
        </button>
        <button
          class="quiet icon"
          id="help"
          @click=${() => find(this.renderRoot, "sw-keys").show()}
          aria-label=${t("keys.title")}
          title=${t("keys.title") + " (?)"}
        >
          ?
        </button>
      </header>
      ${this.gone ? html`<p id="gone" role="alert">${t("live.gone")}</p>` : ""}
      ${isReadOnly() ? html`<p id="read-only" class="strip" role="status">${t("app.readOnly")}</p>` : ""}
      ${this.polling && !this.gone ? html`<p id="polling" class="strip" role="status">${t("live.polling")}</p>` : ""}
      <main>
        ${this.ready.has(view) ? VIEWS[view].show(rest) : html`<p class="muted" aria-busy="true">${t("loading")}</p>`}
      </main>
      <sw-keys></sw-keys>
      <sw-settings></sw-settings>
      <sw-paste></sw-paste>
      <sw-rules></sw-rules>
      <div role="status" aria-live="polite">${this.notice ? html`<div id="notice">${this.notice}</div>` : ""}</div>
    `;
  }
}
customElements.define("sw-app", App);
