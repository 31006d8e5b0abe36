import { LitElement, html, css, nothing } from "lit";
import { look } from "../app/look.js";
import { load, t } from "../app/i18n.js";
import { number } from "./numbers.js";
import "./chart.js";

await load("charts");

const COLUMNS = ["worker", "cores", "tasks", "pieces", "rate", "failures"];

/** The machines of a run that goes on elsewhere: who they are, what they do, and how fast it goes. */
class Cluster extends LitElement {
  static properties = { cluster: { attribute: false } };
  static styles = [
    look,
    css`
      .scroll {
        overflow-x: auto;
      }
      table {
        width: 100%;
        font-variant-numeric: tabular-nums;
      }
      th {
        color: var(--muted);
        font-size: 0.82rem;
        font-weight: 600;
      }
      th:first-child {
        text-align: left;
      }
      td:not(:first-child),
      th:not(:first-child) {
        text-align: right;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.cluster = null;
  }

  render() {
    const { cluster } = this;
    if (!cluster) return nothing;
    const cores = cluster.workers.reduce((sum, worker) => sum + worker.cores, 0);
    return html`<details class="panel" id="cluster">
      <summary>
        ${t("charts.cluster", {
          where: cluster.where,
          workers: cluster.workers.length,
          cores,
          tasks: cluster.tasks,
          failures: cluster.failures + cluster.lost,
        })}
      </summary>
      <div class="scroll" tabindex="0" role="region" aria-label=${t("charts.cluster.worker")}>
        <table>
          <thead>
            <tr>
              ${COLUMNS.map((word) => html`<th>${t("charts.cluster." + word)}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${cluster.workers.map(
              (worker) =>
                html`<tr>
                  <td>${worker.host} (${worker.id})</td>
                  <td>${worker.cores}</td>
                  <td>${worker.tasks}</td>
                  <td>${number(worker.pieces)}</td>
                  <td>${number(worker.rate, 1)}</td>
                  <td>${worker.failures}</td>
                </tr>`,
            )}
          </tbody>
        </table>
      </div>
      ${
        cluster.busy > 0 && cores > 0
          ? html`<p class="note">
              ${t("charts.cluster.busy", {
                busy: number(100 * cluster.busy, 1),
                cores: number(Math.max(1, Math.floor(cores / cluster.busy))),
              })}
            </p>`
          : nothing
      }
      <sw-chart
        name=${t("charts.cluster.speed")}
        .chart=${{
          x: { name: "s", min: 0 },
          y: { name: t("charts.cluster.rate"), min: 0 },
          series: [
            {
              name: t("charts.cluster.rate"),
              kind: "line",
              points: cluster.rates.map(({ second, rate }) => [second, rate]),
            },
          ],
        }}
      ></sw-chart>
    </details>`;
  }
}

customElements.define("sw-cluster", Cluster);
