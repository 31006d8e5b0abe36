import { LitElement, html, svg, css, nothing } from "lit";
import { find, given } from "../app/dom.js";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { number } from "../charts/numbers.js";
import { loss, side, value } from "../app/words.js";

const HEIGHT = 150;
const EDGE = { left: 6, right: 6, top: 10, bottom: 10 };

/** What is drawn: points where the engine counts them, else the value. */
const height = (moment) => moment?.points ?? moment?.value;

/** How the game stood after every move: drag or click to go there. Mistakes carry a shape each. */
class Graph extends LitElement {
  static properties = { store: {}, stamp: {}, points: {}, width: { state: true } };
  static styles = [
    look,
    css`
      .plot {
        position: relative;
        touch-action: none;
        cursor: ew-resize;
        border-radius: var(--radius-small);
        background: var(--raised);
        border: 1px solid var(--line);
      }
      svg {
        display: block;
        width: 100%;
        height: ${HEIGHT}px;
        overflow: visible;
      }
      .zero {
        stroke: var(--line);
        stroke-width: 1;
      }
      .area {
        fill: color-mix(in srgb, var(--accent) 16%, transparent);
      }
      .curve {
        fill: none;
        stroke: var(--accent);
        stroke-width: 2;
        stroke-linejoin: round;
      }
      .curve.s1 {
        stroke: var(--last);
        stroke-dasharray: 7 3;
      }
      .curve.s2 {
        stroke: var(--good);
        stroke-dasharray: 2 3;
      }
      .curve.s3 {
        stroke: var(--prior);
        stroke-dasharray: 9 3 2 3;
      }
      .curve.s4 {
        stroke: var(--bad);
        stroke-dasharray: 4 4;
      }
      .entropy {
        fill: none;
        stroke: var(--muted);
        stroke-width: 1.4;
        stroke-dasharray: 3 3;
      }
      .cursor {
        stroke: var(--ink);
        stroke-width: 1.5;
      }
      .grip {
        fill: var(--surface);
        stroke: var(--ink);
        stroke-width: 2;
      }
      .slip {
        fill: var(--surface);
        stroke: var(--bad);
        stroke-width: 2;
      }
      .bad {
        fill: var(--bad);
        stroke: var(--surface);
        stroke-width: 1;
      }
      .top,
      .bottom {
        position: absolute;
        left: 0.5rem;
        font-size: 0.72rem;
        color: var(--muted);
        pointer-events: none;
      }
      .top {
        top: 0.15rem;
      }
      .bottom {
        bottom: 0.15rem;
      }
      .key {
        display: flex;
        flex-wrap: wrap;
        gap: 0.2rem 0.9rem;
        font-size: 0.78rem;
        color: var(--muted);
        margin-top: 0.3rem;
      }
      .key svg {
        width: 1.5rem;
        height: 0.7rem;
        display: inline-block;
        vertical-align: middle;
        margin-right: 0.3rem;
      }
      .here {
        font-size: 0.88rem;
        margin-top: 0.3rem;
        min-height: 1.4rem;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {import("./store.js").TableStore} */
    this.store = given();
    this.points = [];
    /** The nodes from the first to the last move that is shown. @type {any[]} */
    this.line = [];
    this.range = { low: -1, high: 1 };
    this.counted = false;
    this.width = 320;
  }

  firstUpdated() {
    this.observer = new ResizeObserver(([entry]) => (this.width = Math.max(120, entry.contentRect.width)));
    this.observer.observe(find(this.renderRoot, ".plot"));
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.observer?.disconnect();
  }

  x(ply) {
    const last = Math.max(1, this.line.length - 1);
    return EDGE.left + (ply / last) * (this.width - EDGE.left - EDGE.right);
  }

  y(value) {
    const { low, high } = this.range;
    return EDGE.top + ((high - value) / (high - low || 1)) * (HEIGHT - EDGE.top - EDGE.bottom);
  }

  /** To win from -1 to 1; for points as far as they go, with 0 in sight. */
  measure() {
    if (!this.counted) return { low: -1, high: 1 };
    const all = this.points.filter((one) => height(one) !== undefined).map(height);
    const high = Math.max(1, ...all),
      low = Math.min(0, ...all);
    return low < 0 ? { low: -Math.max(high, -low), high: Math.max(high, -low) } : { low: 0, high };
  }

  render() {
    const { store } = this;
    this.line = store.line();
    this.counted = store.table.goal === "points" || this.points.some((one) => one.points !== undefined);
    this.range = this.measure();
    const plies = new Map(this.line.map((node) => [node.id, node.ply]));
    const known = this.points
      .filter((one) => plies.has(one.node))
      .map((one) => ({ ...one, ply: plies.get(one.node) }))
      .sort((a, b) => a.ply - b.ply);
    const valued = known.filter((one) => (this.counted ? height(one) : one.value) !== undefined);
    const seats = [...new Set(valued.map((one) => one.seat))].sort();
    const unsure = known.filter((one) => one.effort?.entropy !== undefined && one.effort.legal !== 1);
    const here = plies.get(store.cursor) ?? 0;
    const moment = known.find((one) => one.ply === here);
    return html` <div
        class="plot"
        role="slider"
        tabindex="0"
        aria-label=${t("analysis.graph")}
        aria-valuemin="0"
        aria-valuemax=${this.line.length - 1}
        aria-valuenow=${here}
        aria-valuetext=${this.words(here, moment)}
        @pointerdown=${this.down}
        @pointermove=${this.drag}
        @pointerup=${this.up}
        @pointercancel=${this.up}
      >
        <svg viewBox="0 0 ${this.width} ${HEIGHT}" aria-hidden="true">
          <line class="zero" x1="0" x2=${this.width} y1=${this.y(0)} y2=${this.y(0)}></line>
          ${seats.length === 1 && valued.length > 1 ? svg`<path class="area" d=${this.area(valued)}></path>` : nothing}
          ${
            unsure.length > 1
              ? svg`<path class="entropy" d=${this.path(
                  unsure,
                  (one) => HEIGHT - EDGE.bottom - one.effort.entropy * (HEIGHT - EDGE.top - EDGE.bottom),
                )}></path>`
              : nothing
          }
          ${seats.map(
            (seat, i) =>
              svg`<path class="curve s${i}" data-seat=${seat} d=${this.path(
                valued.filter((one) => one.seat === seat),
                (one) => this.y(height(one)),
              )}></path>`,
          )}
          ${valued
            .filter((one) => store.mark(this.line[one.ply]).startsWith("?"))
            .map((one) => this.mistake(one, store.mark(this.line[one.ply])))}
          <line class="cursor" x1=${this.x(here)} x2=${this.x(here)} y1="0" y2=${HEIGHT}></line>
          ${
            height(moment) === undefined
              ? nothing
              : svg`<circle class="grip" cx=${this.x(here)} cy=${this.y(height(moment))} r="5"></circle>`
          }
        </svg>
        <span class="top">${this.end(true, seats)}</span><span class="bottom">${this.end(false, seats)}</span>
      </div>
      <p class="here">${this.words(here, moment)}</p>
      <div class="key">
        ${seats.map(
          (seat, i) =>
            html`<span
              ><svg viewBox="0 0 24 10" aria-hidden="true"><path class="curve s${i}" d="M0 5H24"></path></svg
              >${t("analysis.valuefor", { who: side(store.table, seat) })}</span
            >`,
        )}
        ${
          unsure.length > 1
            ? html`<span
                ><svg viewBox="0 0 24 10" aria-hidden="true"><path class="entropy" d="M0 5H24"></path></svg
                >${t("analysis.entropy")}</span
              >`
            : ""
        }
      </div>`;
  }

  path(points, y) {
    return points.map((one, i) => `${i ? "L" : "M"}${this.x(one.ply).toFixed(1)} ${y(one).toFixed(1)}`).join("");
  }

  area(points) {
    const zero = this.y(Math.max(0, this.range.low)).toFixed(1);
    return (
      `M${this.x(points[0].ply)} ${zero}L` +
      this.path(points, (one) => this.y(height(one))).slice(1) +
      `L${this.x(points.at(-1).ply)} ${zero}Z`
    );
  }

  /** A ring for a slip, a triangle for a mistake, a square for a blunder. */
  mistake(one, mark) {
    const x = this.x(one.ply),
      y = this.y(height(one));
    const title = svg`<title>${one.ply} ${this.line[one.ply].move} ${mark}</title>`;
    if (mark === "?!") return svg`<circle class="slip" data-mark=${mark} cx=${x} cy=${y} r="4">${title}</circle>`;
    if (mark === "?")
      return svg`<path class="bad" data-mark=${mark} d="M${x} ${
        y - 6
      }L${x + 6} ${y + 5}L${x - 6} ${y + 5}Z">${title}</path>`;
    return svg`<rect class="bad" data-mark=${mark} x=${x - 5} y=${y - 5} width="10" height="10">${title}</rect>`;
  }

  end(high, seats) {
    const { table } = this.store;
    if (this.counted) return Math.round(high ? this.range.high : this.range.low);
    if (seats.length > 1 || table.seats.length > 2) return high ? t("analysis.wins") : t("analysis.loses");
    return t("analysis.better", { who: side(table, high ? 0 : 1) });
  }

  words(ply, moment) {
    const { table } = this.store;
    const node = this.line[ply];
    const parts = [
      node?.move ? t("analysis.at", { n: ply, move: node.move + this.store.mark(node) }) : t("analysis.begin"),
    ];
    if (height(moment) !== undefined)
      parts.push(`${side(table, moment.seat)} ${moment.exact ? "=" : "~"} ${value(moment, table.goal)}`);
    if ((moment?.lossPoints ?? moment?.loss) > 0.005)
      parts.push(t(moment.lossExact ? "analysis.lostexact" : "analysis.lost", { n: loss(moment, table.goal) }));
    if (moment?.effort?.depth) parts.push(t("analysis.depth", { n: moment.effort.depth }));
    if (moment?.effort?.nodes) parts.push(t("analysis.nodes", { n: number(moment.effort.nodes, 0) }));
    if (moment?.effort?.seconds >= 0.001) parts.push(t("analysis.seconds", { n: number(moment.effort.seconds, 2) }));
    if (moment?.effort?.entropy !== undefined && moment.effort.legal !== 1)
      parts.push(t("analysis.entropyis", { n: number(moment.effort.entropy, 2) }));
    return parts.join(" · ");
  }

  down(event) {
    event.currentTarget.setPointerCapture(event.pointerId);
    this.dragging = true;
    this.go(event);
  }

  drag(event) {
    if (this.dragging) this.go(event);
  }

  up() {
    this.dragging = false;
  }

  go(event) {
    const box = find(this.renderRoot, "svg").getBoundingClientRect();
    const share = (event.clientX - box.left - EDGE.left) / Math.max(1, box.width - EDGE.left - EDGE.right);
    const node = this.line[Math.round(Math.min(1, Math.max(0, share)) * (this.line.length - 1))];
    if (node && node.id !== this.store.cursor) this.store.look(node.id);
  }
}
customElements.define("sw-graph", Graph);
