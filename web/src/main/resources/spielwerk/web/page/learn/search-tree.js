import { svg } from "lit";
import { told, range } from "./numbers.js";
import { layout } from "./layout.js";
import { paperSteps } from "./paper-steps.js";

/** Draws the tree of a search as it stands after some steps. */
export class SearchPicture {
  /**
   * @param {import("./trace.js").SearchTrace} trace
   * @param {number} at how many steps have happened
   * @param {boolean} minimax whether all is seen from the first player
   * @param hidden whether what was cut off must not be shown yet (the student is to find it)
   */
  constructor(trace, at, minimax, hidden = false) {
    this.trace = trace;
    this.minimax = minimax;
    this.hidden = hidden;
    this.shown = trace.after(at);
    this.current = trace.node(at);
    this.path = new Set(trace.path(this.current).map((node) => String(node.id)));
    this.finished = at === trace.steps.length;
    const line = this.bestLine();
    this.line = this.finished ? line : new Set();
    this.paper = paperSteps(trace).slice(0, at);
    // a fan of a thousand leaves tells nothing; the best line does
    const open = this.finished ? new Set([...this.path, ...line]) : this.path;
    this.plan = layout(trace.trees[this.current.pass], open, {
      x: this.pitch(),
      y: trace.windows ? 104 : 84,
      inner: trace.windows ? this.widest() : 0,
    });
    this.focus = String(this.current.id);
    this.node = (place) => this.drawNode(place);
    this.edge = (place) => this.drawEdge(place);
    this.words = (place) => this.drawWords(place);
  }

  /** Long numbers need more room. */
  pitch() {
    const longest = Math.max(...[...this.trace.nodes.values()].map((node) => told(node.value, this.trace.win).length));
    return Math.max(this.trace.windows ? 52 : 46, 9.2 * longest + 18);
  }

  /** Room for the longest window, so that neighbours do not meet. */
  widest() {
    const windows = [...this.trace.nodes.values()].map(({ alpha, beta }) => range(alpha, beta, this.trace.win).length);
    return 6.6 * Math.max(...windows) + 14;
  }

  bestLine() {
    const keys = new Set();
    let node = this.trace.roots.at(-1);
    keys.add(String(node.id));
    for (const move of this.trace.json.line) {
      node = node.children.filter((child) => child.move === move).at(-1);
      if (!node) break;
      keys.add(String(node.id));
    }
    return keys;
  }

  flips(seat) {
    return this.minimax && seat === 1;
  }

  value(seat, value) {
    if (value === null || value === undefined) return value;
    return this.flips(seat) ? -value : value;
  }

  /** The window of a node as this view shows it. */
  bounds(seat, { alpha, beta }) {
    return this.flips(seat)
      ? { alpha: beta === null ? null : -beta, beta: alpha === null ? null : -alpha }
      : { alpha, beta };
  }

  state(node) {
    const shown = this.shown.get(node.id);
    if (node.skipped) {
      const parent = this.shown.get(Number(node.key.split(".")[0]));
      return !this.hidden && parent?.cut !== undefined ? "cutoff" : "waiting";
    }
    if (this.line.has(node.key)) return "best";
    if (node.key === this.focus) return "now";
    return !shown ? "waiting" : shown.left ? "done" : "open";
  }

  text(node) {
    const shown = this.shown.get(node.id);
    const { win } = this.trace;
    if (shown?.left) return told(this.value(node.seat, shown.value), win);
    if (node.leaf !== undefined) return told(this.value(node.seat, node.leaf), win);
    if (shown?.best !== undefined) return told(this.value(node.seat, shown.best), win);
    return shown ? "?" : "";
  }

  /** The same node with a ring, for a question about it; what it is worth is not shown. */
  asked(place) {
    return this.drawNode(place, "asked", "?");
  }

  drawNode({ node, folded }, state = this.state(node), text = this.text(node)) {
    const half = Math.max(17, 4.6 * text.length + 7);
    const { cut } = this.shown.get(node.id) ?? {};
    const shape =
      node.seat === 0
        ? svg`<rect class="shape" x=${-half} y="-17" width=${2 * half} height="34" rx="4" />`
        : svg`<rect class="shape" x=${-half} y="-17" width=${2 * half} height="34" rx="17" />`;
    return svg`<g class=${state}>${shape}<text class="value">${text}</text>
      ${this.numbers(node, half)}
      ${
        node.again
          ? svg`<rect class="twice" x=${-half - 4} y="-21" width=${2 * half + 8} height="42" rx=${
              node.seat === 0 ? 7 : 21
            } /><text class="again" x=${half + 4} y="13" style="text-anchor:start">↻</text>`
          : ""
      }
      ${folded ? svg`<path class="shape" d="M 0 17 l -11 17 h 22 z" /><text class="small" y="44">${folded}</text>` : ""}
      ${
        cut !== undefined && !this.hidden && node.id
          ? svg`<text class="cut" x=${half + 4} y="-12" style="text-anchor:start">✂</text>`
          : ""
      }</g>`;
  }

  /** Which of the paper's steps have happened at a node. */
  numbers(node, half) {
    const steps = [...new Set(this.paper.flatMap((step) => (step && step.node === node.id ? [step.n] : [])))];
    if (!steps.length || !node.id) return "";
    const words = steps.length > 2 ? `(${steps[0]})–(${steps.at(-1)})` : steps.map((n) => `(${n})`).join(" ");
    return svg`<text class="paper" x=${-half - 4} y="12" style="text-anchor:end">${words}</text>`;
  }

  /** Where an edge begins and ends: a second search hangs beside the first one, not from the parent. */
  ends({ node, x, y, parent }) {
    const first = node.again && this.first(node, parent);
    if (first) return { from: { x: first.x + this.half(first.node), y }, to: { x: x - this.half(node) - 4, y } };
    return { from: { x: parent.x, y: parent.y + 17 }, to: { x, y: y - 17 } };
  }

  /** The search with an empty window that a second search of the same move comes after. */
  first(node, parent) {
    return this.plan.places.find((place) => place.parent === parent && place.node.code === node.code);
  }

  /** Half the width of a drawn node. */
  half(node) {
    return Math.max(17, 4.6 * this.text(node).length + 7);
  }

  drawEdge(place) {
    const { node, parent } = place;
    const { from, to } = this.ends(place);
    const state = this.state(node);
    const kind = state === "now" ? "open" : state === "done" ? "" : state;
    // the slashes stand above the middle, where the move is written
    const middle = this.trace.typed
      ? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
      : { x: from.x + (to.x - from.x) * 0.25, y: from.y + (to.y - from.y) * 0.25 };
    return svg`<line class="edge ${kind} ${
      node.window === "empty" ? "empty" : node.again ? "again" : ""
    }" x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y} />
      ${
        state === "cutoff" && parent.node.id
          ? svg`<line class="slash" x1=${middle.x - 8} y1=${middle.y + 3} x2=${middle.x + 8} y2=${
              middle.y - 5
            } /><line class="slash" x1=${middle.x - 8} y1=${middle.y + 9} x2=${middle.x + 8} y2=${middle.y + 1} />`
          : ""
      }`;
  }

  /** The move and the window. */
  drawWords(place) {
    const { node, folded } = place;
    if (node.again) return this.window(node, place);
    const { from, to } = this.ends(place);
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const near = (share, most) => {
      // long edges are labelled near the child
      const back = Math.min(share, most / length);
      return { x: to.x + (from.x - to.x) * back, y: to.y + (from.y - to.y) * back };
    };
    const label = near(0.5, this.trace.windows ? 46 : 30);
    return svg`${this.trace.typed ? "" : svg`<text class="move" x=${label.x} y=${label.y}>${node.move}</text>`}
      ${folded ? "" : this.window(node, place)}`;
  }

  /** Above an inner node that was entered, and above the leaf looked at. */
  window(node, { x, y }) {
    const shown = this.shown.get(node.id);
    if (!shown || !this.trace.windows || (node.children.length === 0 && node.key !== this.focus)) return "";
    const { alpha, beta } = this.bounds(node.seat, this.trace.nodes.get(node.id));
    const { win } = this.trace;
    return svg`<text class="window" x=${x} y=${y - 28}>${range(alpha, beta, win)}</text>`;
  }
}
