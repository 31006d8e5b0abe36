import { LitElement, html, css, nothing } from "lit";
import { find, given } from "../app/dom.js";
import { look } from "../app/look.js";
import { t, maybe } from "../app/i18n.js";
import { said } from "../app/sentences.js";
import { post } from "../app/api.js";
import { isOwner } from "../app/role.js";
import { time, when } from "../charts/numbers.js";
import { listenRun, stateOf } from "./runs.js";
import "../charts/chart.js";
import "../charts/cluster.js";
import "./training.js";
import "./evolution.js";
import "./tuning.js";
import "./start.js";
import "./label.js";

/** The room of one run: how far it is, the commands it takes, and its pictures. */
class Room extends LitElement {
  static properties = { run: { attribute: false }, state: { state: true }, fault: { state: true } };
  static styles = [
    look,
    css`
      header {
        display: grid;
        gap: 0.5rem;
        margin-bottom: 1.1rem;
      }
      h1 {
        font-size: 1.5rem;
      }
      .top {
        justify-content: space-between;
        align-items: flex-start;
      }
      .id {
        font-family: var(--mono);
        font-size: 0.85rem;
        color: var(--muted);
        overflow-wrap: anywhere;
      }
      sw-cluster {
        margin-bottom: 1.1rem;
      }
      .bar {
        height: 8px;
        border-radius: 4px;
        background: var(--line);
        overflow: hidden;
      }
      .bar > i {
        display: block;
        height: 100%;
        background: var(--accent);
        transition: width 0.4s;
      }
      .pill {
        border-radius: 99px;
        padding: 0.15rem 0.7rem;
        background: var(--accent-soft);
        font-size: 0.85rem;
        font-weight: 600;
      }
      .pill.running {
        background: var(--good);
        color: var(--surface);
      }
      .pill.broken {
        background: var(--bad);
        color: var(--surface);
      }
      .fault {
        color: var(--bad);
        font-weight: 600;
        overflow-wrap: anywhere;
      }
      .back {
        text-decoration: none;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {string} */
    this.run = given();
    this.state = null;
    this.fault = "";
  }

  willUpdate(changed) {
    if (changed.has("run")) this.follow();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.stream?.close();
  }

  /** Subscribes again when the page comes back; the first time once the run is known. */
  connectedCallback() {
    super.connectedCallback();
    if (this.hasUpdated && this.run) this.follow();
  }

  follow() {
    this.stream?.close();
    this.state = null;
    this.fault = "";
    this.stream = listenRun(
      this.run,
      (state) => (this.state = state),
      (fault) => (this.fault = fault),
    );
  }

  async tell(what) {
    try {
      await post(`/runs/${this.run}/${what}`);
    } catch (refused) {
      this.dispatchEvent(new CustomEvent("notice", { detail: refused.message, bubbles: true, composed: true }));
    }
  }

  render() {
    const back = html`<a class="back" href="#/train">← ${t("train.all")}</a>`;
    if (this.fault)
      return html`${back}
        <p class="panel" role="alert">${this.fault}</p>`;
    if (!this.state)
      return html`${back}
        <p class="muted" aria-busy="true">${t("loading")}</p>`;
    const { kind, game, done, total, began, left, fault, picture } = this.state;
    const state = stateOf(this.state);
    return html` <header>
        ${back}
        <div class="row top">
          <h1>${maybe("train.kind." + kind, kind)}: ${maybe("game." + String(game).split(":")[0], game)}</h1>
          <div class="row">${this.buttons(state)}</div>
        </div>
        <div class="row">
          <span class="pill ${state}" id="state">${t("train.state." + state)}</span>
          <span id="done">${t("train.of", { n: done, all: total })}</span
          ><span class="muted">${left > 0 ? t("train.left", { time: time(left) }) : when(began)}</span>
        </div>
        ${fault ? html`<p class="fault" role="alert">${said(fault)}</p>` : nothing}
        <div
          class="bar"
          role="progressbar"
          aria-label=${t("train.progress")}
          aria-valuemin="0"
          aria-valuemax=${total}
          aria-valuenow=${Math.min(done, total)}
        >
          <i style="width:${total ? Math.min(100, (100 * done) / total) : 0}%"></i>
        </div>
        <sw-run-label
          @leaving=${() => this.stream?.close()}
          .run=${this.run}
          .name=${this.state.name ?? ""}
          .note=${this.state.note ?? ""}
          ?able=${state !== "running" && state !== "stopping"}
        ></sw-run-label>
        <span class="id"
          >${this.run}${picture?.load ? html` · ${t("train.from", { run: from(picture.load) })}` : nothing}</span
        >
      </header>
      ${this.state.cluster ? html`<sw-cluster .cluster=${this.state.cluster}></sw-cluster>` : nothing}
      ${fault && !picture ? nothing : this.picture(kind, picture)}
      <sw-start></sw-start>`;
  }

  buttons(state) {
    if (!isOwner()) return nothing;
    const button = (what, id, primary) =>
      html`<button id=${id} class=${primary ? "primary" : ""} @click=${() => this.tell(what)}>
        ${t("train." + what)}
      </button>`;
    return html` ${state === "running" ? button("pause", "pause") : nothing}
      ${this.state.startedHere && (state === "running" || state === "stopping") ? button("stop", "stop") : nothing}
      ${state === "paused" || state === "broken" ? button("resume", "resume", true) : nothing}
      <button id="carry" @click=${() => find(this.renderRoot, "sw-start").showCarryOn(this.run)}>
        ${t("train.carryOn")}
      </button>`;
  }

  picture(kind, picture) {
    if (!picture)
      return html`<p class="panel muted">
        ${t(["train", "evolve", "tune"].includes(kind) ? "train.first" : "train.other")}
      </p>`;
    if (kind === "train") return html`<sw-training .run=${this.run} .picture=${picture}></sw-training>`;
    if (kind === "evolve") return html`<sw-evolution .run=${this.run} .picture=${picture}></sw-evolution>`;
    if (kind === "tune") return html`<sw-tuning .run=${this.run} .picture=${picture}></sw-tuning>`;
    return nothing;
  }
}
customElements.define("sw-room", Room);

/** The run, and the generation, that a path inside the folder of runs belongs to. */
function from(path) {
  const found = /runs[\\/]([^\\/]+)(?:[\\/]nets[\\/]generation-0*(\d+)\.net)?/.exec(path);
  return found ? found[1] + (found[2] === undefined ? "" : ` / ${found[2]}`) : path;
}
