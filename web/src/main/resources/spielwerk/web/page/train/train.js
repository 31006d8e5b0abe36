import { LitElement, html, css, nothing } from "lit";
import { find, given } from "../app/dom.js";
import { look } from "../app/look.js";
import { t, maybe } from "../app/i18n.js";
import { isOwner } from "../app/role.js";
import { when } from "../charts/numbers.js";
import { listenRuns, stateOf } from "./runs.js";
import "./start.js";
import "./room.js";
import "./compare.js";

const KINDS = ["train", "evolve", "tune"];

/** All that learns: the list of trainings, evolutions and tunings, or one of them. */
class Train extends LitElement {
  static properties = { run: { attribute: false }, items: { state: true }, picked: { state: true } };
  static styles = [
    look,
    css`
      :host {
        max-width: 1240px;
        margin: 0 auto;
      }
      h1 {
        font-size: 1.5rem;
      }
      .lead {
        color: var(--muted);
        max-width: 46rem;
        margin: 0.3rem 0 1.2rem;
      }
      ul {
        list-style: none;
        padding: 0;
        margin: 0.6rem 0 0;
        display: grid;
        gap: 0.5rem;
      }
      li {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: 0.6rem;
        align-items: center;
      }
      input[type="checkbox"] {
        width: 1.3rem;
        height: 1.3rem;
      }
      a.run {
        display: grid;
        grid-template-columns: 7.5rem 1fr auto;
        gap: 0.2rem 1rem;
        align-items: center;
        padding: 0.75rem 1rem;
        background: var(--surface);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        color: inherit;
        text-decoration: none;
      }
      a.run:hover {
        border-color: var(--accent);
      }
      .bar {
        grid-column: 1 / -1;
        height: 4px;
        border-radius: 2px;
        background: var(--line);
        overflow: hidden;
      }
      .bar > i {
        display: block;
        height: 100%;
        background: var(--accent);
      }
      .running b::before {
        content: "●";
        color: var(--good);
        margin-right: 0.4rem;
        font-size: 0.8em;
      }
      .top {
        justify-content: space-between;
      }
      @media (max-width: 560px) {
        a.run {
          grid-template-columns: minmax(0, 1fr);
        }
        .lead {
          margin-top: 0.8rem;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {string} */
    this.run = given();
    this.items = null;
    this.picked = new Set();
  }

  connectedCallback() {
    super.connectedCallback();
    this.stream = listenRuns((items) => (this.items = items.filter((item) => KINDS.includes(item.kind))));
  }

  willUpdate(changed) {
    // a run that was opened may be deleted there
    if (changed.has("run") && this.run) this.picked = new Set();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stream?.close();
  }

  render() {
    if (this.run) return html`<sw-room .run=${this.run}></sw-room>`;
    return html` <div class="row top">
        <h1>${t("train.title")}</h1>
        ${
          isOwner()
            ? html`<button class="primary" id="start" @click=${() => find(this.renderRoot, "sw-start").show()}>
                ${t("train.start")}
              </button>`
            : nothing
        }
      </div>
      <p class="lead">${t("train.lead")}</p>
      ${
        this.items === null
          ? html`<p class="muted" aria-busy="true">${t("loading")}</p>`
          : this.items.length
            ? html`${this.comparison()}
                <ul>
                  ${this.items.map((item) => this.card(item))}
                </ul>`
            : html`<p class="panel muted">${t("train.empty")}</p>`
      }
      <sw-start></sw-start>`;
  }

  pick(id, chosen) {
    const picked = new Set(this.picked);
    if (chosen) picked.add(id);
    else picked.delete(id);
    this.picked = picked;
  }

  comparison() {
    const runs = this.items.filter((item) => this.picked.has(item.id));
    return runs.length
      ? html`<section class="panel" id="compare">
          <h2>${t("train.compare")}</h2>
          <sw-compare-runs .runs=${runs}></sw-compare-runs>
        </section>`
      : html`<p class="muted">${t("train.compare.about")}</p>`;
  }

  card(item) {
    const state = stateOf(item);
    const share = item.total ? Math.min(1, item.done / item.total) : 0;
    return html`<li>
      <input
        type="checkbox"
        aria-label=${t("train.compare.pick", { run: item.name || item.id })}
        .checked=${this.picked.has(item.id)}
        @change=${(event) => this.pick(item.id, event.target.checked)}
      />
      <a class="run ${state}" href="#/train/${item.id}" data-run=${item.id}>
        <b>${maybe("train.kind." + item.kind, item.kind)}</b>
        <span
          >${item.name ? html`<strong>${item.name}</strong> · ` : nothing}
          ${maybe("game." + String(item.game).split(":")[0], item.game)}
          <span class="muted date">${when(item.began)}</span></span
        >
        <span class="muted"
          >${item.total ? t("train.of", { n: item.done, all: item.total }) : nothing} ·
          ${t("train.state." + state)}</span
        >
        <span class="bar" aria-hidden="true"><i style="width:${100 * share}%"></i></span>
      </a>
    </li>`;
  }
}
customElements.define("sw-train", Train);
