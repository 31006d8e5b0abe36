import { LitElement, html, css, nothing, svg } from "lit";
import { given } from "../app/dom.js";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { get } from "../app/api.js";
import { number } from "../charts/numbers.js";
import { rooms } from "./style.js";
import "../charts/chart.js";
import "./opponent.js";

const FIELDS = ["top", "middle", "out"];

/** What an evolution shows: the curve, and the ranking of one generation as the Qwixx paper draws it. */
class Evolution extends LitElement {
  static properties = {
    run: { attribute: false },
    picture: { attribute: false },
    at: { state: true },
    detail: { state: true },
  };
  static styles = [
    look,
    rooms,
    css`
      .slider {
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 0.8rem;
        align-items: center;
      }
      .slider output {
        font-weight: 650;
        font-size: 1.05rem;
        min-width: 8.5rem;
      }
      svg {
        width: 100%;
        height: auto;
        display: block;
      }
      .ranking {
        margin: 0.8rem 0 0.4rem;
      }
      .top {
        fill: var(--curve-1);
      }
      .middle {
        fill: var(--curve-5);
      }
      .out {
        fill: none;
        stroke: var(--curve-2);
        stroke-width: 1.2;
      }
      .zero {
        stroke: var(--line);
      }
      .key {
        gap: 1.2rem;
        font-size: 0.9rem;
      }
      .key i {
        display: inline-block;
        width: 0.8rem;
        height: 0.8rem;
        margin-right: 0.35rem;
        vertical-align: -0.05rem;
      }
      .key .top {
        background: var(--curve-1);
      }
      .key .middle {
        background: var(--curve-5);
      }
      .key .out {
        border: 2px solid var(--curve-2);
      }
      .lists {
        display: grid;
        grid-template-columns: repeat(2, minmax(0, 1fr));
        gap: 1.4rem;
        margin-top: 1rem;
      }
      h3 {
        font-size: 0.98rem;
        margin: 0 0 0.4rem;
      }
      .best {
        margin-top: 1.2rem;
      }
      @media (max-width: 820px) {
        .lists {
          grid-template-columns: minmax(0, 1fr);
        }
        .slider {
          grid-template-columns: 1fr;
          gap: 0;
        }
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
    this.at = null;
    this.known = new Map();
  }

  willUpdate(changed) {
    if (changed.has("run")) {
      this.known.clear();
      this.at = null;
      this.shown = undefined;
    }
    if (changed.has("picture")) this.charts = this.make();
    const at = this.at ?? this.picture.done - 1;
    if (at >= 0 && at !== this.shown) {
      this.shown = at;
      this.load(at);
    }
  }

  async load(generation) {
    try {
      // the children of the newest are not born yet, so it is asked for again later
      if (!this.known.has(generation)) {
        const detail = await get(`/runs/${this.run}/generations/${generation}`);
        if (detail.children.length) this.known.set(generation, detail);
        if (this.shown === generation) this.detail = detail;
      } else if (this.shown === generation) this.detail = this.known.get(generation);
    } catch (refused) {
      this.dispatchEvent(new CustomEvent("notice", { detail: refused.message, bubbles: true, composed: true }));
    }
  }

  make() {
    const columns = this.picture.columns;
    const x = { name: t("train.generation"), min: 0, whole: true };
    const points = (name) => columns.generation.map((g, i) => [g, columns[name][i]]);
    const line = (name, more) => ({ name: t("train.evolve." + name), points: points(name), ...more });
    const band = (low, high, key, colour) => ({
      name: t(key),
      kind: "band",
      colour,
      points: columns.generation.map((g, i) => [g, low(i), high(i)]),
    });
    return {
      points: {
        x,
        y: {},
        series: [
          line("mean", { colour: 0 }),
          line("best", { colour: 1 }),
          line("median", { colour: 3, thin: true, dashed: true }),
          band(
            (i) => columns.mean[i] - columns.spread[i],
            (i) => columns.mean[i] + columns.spread[i],
            "train.evolve.band",
            0,
          ),
        ],
      },
      spread: { x, y: { min: 0 }, series: [line("spread")] },
      strategies: { x, y: { min: 0 }, series: [line("strategies"), line("fresh")] },
    };
  }

  render() {
    const { picture, charts } = this;
    if (!picture.done) return html`<p class="panel muted">${t("train.first")}</p>`;
    return html`<div class="rooms">
      <section class="panel wide">
        <sw-chart
          name=${t("train.evolve.points")}
          note=${t("train.evolve.note", { n: picture.rounds })}
          height="300"
          .chart=${charts.points}
          data-chart="points"
        ></sw-chart>
      </section>
      <section class="panel wide">${this.ranking()}</section>
      <section class="panel">
        <sw-chart name=${t("train.evolve.spread")} .chart=${charts.spread} data-chart="spread"></sw-chart>
      </section>
      <section class="panel">
        <sw-chart name=${t("train.evolve.variety")} .chart=${charts.strategies} data-chart="strategies"></sw-chart>
      </section>
    </div>`;
  }

  ranking() {
    const { picture, detail, shown } = this;
    return html` <div class="slider">
        <output for="generation">${t("train.generation")} ${shown}</output>
        <input
          id="generation"
          type="range"
          min="0"
          max=${picture.done - 1}
          .value=${String(shown)}
          aria-label=${t("train.generation")}
          @input=${(event) => (this.at = Number(event.target.value))}
        />
      </div>
      ${
        detail
          ? html` <div class="ranking">${this.drawing(detail.ranking)}</div>
              <div class="row key">
                ${FIELDS.map(
                  (field) =>
                    html`<span
                      ><i class=${field}></i>${t("train.field." + field)}
                      (${detail.ranking.filter((one) => one.field === field).length})</span
                    >`,
                )}
              </div>
              <div class="lists">
                <div>
                  <h3>${t("train.ranking")}</h3>
                  <div class="scroll" tabindex="0" role="group" aria-label=${t("train.ranking")}>
                    <table data-ranking>
                      <thead>
                        <tr>
                          ${["place", "player", "field", "points", "variance", "origin"].map(
                            (name) => html`<th scope="col">${t("train.ranking." + name)}</th>`,
                          )}
                        </tr>
                      </thead>
                      <tbody>
                        ${detail.ranking.map(
                          (one, i) =>
                            html`<tr>
                              <td>${i + 1}</td>
                              <td><code>${one.id}</code></td>
                              <td>${t("train.field." + one.field)}</td>
                              <td>${number(one.points, 1)}</td>
                              <td>${number(one.variance, 0)}</td>
                              <td>${t("train.origin." + one.origin)}</td>
                            </tr>`,
                        )}
                      </tbody>
                    </table>
                  </div>
                </div>
                <div>
                  <h3>${t("train.children")}</h3>
                  ${
                    detail.children.length
                      ? html`<div class="scroll" tabindex="0" role="group" aria-label=${t("train.children")}>
                          <table data-children>
                            <thead>
                              <tr>
                                ${["player", "origin", "parents"].map(
                                  (name) => html`<th scope="col">${t("train.ranking." + name)}</th>`,
                                )}
                              </tr>
                            </thead>
                            <tbody>
                              ${detail.children.map(
                                (one) =>
                                  html`<tr>
                                    <td><code>${one.id}</code></td>
                                    <td>${t("train.origin." + one.origin)}</td>
                                    <td><code>${one.parents.join(" × ") || "–"}</code></td>
                                  </tr>`,
                              )}
                            </tbody>
                          </table>
                        </div>`
                      : html`<p class="muted">
                          ${t(shown + 1 >= picture.planned ? "train.children.last" : "train.children.none")}
                        </p>`
                  }
                  <h3 class="best">${t("train.best.generation")}</h3>
                  <code>${detail.best}</code>
                  <sw-opponent
                    .game=${picture.game}
                    .engine=${detail.best}
                    .called=${`${t("train.generation")} ${shown}`}
                  ></sw-opponent>
                </div>
              </div>`
          : nothing
      }`;
  }

  /** Every player a bar, the best first; who makes room is hollow. */
  drawing(ranking) {
    const width = 1000;
    const height = 150;
    const step = width / ranking.length;
    const top = Math.max(1, ...ranking.map((one) => one.points));
    const low = Math.min(0, ...ranking.map((one) => one.points));
    const y = (points) => 6 + ((top - points) / (top - low)) * (height - 12);
    return html`<svg
      viewBox="0 0 ${width} ${height}"
      role="img"
      aria-label=${t("train.ranking.said", { best: number(top, 1), n: ranking.length })}
    >
      <line class="zero" x1="0" x2=${width} y1=${y(0)} y2=${y(0)} />
      ${ranking.map(
        (one, i) =>
          svg`<rect
            class=${one.field}
            x=${i * step + step * 0.12}
            width=${step * 0.76}
            y=${Math.min(y(0), y(one.points))}
            height=${Math.max(2, Math.abs(y(0) - y(one.points)))}
          ><title>${i + 1}: ${one.id}, ${number(one.points, 1)}</title></rect>`,
      )}
    </svg>`;
  }
}
customElements.define("sw-evolution", Evolution);
