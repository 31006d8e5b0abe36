import { LitElement, html, css, svg } from "lit";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";

/** What is smaller cannot be read on a wall. */
const SMALLEST = 0.8;

/**
 * A tree that can be dragged and zoomed. It is given what layout.js says and how to draw a node and
 * an edge; it takes care that the node looked at can be seen.
 *
 * smallest: how far it is made smaller to be seen whole; plan: the places; focus: the key of the node to be in sight;
 * node, edge, words: (place) => svg, the words at an edge above all edges; label: for those who do not see it
 * Event "pick" with detail the node that was clicked; where it is sortable, "drop" with detail from, the node that was
 * dragged, and to, the one on which it was let go.
 */
class TreeView extends LitElement {
  static properties = {
    plan: { attribute: false },
    focus: { attribute: false },
    node: { attribute: false },
    edge: { attribute: false },
    words: { attribute: false },
    label: {},
    sortable: { type: Boolean },
    smallest: { type: Number },
    box: { state: true },
  };
  static styles = [
    look,
    css`
      :host {
        background: var(--surface);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        overflow: hidden;
      }
      svg {
        display: block;
        width: 100%;
        cursor: grab;
        touch-action: pan-y;
        user-select: none;
        font-family: var(--font);
      }
      svg:active {
        cursor: grabbing;
      }
      svg.sortable g.node {
        touch-action: none;
      }
      .zoom {
        display: flex;
        gap: 0.25rem;
        justify-content: flex-end;
        padding: 0 0.4rem 0.4rem;
      }
      .zoom button {
        min-width: 2.2rem;
        min-height: 2.2rem;
        padding: 0;
        background: var(--raised);
      }
      .shape {
        fill: var(--surface);
        stroke: var(--muted);
        stroke-width: 1.6;
      }
      .waiting .shape {
        stroke: var(--line);
        stroke-width: 1.4;
      }
      .open .shape {
        fill: var(--accent-soft);
        stroke: var(--accent);
        stroke-width: 2;
      }
      .done .shape {
        fill: var(--raised);
        stroke: var(--ink);
      }
      .now .shape {
        fill: var(--accent);
        stroke: var(--accent);
        stroke-width: 3;
      }
      .best .shape {
        stroke: var(--good);
        stroke-width: 3.4;
      }
      .cutoff .shape {
        stroke: var(--bad);
        stroke-dasharray: 3 3;
        fill: none;
      }
      .asked .shape {
        stroke: var(--last);
        stroke-width: 3.4;
      }
      text {
        fill: var(--ink);
        text-anchor: middle;
        dominant-baseline: central;
        font-size: 15px;
        font-weight: 600;
        font-variant-numeric: tabular-nums;
      }
      .waiting text,
      .cutoff text {
        fill: var(--muted);
        font-weight: 450;
      }
      .now > text.value {
        fill: var(--accent-ink);
      }
      text.small {
        font-size: 12px;
        font-weight: 500;
        fill: var(--muted);
      }
      text.move,
      text.window,
      text.paper,
      text.again {
        paint-order: stroke;
        stroke: var(--surface);
        stroke-width: 4px;
      }
      text.move {
        font-size: 12.5px;
        font-weight: 600;
        fill: var(--ink);
      }
      text.window {
        font-size: 12.5px;
        font-weight: 600;
        fill: var(--accent);
      }
      text.paper,
      text.again {
        font-size: 12.5px;
        font-weight: 700;
        fill: var(--last);
      }
      text.again {
        font-size: 16px;
        fill: var(--accent);
      }
      .twice {
        fill: none;
        stroke: var(--accent);
        stroke-width: 1.6;
      }
      text.cut {
        fill: var(--bad);
        font-size: 13px;
        font-weight: 700;
        paint-order: stroke;
        stroke: var(--surface);
        stroke-width: 4px;
      }
      line.edge {
        stroke: var(--muted);
        stroke-width: 1.5;
      }
      line.waiting {
        stroke: var(--line);
      }
      line.open {
        stroke: var(--accent);
        stroke-width: 3;
      }
      line.best {
        stroke: var(--good);
        stroke-width: 3.4;
      }
      line.empty {
        stroke-dasharray: 6 4;
      }
      line.again {
        stroke: var(--accent);
        stroke-width: 4;
      }
      line.cutoff {
        stroke: var(--bad);
        stroke-dasharray: 2 4;
      }
      line.slash {
        stroke: var(--bad);
        stroke-width: 3;
      }
      g.node {
        cursor: pointer;
      }
      @media (prefers-reduced-motion: no-preference) {
        .shape {
          transition:
            fill 0.2s,
            stroke 0.2s;
        }
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.plan;
    /** @type {any} */
    this.label;
    this.sortable = false;
    this.smallest = SMALLEST;
    /** @type {any} */
    this.held = null;
    /** @type {any} */
    this.edge;
    /** @type {any} */
    this.words;
    /** @type {any} */
    this.node;
  }

  firstUpdated() {
    this.watch = new ResizeObserver(() => this.fit());
    this.watch.observe(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.watch?.disconnect();
  }

  willUpdate(changes) {
    if (changes.has("plan") && this.plan) {
      const before = changes.get("plan");
      if (!this.box || before?.width !== this.plan.width || before?.height !== this.plan.height) this.fit();
    }
    if (changes.has("focus") || changes.has("plan")) this.follow();
  }

  margins() {
    const { width, height } = this.plan;
    return { x: -40, y: -34, w: Math.max(width, 240) + 60, h: height + 66 };
  }

  /** All of it, unless that would be too small to read. */
  fit() {
    if (!this.plan) return;
    const all = this.margins();
    const room = this.clientWidth || 800;
    const tallest = Math.max(300, innerHeight * 0.62);
    const scale = Math.max(this.smallest, Math.min(1.5, room / all.w, tallest / all.h));
    const w = room / scale;
    const h = Math.min(all.h, tallest / scale);
    this.tall = h * scale;
    this.box = { x: w > all.w ? all.x - (w - all.w) / 2 : all.x, y: all.y, w, h };
    this.follow();
  }

  /** Moves so that the node looked at is in sight. */
  follow() {
    const place = this.plan?.places.find(({ node }) => node.key === this.focus);
    if (!place || !this.box) return;
    const { x, y, w, h } = this.box;
    const seen = place.x > x + 40 && place.x < x + w - 40 && place.y > y + 20 && place.y < y + h - 24;
    const all = this.margins();
    if (!seen)
      this.box = { ...this.box, x: place.x - w / 2, y: Math.max(all.y, Math.min(place.y - h / 2, all.y + all.h - h)) };
  }

  zoom(by) {
    const { x, y, w, h } = this.box;
    this.box = { x: x + (w * (1 - by)) / 2, y: y + (h * (1 - by)) / 2, w: w * by, h: h * by };
  }

  wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    this.zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15);
  }

  drag(event) {
    if (event.button !== 0) return;
    const from = { x: event.clientX, y: event.clientY, box: this.box };
    const scale = this.box.w / this.clientWidth;
    const move = (e) =>
      (this.box = {
        ...from.box,
        x: from.box.x - (e.clientX - from.x) * scale,
        y: from.box.y - (e.clientY - from.y) * scale,
      });
    const end = () => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
    };
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", end);
    window.addEventListener("pointercancel", end);
  }

  /** A node that can be sorted is taken along instead of the picture. */
  hold(event, node) {
    if (!this.sortable) return;
    event.stopPropagation();
    this.held = node;
  }

  /** A finger's events all go to the node where it began, so where it ends is looked up. */
  release(event) {
    const from = this.held;
    this.held = null;
    if (!from) return;
    const under = /** @type {ShadowRoot} */ (this.renderRoot).elementFromPoint(event.clientX, event.clientY);
    const key = under?.closest("g.node")?.getAttribute("data-node");
    const node = this.plan.places.find((place) => place.node.key === key)?.node;
    if (node && from.key !== node.key) this.dispatchEvent(new CustomEvent("drop", { detail: { from, to: node } }));
  }

  pick(node) {
    this.dispatchEvent(new CustomEvent("pick", { detail: node }));
  }

  render() {
    if (!this.plan || !this.box) return html``;
    const { x, y, w, h } = this.box;
    const { places } = this.plan;
    return html`<svg
        role="img"
        aria-label=${this.label ?? ""}
        viewBox="${x} ${y} ${w} ${h}"
        style="height:${this.tall}px"
        class=${this.sortable ? "sortable" : ""}
        @pointerdown=${this.drag}
        @pointerup=${this.release}
        @pointercancel=${() => (this.held = null)}
        @wheel=${this.wheel}
      >
        ${places.map((place) => (place.parent ? this.edge(place) : ""))}
        ${places.map((place) => (place.parent ? this.words(place) : ""))}
        ${places.map(
          (place) =>
            svg`<g class="node" data-node=${place.node.key} transform="translate(${place.x} ${place.y})" @click=${() =>
              this.pick(place.node)} @pointerdown=${(e) => this.hold(e, place.node)} >${this.node(place)}</g>`,
        )}
      </svg>
      <div class="zoom">
        <button aria-label=${t("learn.closer")} title=${t("learn.closer")} @click=${() => this.zoom(0.8)}>+</button>
        <button aria-label=${t("learn.farther")} title=${t("learn.farther")} @click=${() => this.zoom(1.25)}>−</button>
        <button aria-label=${t("learn.fit")} title=${t("learn.fit")} @click=${() => this.fit()}>⤢</button>
      </div>`;
  }
}
customElements.define("sw-tree-view", TreeView);
