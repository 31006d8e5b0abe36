import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { said } from "../app/sentences.js";
import { hear, remove } from "../app/api.js";
import { isOwner } from "../app/role.js";
import { date, duration, gameName, notice, state } from "./words.js";

const KINDS = ["match", "tournament"];

/** All matches and tournaments, also those that the command line started a moment ago. */
class Competitions extends LitElement {
  static properties = { items: { state: true }, able: { state: true } };
  static styles = [
    look,
    css`
      :host {
        max-width: 1000px;
        margin: 0 auto;
      }
      .top {
        display: flex;
        gap: 0.6rem;
        align-items: center;
        flex-wrap: wrap;
        margin-bottom: 1rem;
      }
      h1 {
        font-size: 1.5rem;
        flex: 1;
      }
      .button {
        display: inline-flex;
        align-items: center;
        text-decoration: none;
        border-radius: var(--radius-small);
        padding: 0.42rem 0.9rem;
        min-height: 2.4rem;
        border: 1px solid var(--line);
        color: inherit;
        background: var(--surface);
      }
      .button.primary {
        background: var(--accent);
        color: var(--accent-ink);
        border-color: var(--accent);
        font-weight: 600;
      }
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        gap: 0.6rem;
      }
      li {
        position: relative;
      }
      li > a {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0.3rem 1rem;
        padding: 0.8rem 3rem 0.8rem 1rem;
        color: inherit;
        text-decoration: none;
        background: var(--surface);
        border: 1px solid var(--line);
        border-radius: var(--radius);
      }
      li > a:hover {
        border-color: var(--accent);
      }
      .who {
        color: var(--muted);
        overflow-wrap: anywhere;
      }
      .when {
        color: var(--muted);
        font-size: 0.88rem;
      }
      .bar {
        grid-column: 1 / -1;
        height: 5px;
        border-radius: 3px;
        background: var(--line);
        overflow: hidden;
      }
      .bar i {
        display: block;
        height: 100%;
        background: var(--accent);
      }
      .state {
        font-weight: 600;
        white-space: nowrap;
        text-align: right;
      }
      .bar ~ .when,
      .who + .when {
        text-align: right;
      }
      .when:last-child {
        text-align: left;
      }
      .running {
        color: var(--good);
      }
      .broken {
        color: var(--bad);
      }
      li > button {
        position: absolute;
        right: 0.4rem;
        top: 0.5rem;
      }
      .empty {
        display: grid;
        gap: 0.8rem;
        justify-items: start;
      }
    `,
  ];

  constructor() {
    super();
    this.items = null;
    this.able = false;
  }

  connectedCallback() {
    super.connectedCallback();
    this.stream = hear("/runs/events", {
      runs: (list) => {
        this.items = list.items.filter((run) => KINDS.includes(run.kind) || run.kind === "");
        this.able = list.able && isOwner();
      },
    });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stream?.close();
  }

  async drop(run) {
    if (!confirm(t("arena.sure", { run: run.id }))) return;
    await remove("/runs/" + run.id).catch((refused) => notice(this, refused));
    this.items = this.items.filter((one) => one.id !== run.id);
  }

  render() {
    return html` <div class="top">
        <h1>${t("arena.title")}</h1>
        <a class="button" href="#/arena/class">${t("arena.class")}</a>
        ${this.able ? html`<a class="button primary" id="new" href="#/arena/new">${t("arena.new")}</a>` : ""}
      </div>
      ${
        this.items === null
          ? html`<p class="muted" aria-busy="true">${t("loading")}</p>`
          : this.items.length
            ? html`<ul>
                ${this.items.map((run) => this.item(run))}
              </ul>`
            : html`<div class="panel empty"><p>${t("arena.empty")}</p></div>`
      }`;
  }

  item(run) {
    const share = run.total ? Math.min(1, run.done / run.total) : 0;
    return html`<li>
      <a href="#/arena/${run.id}" data-run=${run.id}>
        ${run.name ? html`<strong>${run.name}</strong>` : ""}
        <b>${run.game ? t("arena.kindof." + run.kind, { game: gameName(run.game) }) : run.id}</b>
        <span class="state ${run.state}">${state(run)}</span>
        <span class="who">${run.fault ? said(run.fault) : run.players.join(" – ")}</span>
        <span class="when"
          >${t("arena.done", { done: run.done, total: run.total })}${
            run.left !== undefined ? " · " + t("arena.left", { time: duration(run.left) }) : ""
          }</span
        >
        ${run.state === "finished" ? "" : html`<span class="bar"><i style="width: ${share * 100}%"></i></span>`}
        <span class="when">${date(run.began)}</span>
      </a>
      ${
        run.state === "running" || !isOwner()
          ? ""
          : html`<button
              class="quiet"
              aria-label=${t("arena.delete", { run: run.id })}
              title=${t("arena.delete", { run: run.id })}
              @click=${() => this.drop(run)}
            >
              ✕
            </button>`
      }
    </li>`;
  }
}
customElements.define("sw-competitions", Competitions);
