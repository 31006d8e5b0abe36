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
      :host {
        min-width: 0;
      }
      summary {
        cursor: pointer;
        overflow-wrap: anywhere;
      }
      .scroll {
        overflow-x: auto;
        margin: 0.6rem 0;
      }
      table {
        width: 100%;
        border-collapse: collapse;
        font-variant-numeric: tabular-nums;
      }
      th,
      td {
        padding: 0.25rem 0 0.25rem 0.7rem;
      }
      th:first-child,
      td:first-child {
        padding-left: 0;
      }
      th {
        color: var(--muted);
        font-size: 0.82rem;
        font-weight: 600;
        vertical-align: bottom;
      }
      td {
        border-top: 1px solid var(--line);
      }
      /* the name of a worker above its numbers */
      @media (max-width: 32rem) {
        tr {
          display: grid;
          grid-template-columns: 1fr 1.4fr 1.3fr 1.3fr 1.3fr;
          gap: 0 0.35rem;
          align-items: end;
          border-top: 1px solid var(--line);
        }
        thead tr {
          border: 0;
        }
        th:first-child,
        td:first-child {
          grid-column: 1 / -1;
        }
        th,
        td {
          border: 0;
          padding: 0.15rem 0;
          overflow-wrap: anywhere;
        }
        th {
          font-size: 0.76rem;
        }
      }
      .note {
        color: var(--muted);
        font-size: 0.9rem;
        margin-bottom: 0.9rem;
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
