import { LitElement, html, css, nothing } from "lit";
import { given } from "../app/dom.js";
import { look } from "../app/look.js";
import { load, t } from "../app/i18n.js";
import { option, tokens } from "./options.js";
import { number } from "./numbers.js";

/** ECharts is large: it is on its way while the first numbers are. */
const library = import("echarts/dist/echarts.esm.min.js");

await load("charts");

/** More rows of numbers than this help nobody. */
const ROWS = 200;

/**
 * A chart with its name and, folded away, its numbers as a table.
 *
 * name   what it shows; note: a sentence below
 * chart  what is drawn (see options.js); a new object draws anew
 * height in pixels
 */
class Chart extends LitElement {
  static properties = {
    name: {},
    note: {},
    chart: { attribute: false },
    height: { type: Number },
    open: { state: true },
  };
  static styles = [
    look,
    css`
      figure {
        margin: 0;
        min-width: 0;
      }
      h3 {
        font-size: 0.98rem;
        margin: 0 0 0.5rem;
      }
      .canvas {
        width: 100%;
      }
      figcaption {
        color: var(--muted);
        font-size: 0.86rem;
        margin-top: 0.35rem;
      }
      summary {
        cursor: pointer;
        color: var(--muted);
        font-size: 0.82rem;
        padding: 0.25rem 0;
        width: max-content;
      }
      .scroll {
        overflow: auto;
        max-height: 16rem;
        border-top: 1px solid var(--line);
      }
      table {
        border-collapse: collapse;
        font-size: 0.85rem;
        font-variant-numeric: tabular-nums;
      }
      th,
      td {
        text-align: right;
        padding: 0.2rem 0.8rem 0.2rem 0;
        white-space: nowrap;
      }
      th {
        color: var(--muted);
        font-weight: 600;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.chart;
    /** @type {string} */
    this.name = given();
    /** @type {string} */
    this.note = given();
    this.height = 240;
    this.open = false;
    this.scheme = matchMedia("(prefers-color-scheme: dark)");
    this.sizes = new ResizeObserver(() => this.resize());
    this.sight = new IntersectionObserver((spots) => this.look(spots));
    this.dress = () => requestAnimationFrame(() => this.draw());
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("settings", this.dress);
    this.scheme.addEventListener("change", this.dress);
    this.sight.observe(this);
  }

  /** What is in sight is drawn first; what lies below comes when nothing else is to be done. */
  look(spots) {
    const now = () => {
      this.looked = true;
      this.draw();
    };
    if (this.looked) this.sight.disconnect();
    else if (spots.some((spot) => spot.isIntersecting)) now();
    else (window.requestIdleCallback ?? setTimeout)(now);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("settings", this.dress);
    this.scheme.removeEventListener("change", this.dress);
    this.sizes.disconnect();
    this.sight.disconnect();
    this.drawn?.dispose();
    this.drawn = undefined;
  }

  /** A chart that is in sight at first does not wait for the observer. */
  firstUpdated() {
    this.looked = this.getBoundingClientRect().top < innerHeight;
  }

  updated(changed) {
    if (changed.has("chart")) this.draw();
  }

  /** The names of the curves may need more rows, or fewer. */
  resize() {
    if (!this.drawn || !this.chart) return;
    const before = this.drawn.getWidth();
    this.drawn.resize();
    if (this.drawn.getWidth() !== before)
      this.drawn.setOption(option(this.chart, tokens(), this.drawn.getWidth()), true);
  }

  async draw() {
    if (!this.chart || !this.looked) return;
    const { init } = await library;
    const place = this.renderRoot.querySelector(".canvas");
    if (!place || !this.isConnected) return;
    if (!this.drawn) {
      this.drawn = init(place, null, { renderer: "svg" });
      this.sizes.observe(place);
    }
    this.drawn.setOption(option(this.chart, tokens(), this.drawn.getWidth()), true);
    this.dataset.drawn = "true";
  }

  render() {
    return html`<figure>
      <h3>${this.name}</h3>
      <div class="canvas" style="height:${this.height}px" aria-hidden="true"></div>
      ${this.note ? html`<figcaption>${this.note}</figcaption>` : nothing}
      <details @toggle=${(event) => (this.open = event.target.open)}>
        <summary>${t("charts.numbers")}<span class="hidden"> ${this.name}</span></summary>
        ${this.open && this.chart ? this.table() : nothing}
      </details>
    </figure>`;
  }

  /** The same numbers for who cannot see the curves, or wants to know exactly. */
  table() {
    const { x, y, series } = this.chart;
    const lines = series.filter((one) => one.kind !== "band");
    const places = new Map();
    lines.forEach((one, index) => {
      for (const point of one.points) {
        const at = one.kind === "heat" ? `${x.labels[point[0]]}, ${y.labels[point[1]]}` : point[0];
        if (!places.has(at)) places.set(at, []);
        const value = one.kind === "heat" ? point[2] : point[1];
        const told =
          (y.labels && one.kind !== "heat" ? y.labels[value] : number(value)) +
          (point.length > 3 && one.kind !== "dots" ? ` (${number(point[2])} – ${number(point[3])})` : "");
        const before = places.get(at)[index];
        places.get(at)[index] = before ? before + ", " + told : told;
      }
    });
    const rows = [...places].slice(-ROWS);
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${this.name}>
      <table>
        <thead>
          <tr>
            <th scope="col">${x.name ?? ""}</th>
            ${lines.map((one) => html`<th scope="col">${one.name ?? y.name ?? ""}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            ([at, values]) =>
              html`<tr>
                <th scope="row">${typeof at === "number" ? number(at) : at}</th>
                ${lines.map((_, i) => html`<td>${values[i] ?? ""}</td>`)}
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }
}
customElements.define("sw-chart", Chart);
