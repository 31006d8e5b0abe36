import { LitElement, html, css, nothing } from "lit";
import { look } from "../app/look.js";
import { t, maybe } from "../app/i18n.js";
import { get } from "../app/api.js";
import { number } from "../charts/numbers.js";
import "../charts/chart.js";

/** How much of the last value stays in the next one, by the name of the choice. */
const SMOOTHING = { none: 0, light: 0.6, strong: 0.9 };

/** What counts something else than how good a generation is. */
const NOT_SHOWN = ["generation", "games", "seconds", "coreSeconds", "evaluations"];

/** Where a run has them, these are shown first: how good its players are. */
const FIRST = ["elo", "mean", "best"];

/** Several runs in one chart: one quantity of each, by generation, smoothed or not. */
class CompareRuns extends LitElement {
  static properties = {
    runs: { attribute: false },
    pictures: { state: true },
    what: { state: true },
    smoothing: { state: true },
  };
  static styles = [
    look,
    css`
      .row {
        gap: 0.8rem;
        margin-bottom: 0.6rem;
      }
      label {
        display: flex;
        gap: 0.4rem;
        align-items: center;
      }
    `,
  ];

  constructor() {
    super();
    /** The runs as the list has them. @type {any[]} */
    this.runs = [];
    this.pictures = new Map();
    this.what = "";
    this.smoothing = "none";
    this.asked = new Set();
  }

  willUpdate() {
    for (const { id } of this.runs) if (!this.asked.has(id)) this.load(id);
  }

  async load(id) {
    this.asked.add(id);
    try {
      const { picture } = await get("/runs/" + id);
      this.pictures = new Map(this.pictures).set(id, picture);
    } catch (refused) {
      this.dispatchEvent(new CustomEvent("notice", { detail: refused.message, bubbles: true, composed: true }));
    }
  }

  /** The quantities that at least one of the runs has, those that tell how good it is first. */
  quantities() {
    const names = new Set();
    for (const { id } of this.runs) {
      const picture = this.pictures.get(id);
      if (picture?.elo?.length) names.add("elo");
      for (const [name, column] of Object.entries(picture?.columns ?? {}))
        if (!NOT_SHOWN.includes(name) && column.some((value) => value !== null)) names.add(name);
    }
    return [...FIRST.filter((name) => names.has(name)), ...[...names].filter((name) => !FIRST.includes(name))];
  }

  /** [generation, value] of a run. */
  points(picture, what) {
    if (what === "elo") return (picture?.elo ?? []).map((one) => [one.generation, one.elo]);
    const column = picture?.columns?.[what] ?? [];
    return column.map((value, i) => [picture.columns.generation[i], value]).filter(([, value]) => value !== null);
  }

  /** An exponential moving average that begins with the first value. */
  smooth(points) {
    const stay = SMOOTHING[this.smoothing];
    let mean = 0;
    let weight = 0;
    return points.map(([at, value]) => {
      mean = stay * mean + (1 - stay) * value;
      weight = stay * weight + (1 - stay);
      return [at, mean / weight];
    });
  }

  chart(what) {
    const series = [];
    this.runs.forEach((run, i) => {
      const points = this.points(this.pictures.get(run.id), what);
      if (!points.length) return;
      const name = run.name || run.id;
      if (this.smoothing === "none") series.push({ name, colour: i, points });
      else {
        series.push({ name, colour: i, points: this.smooth(points) });
        series.push({ name: t("train.compare.raw", { name }), colour: i, thin: true, dashed: true, points });
      }
    });
    return { x: { name: t("train.generation"), min: 0, whole: true }, y: { format: (v) => number(v) }, series };
  }

  render() {
    const all = this.quantities();
    const what = all.includes(this.what) ? this.what : all[0];
    if (!what) return html`<p class="muted">${t("train.compare.none")}</p>`;
    return html`<div class="row">
        <label
          >${t("train.measure")}
          <select id="what" @change=${(event) => (this.what = event.target.value)}>
            ${all.map((name) => html`<option value=${name} ?selected=${name === what}>${this.word(name)}</option>`)}
          </select></label
        >
        <label
          >${t("train.smoothing")}
          <select id="smoothing" @change=${(event) => (this.smoothing = event.target.value)}>
            ${Object.keys(SMOOTHING).map(
              (name) =>
                html`<option value=${name} ?selected=${name === this.smoothing}>
                  ${t("train.smoothing." + name)}
                </option>`,
            )}
          </select></label
        >
      </div>
      <sw-chart name=${this.word(what)} height="300" .chart=${this.chart(what)} data-chart="compare"></sw-chart>
      ${this.runs.some((run) => !this.pictures.has(run.id)) ? html`<p aria-busy="true">${t("loading")}</p>` : nothing}`;
  }

  word(name) {
    return maybe("train.column." + name, name);
  }
}
customElements.define("sw-compare-runs", CompareRuns);
