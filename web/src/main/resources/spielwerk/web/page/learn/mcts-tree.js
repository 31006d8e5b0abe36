import { svg } from "lit";
import { layout } from "./layout.js";
import { real } from "./numbers.js";

/** More children of a node are not drawn one by one. */
const MOST_CHILDREN = 16;

/** The tree of a search by simulations, as the server's record gives it up to a phase. */
export class MctsPicture {
  /**
   * @param data the server's record
   * @param round the simulation looked at, from 1
   * @param phase 0 to 3, or -1 before the first
   */
  constructor(data, round, phase) {
    this.nodes = new Map();
    this.root = this.make("", "", data.position.turn, null);
    for (const sim of data.simulations.slice(0, round - 1)) this.learn(sim);
    this.was = new Map([...this.nodes].map(([key, { visits, mean }]) => [key, { visits, mean }]));
    const sim = data.simulations[round - 1];
    this.phase = phase;
    const inTree = phase === 0 && sim.expanded ? sim.path.slice(0, -1) : phase < 0 ? [] : sim.path;
    this.path = [""];
    for (const step of inTree) this.path.push(this.child(this.nodes.get(this.path.at(-1)), step).key);
    this.fresh = phase >= 1 && sim.expanded ? this.path.at(-1) : null;
    if (phase === 3) this.learn(sim);
    this.trim(this.root);
    this.result = phase === 2 ? sim.worth : null;
    this.focus = phase === 3 ? "" : this.path.at(-1);
    this.look = this.path.at(-1); // the way back to the root stays in sight
    this.plan = layout(this.root, new Set(this.path), { x: 66, y: 92 });
    this.plan.height += 40; // for a result below the lowest node
    this.node = (place) => this.drawNode(place);
    this.edge = (place) => this.drawEdge(place);
    this.words = (place) => this.drawWords(place);
  }

  make(key, move, mover, parent) {
    const node = { key, move, mover, children: [], visits: 0, mean: 0 };
    this.nodes.set(key, node);
    parent?.children.push(node);
    return node;
  }

  child(parent, { move, mover }) {
    const key = `${parent.key}/${move}`;
    return this.nodes.get(key) ?? this.make(key, move, mover, parent);
  }

  /** Takes over the numbers that back-propagation left. */
  learn(sim) {
    let node = this.root;
    Object.assign(node, sim.after[0]);
    sim.path.forEach((step, i) => {
      node = this.child(node, step);
      Object.assign(node, sim.after[i + 1]);
    });
  }

  /** What a node held before the simulation. */
  before(moves) {
    return this.was.get(moves.map((move) => "/" + move).join("")) ?? { visits: 0, mean: 0 };
  }

  /** Leaves the most visited children and those on the path. */
  trim(node) {
    if (node.children.length > MOST_CHILDREN) {
      const kept = new Set([...node.children].sort((a, b) => b.visits - a.visits).slice(0, MOST_CHILDREN));
      const rest = node.children.filter((child) => !kept.has(child) && !this.path.includes(child.key));
      node.children = node.children.filter((child) => !rest.includes(child));
      node.children.push({ key: node.key + "/…", move: "", children: [], rest: rest.length });
    }
    node.children.forEach((child) => this.trim(child));
  }

  drawNode({ node, folded }) {
    if (node.rest) return svg`<g class="waiting"><text>+${node.rest}</text></g>`;
    const onPath = this.path.includes(node.key);
    const state =
      node.key === this.fresh && this.phase === 1
        ? "asked"
        : node.key === this.focus
          ? "now"
          : onPath
            ? "open"
            : "done";
    const round = node.mover === 1 || node.key === "" ? 18 : 4;
    return svg`<g class=${state}><rect class="shape" x="-27" y="-20" width="54" height="40" rx=${round} />
      <text class="value" y="-7">${
        node.visits ? real(node.mean) : "?"
      }</text><text class="value small" y="10">n ${node.visits}</text>
      ${folded ? svg`<path class="shape" d="M 0 20 l -10 14 h 20 z" /><text class="small" y="44">${folded}</text>` : ""}
      ${
        this.result && node.key === this.focus
          ? svg`<path d="M 0 20 v 30" style="stroke:var(--last);stroke-width:3;stroke-dasharray:4 4;fill:none" />
              <text class="move" y="60">${this.result.map((worth) => real(worth, 1)).join(" : ")}</text>`
          : ""
      }</g>`;
  }

  drawEdge({ node, x, y, parent }) {
    const onPath = this.path.includes(node.key);
    const from = { x: parent.x, y: parent.y + 20 };
    const to = { x, y: y - 20 };
    const back = onPath && this.phase === 3;
    return svg`<line class="edge ${
      back ? "best" : onPath ? "open" : ""
    }" x1=${from.x} y1=${from.y} x2=${to.x} y2=${to.y} />
      ${
        back
          ? svg`<text class="cut" style="fill:var(--good)" x=${(from.x + to.x) / 2} y=${(from.y + to.y) / 2}>▲</text>`
          : ""
      }`;
  }

  drawWords({ node, x, y, parent }) {
    const from = { x: parent.x, y: parent.y + 20 };
    const to = { x, y: y - 20 };
    const share = Math.min(0.28, 40 / Math.hypot(to.x - from.x, to.y - from.y));
    return svg`<text class="move" x=${
      to.x - share * (to.x - from.x)
    } y=${to.y - share * (to.y - from.y)}>${node.move}</text>`;
  }
}
