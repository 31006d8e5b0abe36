import { LitElement, html, css, nothing } from "lit";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { number, percent } from "../charts/numbers.js";
import { rooms } from "./style.js";
import "../charts/chart.js";
import "./opponent.js";

/** What a tuning shows: for every parameter a cloud of dots that contracts, and how fit they are. */
class Tuning extends LitElement {
  static properties = { run: { attribute: false }, picture: { attribute: false } };
  static styles = [
    look,
    rooms,
    css`
      h2 {
        margin: 1.2rem 0 0.6rem;
        text-transform: none;
        letter-spacing: 0;
        font-size: 1rem;
        color: var(--ink);
        overflow-wrap: anywhere;
      }
      .clouds {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(min(100%, 19rem), 1fr));
        gap: 1rem;
      }
      h3 {
        font-size: 0.98rem;
        margin: 0 0 0.4rem;
      }
      td:first-child {
        white-space: normal;
        overflow-wrap: anywhere;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.picture;
  }

  willUpdate(changed) {
    if (changed.has("picture")) {
      const { columns, engines, population } = this.picture;
      const x = { name: t("train.generation"), min: 0, whole: true };
      const points = (name) => columns.generation.map((g, i) => [g, columns[name][i]]);
      this.fitness = {
        x,
        y: {},
        series: ["best", "mean", "worst"].map((name) => ({ name: t("train.tune." + name), points: points(name) })),
      };
      this.clouds = engines.map(({ gaps }) => gaps.map((gap) => cloud(gap, population, x)));
    }
  }

  render() {
    const { picture } = this;
    if (!picture.done) return html`<p class="panel muted">${t("train.first")}</p>`;
    return html` <div class="rooms">
        <section class="panel wide">
          <sw-chart
            name=${t("train.tune.fitness")}
            note=${t("train.tune.note")}
            .chart=${this.fitness}
            data-chart="fitness"
          ></sw-chart>
        </section>
        <section class="panel wide">
          <h3>${t("train.best")}</h3>
          <code>${picture.best}</code>
          <sw-opponent .game=${picture.game} .engine=${picture.best} .called=${t("train.tuned")}></sw-opponent>
        </section>
        ${picture.verdict ? html`<section class="panel wide">${this.verdict(picture.verdict)}</section>` : nothing}
      </div>
      ${picture.engines.map(
        ({ engine, gaps }, kind) =>
          html` <h2>${picture.engines.length > 1 ? engine.split(":")[0] : t("train.tune.parameters")}</h2>
            <div class="clouds">
              ${gaps.map(
                (gap, i) =>
                  html`<section class="panel">
                    <sw-chart
                      name=${gap.name}
                      height="210"
                      .chart=${this.clouds[kind][i]}
                      data-chart="cloud"
                    ></sw-chart>
                  </section>`,
              )}
            </div>`,
      )}`;
  }

  verdict({ rows, games }) {
    const score = (one) => `${percent(one.score)} (${percent(one.low)} – ${percent(one.high)})`;
    return html`<h3>${t("train.tune.verdict", { n: games })}</h3>
      <div class="scroll" tabindex="0" role="group" aria-label=${t("train.tune.verdict", { n: games })}>
        <table>
          <thead>
            <tr>
              <th scope="col">${t("train.tune.opponent")}</th>
              <th scope="col">${t("train.tune.tuned")}</th>
              <th scope="col">${t("train.tune.middle")}</th>
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              (row) =>
                html`<tr>
                  <td>${row.opponent}</td>
                  <td>${score(row.best)}</td>
                  <td>${score(row.middle)}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>`;
  }
}
customElements.define("sw-tuning", Tuning);

/** A dot per value that some share, larger the more they are; a line through the means. */
function cloud({ words, low, high, dots, means }, population, x) {
  const size = (count) => 5 + 21 * Math.sqrt(count / population);
  const y = words ? { labels: words } : { min: low, max: high };
  /** @type {any[]} */
  const series = [
    {
      name: words ? undefined : t("train.tune.values"),
      kind: "dots",
      colour: 0,
      points: dots.map(([g, value, count]) => [g, value, size(count), count]),
    },
  ];
  if (!words) series.push({ name: t("train.tune.mean"), colour: 1, points: means });
  const last = Math.max(0, ...dots.map(([g]) => g));
  // room for half a dot on both sides
  const roomy = { ...x, min: -0.5, max: last + 0.5, format: (value) => (Number.isInteger(value) ? number(value) : "") };
  return {
    x: roomy,
    y,
    series,
    tell: (all) => {
      const [g, value, , count] = (Array.isArray(all) ? all[0] : all).value;
      return `${t("train.generation")} ${g}: ${
        words ? words[value].replace(/[<>&]/g, "") : number(value)
      }${count ? ` (${count}×)` : ""}`;
    },
  };
}
