import { LitElement, html, css, nothing } from "lit";
import { given } from "../app/dom.js";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { said } from "../app/sentences.js";
import { number, percent, short, time } from "../charts/numbers.js";
import { rooms } from "./style.js";
import "../charts/chart.js";
import "./generation.js";

/** What the ratings can be drawn against: the column that holds it, and how it is written. */
const AXES = {
  generation: ["generation", number],
  games: ["games", short],
  evaluations: ["evaluations", short],
  time: ["seconds", time],
  cores: ["coreSeconds", time],
};

/** What a training shows. */
class Training extends LitElement {
  static properties = {
    run: { attribute: false },
    picture: { attribute: false },
    axis: { state: true },
    elo: { state: true },
  };
  static styles = [
    look,
    rooms,
    css`
      .choices {
        margin-bottom: 0.6rem;
        gap: 0.8rem;
      }
      fieldset {
        border: 0;
        padding: 0;
        margin: 0;
        display: flex;
        gap: 0.3rem;
        flex-wrap: wrap;
        align-items: center;
      }
      legend {
        float: left;
        margin-right: 0.4rem;
        color: var(--muted);
        font-size: 0.85rem;
        padding: 0.5rem 0 0;
      }
      fieldset button {
        min-height: 2.1rem;
        padding: 0.25rem 0.7rem;
        font-size: 0.9rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.picture;
    /** @type {string} */
    this.run = given();
    /** @type {ReturnType<typeof this.make>} */
    this.charts = given();
    this.axis = "generation";
    this.elo = false;
  }

  willUpdate(changed) {
    if (changed.has("picture") || changed.has("axis") || changed.has("elo")) this.charts = this.make();
  }

  /** Points of a column by generation. */
  points(name) {
    const { generation } = this.picture.columns;
    return this.picture.columns[name].map((value, i) => [generation[i], value]).filter(([, value]) => value !== null);
  }

  /** Where a generation lies on the chosen axis; generation 0 has cost nothing yet. */
  place(generation) {
    const columns = this.picture.columns;
    const [column] = AXES[this.axis];
    if (this.axis === "generation") return generation;
    if (generation === 0) return 0;
    const i = columns.generation.findIndex((one) => one >= generation);
    return i < 0 ? null : columns[column][i];
  }

  make() {
    const x = { name: t("train.generation"), min: 0, whole: true };
    const line = (name, key, more) => ({ name: t(key), points: this.points(name), ...more });
    const { picture } = this;
    return {
      ratings: this.ratings(),
      losses: {
        x,
        y: {},
        series: [
          line("policy", "train.loss.policy", { colour: 0 }),
          line("policyEnd", "train.loss.policyEnd", { colour: 0, dashed: true, thin: true }),
          line("value", "train.loss.value", { colour: 1 }),
          line("valueEnd", "train.loss.valueEnd", { colour: 1, dashed: true, thin: true }),
        ],
      },
      rate: { x, y: { min: 0, format: (value) => number(value) }, series: [line("rate", "train.rate")] },
      entropy: {
        x,
        y: {},
        series: [line("entropyNet", "train.entropy.net"), line("entropySearch", "train.entropy.search")],
      },
      buffer: {
        x,
        y: { min: 0, format: short },
        series: [
          line("buffer", "train.buffer.size"),
          line("distinct", "train.buffer.distinct"),
          line("fresh", "train.buffer.fresh"),
        ],
      },
      phases: {
        x,
        y: { min: 0, format: time },
        series: ["inside", "outside", "training", "gate", "rating"]
          .filter((name) => this.points(name).some(([, value]) => value > 0))
          .map((name) => line(name, "train.phase." + name, { kind: "stack" })),
      },
      results: {
        x,
        y: { min: 0, max: 1, format: percent },
        series: ["first", "draws", "second"].map((name) => ({
          name: t("train.result." + name),
          kind: "stack",
          points: this.shares(name),
        })),
      },
      length: { x, y: {}, series: [line("length", "train.length")] },
      sims: { x, y: { min: 0 }, series: [line("sims", "train.simulations")] },
      gate: this.gate(x),
      heat: this.heat(picture.ratings.filter((one) => !one.fault)),
    };
  }

  gate(x) {
    const { generation, gateScore, gateLow, gateHigh } = this.picture.columns;
    const points = generation
      .map((g, i) => [g, gateScore[i], gateLow[i], gateHigh[i]])
      .filter(([, score]) => score !== null);
    return points.length
      ? { x, y: { min: 0, max: 1, format: percent }, series: [{ name: t("train.gate"), points }] }
      : null;
  }

  shares(name) {
    const { first, draws, second, generation } = this.picture.columns;
    return generation.map((g, i) => [g, this.picture.columns[name][i] / Math.max(1, first[i] + draws[i] + second[i])]);
  }

  ratings() {
    const { ratings, elo } = this.picture;
    if (!ratings.length) return null;
    const x = { name: t("train.axis." + this.axis), min: 0, format: AXES[this.axis][1] };
    const on = (one, ...values) => [this.place(one.generation), ...values];
    const known = (points) => points.filter(([at]) => at !== null);
    if (this.elo)
      return {
        x,
        y: { format: (value) => number(value, 0) },
        series: [{ name: "Elo", points: known(elo.map((one) => on(one, one.elo, one.low, one.high))) }],
      };
    const opponents = [...new Set(ratings.map((one) => one.opponent))];
    return {
      x,
      y: { min: 0, max: 1, format: percent },
      series: opponents.map((opponent) => ({
        name: opponent,
        points: known(
          ratings
            .filter((one) => one.opponent === opponent && !one.fault)
            .map((one) => on(one, one.score, one.low, one.high)),
        ),
      })),
    };
  }

  heat(ratings) {
    const opponents = [...new Set(ratings.map((one) => one.opponent))];
    const generations = [...new Set(ratings.map((one) => one.generation))];
    if (opponents.length < 2 || generations.length < 2) return null;
    const points = ratings.map((one) => [
      generations.indexOf(one.generation),
      opponents.indexOf(one.opponent),
      one.score,
    ]);
    return {
      x: { name: t("train.generation"), labels: generations.map(String) },
      y: { labels: opponents },
      series: [
        { kind: "heat", points, from: 0, to: 1, labels: generations.length <= 14, told: (value) => percent(value) },
      ],
      tell: ({ value: [g, o, score] }) =>
        `${t("train.generation")} ${generations[g]}, ${opponents[o].replace(/[<>&]/g, "")}: ${percent(score)}`,
    };
  }

  render() {
    const { picture, charts } = this;
    if (!picture.done && !picture.ratings.length) return html`<p class="panel muted">${t("train.first")}</p>`;
    const chart = (name, note) =>
      html`<section class="panel">
        <sw-chart
          name=${t("train.chart." + name)}
          note=${note ?? nothing}
          .chart=${charts[name]}
          data-chart=${name}
        ></sw-chart>
      </section>`;
    return html`<div class="rooms">
      ${(picture.warnings ?? []).map((one) => html`<p class="panel wide" role="status">${said(one)}</p>`)}
      ${
        charts.ratings
          ? html`<section class="panel wide">
              <div class="row choices">${this.choices()}</div>
              <sw-chart
                name=${t("train.chart.ratings")}
                note=${t(this.elo ? "train.elo.note" : "train.ratings.note")}
                height="300"
                .chart=${charts.ratings}
                data-chart="ratings"
              ></sw-chart>
            </section>`
          : nothing
      }
      ${
        picture.done
          ? html` <section class="panel wide">
                <sw-generation .run=${this.run} .picture=${picture}></sw-generation>
              </section>
              ${chart("losses", t("train.losses.note"))}${chart(
                "entropy",
                t("train.entropy.note"),
              )}${chart("buffer")}${chart("phases", t("train.phases.note"))}
              ${chart("rate")}${chart("sims")}${chart("results")}${chart("length")}`
          : nothing
      }
      ${charts.gate ? chart("gate", t("train.gate.note")) : nothing}
      ${
        charts.heat
          ? html`<section class="panel wide">
              ${html`<sw-chart
                name=${t("train.chart.heat")}
                note=${t("train.heat.note")}
                .chart=${charts.heat}
                data-chart="heat"
              ></sw-chart>`}
            </section>`
          : nothing
      }
    </div>`;
  }

  choices() {
    return html` <fieldset>
        <legend>${t("train.measure")}</legend>
        <button aria-pressed=${!this.elo} @click=${() => (this.elo = false)}>${t("train.score")}</button>
        <button aria-pressed=${this.elo} id="elo" @click=${() => (this.elo = true)}>Elo</button>
      </fieldset>
      <fieldset>
        <legend>${t("train.axis")}</legend>
        ${Object.keys(AXES).map(
          (axis) =>
            html`<button data-axis=${axis} aria-pressed=${this.axis === axis} @click=${() => (this.axis = axis)}>
              ${t("train.axis." + axis)}
            </button>`,
        )}
      </fieldset>`;
  }
}
customElements.define("sw-training", Training);
