import { LitElement, html, css } from "lit";
import { given } from "../app/dom.js";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { post, put } from "../app/api.js";
import { server } from "../app/link.js";
import "../app/link-field.js";
import { givenOf, next, remember, rememberGiven } from "../app/keyring.js";
import { change, settings } from "../app/settings.js";
import { side, who } from "../app/words.js";

/** Links to seats, and to watch; the name of somebody who came by a link; a table that is yours but was forgotten. */
class Share extends LitElement {
  static properties = {
    store: {},
    stamp: {},
    server: { state: true },
    arrived: { state: true },
    trouble: { state: true },
  };
  static styles = [
    look,
    css`
      .seat {
        display: grid;
        gap: 0.4rem;
        border-top: 1px solid var(--line);
        padding: 0.8rem 0;
      }
      form {
        display: grid;
        gap: 0.9rem;
        margin-top: 1rem;
      }
      .end {
        justify-content: flex-end;
      }
      .claim {
        text-align: center;
        margin-top: 0.4rem;
      }
      .trouble {
        color: var(--bad);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("./store.js").TableStore} */
    this.store = given();
  }

  updated() {
    const { id } = this.store;
    if (next.invite === id) {
      next.invite = null;
      this.show();
    }
    const { arrived } = next;
    if (arrived && arrived.table === id && this.store.rights.seats.size) {
      this.arrived = arrived.seat;
      next.arrived = null;
      this.updateComplete.then(() =>
        /** @type {HTMLDialogElement} */ (this.renderRoot.querySelector("#arrival"))?.showModal(),
      );
    }
    if (!this.store.rights.part && !this.server) this.ask();
  }

  async ask() {
    this.server = {};
    this.server = await server();
  }

  async show() {
    this.trouble = "";
    /** @type {HTMLDialogElement} */ (this.renderRoot.querySelector("#invitation")).showModal();
    await this.ask();
  }

  /** The view that a link leads to; seat: null for whoever watches. */
  link(seat) {
    const key = seat === null ? "" : `?seat=${seat}&key=${givenOf(this.store.id)[seat]}`;
    return `#/t/${this.store.id}${key}`;
  }

  async give(seat) {
    try {
      rememberGiven(this.store.id, seat, (await post(this.store.path(`/seats/${seat}/invite`))).key);
      this.requestUpdate();
    } catch (refused) {
      this.trouble = refused.message;
    }
  }

  async claim() {
    try {
      remember(this.store.id, (await post(this.store.path("/claim"))).key);
      this.store.rights.known = "";
      this.store.rights.follow(this.store.table);
    } catch (refused) {
      this.dispatchEvent(new CustomEvent("notice", { detail: refused.message, bubbles: true, composed: true }));
    }
  }

  render() {
    const { store } = this;
    return html`${
        !store.rights.part && this.server?.local && !this.server.token
          ? html`<p class="claim"><button id="claim" class="quiet" @click=${this.claim}>${t("play.claim")}</button></p>`
          : ""
      }
      <dialog id="invitation" aria-labelledby="title">
        <h1 id="title">${t("play.invite.title")}</h1>
        <sw-reach .server=${this.server}></sw-reach>
        ${store.table.seats.map((chair, seat) =>
          chair.kind === "person" && store.table.hosted ? this.seat(chair, seat) : "",
        )}
        ${store.table.hosted ? "" : html`<p>${t("play.invite.open")}</p>`}
        <div class="seat"><b>${t("play.invite.watch")}</b>${this.field(this.link(null), t("play.invite.watch"))}</div>
        ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : ""}
        <form method="dialog">
          <div class="row end"><button class="primary">${t("close")}</button></div>
        </form>
      </dialog>
      <dialog id="arrival" aria-labelledby="arrival-title">
        <h1 id="arrival-title">
          ${t("play.arrived", { side: this.arrived == null ? "" : side(store.table, this.arrived) })}
        </h1>
        <form method="dialog" @submit=${this.enter}>
          <label
            >${t("play.name")}
            <input
              id="arrival-name"
              maxlength="60"
              autofocus
              .value=${settings.name}
              placeholder=${this.arrived == null ? "" : who(store.table, this.arrived)}
          /></label>
          <div class="row end"><button class="primary" id="enter">${t("play.sit")}</button></div>
        </form>
      </dialog>`;
  }

  seat(chair, seat) {
    const given = chair.given && givenOf(this.store.id)[seat];
    return html`<div class="seat" data-seat=${seat}>
      <b>${side(this.store.table, seat)}: ${chair.name}</b>
      ${given ? this.field(this.link(seat), side(this.store.table, seat)) : ""}
      <div class="row">
        <button class="give" @click=${() => this.give(seat)}>
          ${t(chair.given ? "play.invite.again" : "play.invite.give")}
        </button>
        ${chair.given ? html`<span class="muted">${t("play.invite.old")}</span>` : ""}
      </div>
    </div>`;
  }

  field(hash, name) {
    return html`<sw-link .hash=${hash} .name=${name} .server=${this.server}></sw-link>`;
  }

  /** Tells the others by which name one plays. */
  enter() {
    const name = /** @type {HTMLInputElement} */ (this.renderRoot.querySelector("#arrival-name")).value.trim();
    if (!name) return;
    change({ name });
    this.store.quietly(put(this.store.path(`/seats/${this.arrived}`), { kind: "person", name }));
  }
}
customElements.define("sw-share", Share);
