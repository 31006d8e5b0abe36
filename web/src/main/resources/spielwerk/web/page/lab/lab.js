import { LitElement, html, css, nothing } from "lit";
import { given } from "../app/dom.js";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { said } from "../app/sentences.js";
import { get, post, query } from "../app/api.js";
import { language } from "../app/settings.js";
import { isOwner } from "../app/role.js";
import { number, when } from "../charts/numbers.js";
import "../charts/cluster.js";
import "./report.js";
import "./verdicts.js";

/** The papers, in the order in which the experiments are shown, by how the names begin. */
const PAPERS = ["search", "morphion", "othello", "quickciv", "qwixx"];

/** Every experiment of the papers: its text, a button that runs it, and its report. */
class Lab extends LitElement {
  static properties = {
    name: { attribute: false },
    scale: { attribute: false },
    items: { state: true },
    underway: { state: true },
    able: { state: true },
    trainings: { state: true },
    fault: { state: true },
  };
  static styles = [
    look,
    css`
      :host {
        max-width: 1100px;
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
      h2 {
        margin: 1.6rem 0 0.6rem;
      }
      ul.all {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 30rem), 1fr));
        gap: 0.5rem;
      }
      a.one {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 0.1rem 1rem;
        padding: 0.75rem 1rem;
        background: var(--surface);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        color: inherit;
        text-decoration: none;
      }
      a.one:hover {
        border-color: var(--accent);
      }
      a.one code {
        color: var(--muted);
        font-family: var(--mono);
        font-size: 0.82rem;
        grid-row: 2;
      }
      a.one .link {
        color: var(--muted);
        font-size: 0.9rem;
        grid-row: 2;
      }
      .mark {
        grid-row: 1 / 3;
        grid-column: 2;
        align-self: center;
        color: var(--muted);
        font-size: 0.88rem;
        text-align: right;
      }
      .about {
        max-width: 46rem;
        white-space: pre-line;
        margin: 0.6rem 0 1rem;
      }
      blockquote {
        margin: 0 0 0.5rem;
        padding: 0.1rem 0 0.1rem 0.9rem;
        border-left: 3px solid var(--accent);
        max-width: 46rem;
      }
      blockquote footer {
        color: var(--muted);
        font-size: 0.86rem;
      }
      .scales {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
        gap: 1rem;
        margin: 1.2rem 0;
      }
      .scales > section {
        min-width: 0;
      }
      .scales h3 {
        margin-bottom: 0.3rem;
      }
      .bar {
        height: 8px;
        border-radius: 4px;
        background: var(--line);
        overflow: hidden;
        margin: 0.6rem 0 0.3rem;
      }
      .bar > i {
        display: block;
        height: 100%;
        background: var(--accent);
        transition: width 0.4s;
      }
      .bar.open > i {
        width: 30%;
        opacity: 0.6;
      }
      .fault {
        color: var(--bad);
        font-weight: 600;
      }
      .row {
        margin-top: 0.6rem;
      }
      .back {
        text-decoration: none;
      }
      select {
        max-width: 100%;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {string} */
    this.name = given();
    /** @type {string} */
    this.scale = given();
    this.items = null;
    this.underway = [];
    this.able = false;
    this.trainings = [];
    this.fault = "";
  }

  connectedCallback() {
    super.connectedCallback();
    this.load();
    this.timer = setInterval(() => document.hidden || this.look(), 1000);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearInterval(this.timer);
  }

  async load() {
    try {
      const { items, able } = await get("/experiments" + query({ lang: language() }));
      Object.assign(this, { items, able });
      this.trainings = (await get("/runs")).items.filter((run) => run.kind === "train");
      await this.look();
    } catch (refused) {
      this.fault = refused.message;
    }
  }

  /** What is under way; when something has ended, its report may be there. */
  async look() {
    try {
      const before = this.underway.filter((one) => !one.fault).length;
      this.underway = (await get("/experiments/underway")).items;
      if (this.underway.filter((one) => !one.fault).length < before)
        this.items = (await get("/experiments" + query({ lang: language() }))).items;
    } catch {
      // the next look will tell
    }
  }

  async tell(what, body) {
    try {
      await post(`/experiments/${this.name}/${what}`, body);
      await this.look();
    } catch (refused) {
      this.dispatchEvent(new CustomEvent("notice", { detail: refused.message, bubbles: true, composed: true }));
    }
  }

  far(name, scale) {
    return this.underway.find((one) => one.name === name && (!scale || one.scale === scale));
  }

  render() {
    if (this.name === "verdicts") return html`<sw-verdicts></sw-verdicts>`;
    if (this.fault) return html`<p class="panel" role="alert">${this.fault}</p>`;
    if (!this.items) return html`<p class="muted" aria-busy="true">${t("loading")}</p>`;
    const one = this.items.find((item) => item.name === this.name);
    return one ? this.experiment(one) : this.list();
  }

  list() {
    const paper = (item) => PAPERS.find((name) => item.name.startsWith(name)) ?? "others";
    return html`<h1>${t("lab.title")}</h1>
      <p class="lead">${t("lab.lead")}</p>
      <a class="one" href="#/lab/verdicts"
        ><b>${t("lab.verdicts")}</b><span class="link">${t("lab.verdicts.link")}</span></a
      >
      ${[...PAPERS, "others"]
        .filter((name) => this.items.some((item) => paper(item) === name))
        .map(
          (name) =>
            html` <h2>${t("lab.paper." + name)}</h2>
              <ul class="all">
                ${this.items
                  .filter((item) => paper(item) === name)
                  .map(
                    (item) =>
                      html`<li>
                        <a class="one" href="#/lab/${item.name}" data-experiment=${item.name}>
                          <b>${item.title}</b><code>${item.name}</code><span class="mark">${this.mark(item)}</span></a
                        >
                      </li>`,
                  )}
              </ul>`,
        )}`;
  }

  mark(item) {
    const far = this.far(item.name);
    if (far && !far.fault) {
      const share = this.share(far);
      return share === null ? t("lab.running") : `${t("lab.running")} ${number(100 * share, 0)} %`;
    }
    const reports = item.scales.filter((scale) => scale.report);
    return reports.length
      ? t("lab.reports", { scales: reports.map((scale) => t("lab.scale." + scale.name)).join(", ") })
      : "";
  }

  share(far) {
    return far.total > 0 ? Math.min(1, far.done / far.total) : null;
  }

  experiment(item) {
    const shown =
      item.scales.find((scale) => scale.name === this.scale && scale.report) ??
      item.scales.filter((scale) => scale.report).sort((a, b) => b.report.localeCompare(a.report))[0];
    return html`<a class="back" href="#/lab">← ${t("lab.all")}</a>
      <h1>${item.title}</h1>
      <p class="about">${item.about.replace(/([^\n])\n(?!\n)/g, "$1 ").trim()}</p>
      ${
        item.paper.length
          ? html`<h2>${t("lab.found")}</h2>
              ${item.paper.map(
                (finding) =>
                  html`<blockquote>
                    ${finding.found}
                    <footer>${finding.source}</footer>
                  </blockquote>`,
              )}`
          : nothing
      }
      ${
        item.looksAtRun && isOwner()
          ? html`<p class="row">
              <label for="training">${t("lab.training")}</label>
              <select id="training">
                <option value="">${t("lab.training.shipped")}</option>
                ${this.trainings.map((run) => html`<option value=${run.id}>${run.id}</option>`)}
              </select>
            </p>`
          : nothing
      }
      <div class="scales">${item.scales.map((scale) => this.scaleCard(item, scale, shown))}</div>
      ${
        shown
          ? html`<h2>${t("lab.report", { scale: t("lab.scale." + shown.name) })}</h2>
              <sw-report .report=${`${item.name}-${shown.name}`} .date=${shown.report}></sw-report>`
          : nothing
      }`;
  }

  scaleCard(item, scale, shown) {
    const far = this.far(item.name, scale.name);
    const running = far && !far.fault;
    const share = running ? this.share(far) : 0;
    return html`<section class="panel" data-scale=${scale.name}>
      <h3>${t("lab.scale." + scale.name)}</h3>
      <p class="muted">${t("lab.scale." + scale.name + ".about")}</p>
      ${
        running
          ? html`<div
                class="bar ${share === null ? "open" : ""}"
                role="progressbar"
                aria-label=${t("lab.progress")}
                aria-valuemin="0"
                aria-valuemax="100"
                aria-valuenow=${share === null ? nothing : Math.round(100 * share)}
              >
                <i style=${share === null ? "" : `width:${100 * share}%`}></i>
              </div>
              <p class="muted">
                ${far.total ? `${number(far.done)} / ${number(far.total)}` : t("lab.starting")} ${far.note ?? ""}
              </p>
              ${far.cluster ? html`<sw-cluster .cluster=${far.cluster}></sw-cluster>` : nothing}`
          : nothing
      }
      ${far?.fault ? html`<p class="fault" role="alert">${said(far.fault)}</p>` : nothing}
      <div class="row">
        ${
          !isOwner()
            ? nothing
            : running
              ? html`<button data-stop=${scale.name} @click=${() => this.tell("stop", { scale: scale.name })}>
                  ${t("lab.stop")}
                </button>`
              : html`<button
                    class="primary"
                    data-run=${scale.name}
                    ?disabled=${!this.able}
                    @click=${() => this.start(scale.name)}
                  >
                    ${this.verb(scale)}
                  </button>
                  ${
                    scale.interrupted
                      ? html`<button
                          data-anew=${scale.name}
                          ?disabled=${!this.able}
                          @click=${() => this.start(scale.name, true)}
                        >
                          ${t("lab.anew")}
                        </button>`
                      : nothing
                  }`
        }
        ${
          scale.report
            ? html`<a href="#/lab/${item.name}/${scale.name}" aria-current=${scale === shown ? "true" : nothing}
                >${t("lab.show", { date: when(scale.report) })}</a
              >`
            : nothing
        }
      </div>
    </section>`;
  }

  /** What the button says that runs it. */
  verb(scale) {
    if (!scale.interrupted) return t(scale.report ? "lab.again" : "lab.run");
    const share = this.share(scale.interrupted);
    return share === null ? t("lab.goOn") : t("lab.goOn.from", { share: number(100 * share, 0) });
  }

  start(scale, anew = false) {
    /** @type {HTMLSelectElement | null} */
    const training = this.renderRoot.querySelector("#training");
    const run = training?.value;
    this.tell("run", { scale, ...(run && { run }), ...(anew && { anew }) });
  }
}
customElements.define("sw-lab", Lab);
