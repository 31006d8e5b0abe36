import { html, css, svg } from "lit";
import { Board } from "../board.js";
import { t } from "../../app/i18n.js";

/** @typedef {{path: number[], value: string, children: TreeNode[], x: number}} TreeNode */

/** Wider trees are shown in letters. */
const MOST_LEAVES = 60;

/** A tree one walks down: squares for the first player, circles for the second, numbers at the leaves. */
class TreeBoard extends Board {
  static wide = true;
  static styles = [
    Board.base,
    css`
      :host {
        width: 100% !important;
      }
      .paper {
        background: var(--surface);
        border: 1px solid var(--line);
        border-radius: 14px;
        box-shadow: var(--shadow);
        padding: 1.2rem 0.6rem;
        overflow-x: auto;
      }
      .tree {
        position: relative;
        height: calc(var(--levels) * 5.2rem);
        min-width: calc(var(--leaves) * 2rem);
      }
      svg {
        position: absolute;
        inset: 0;
        width: 100%;
        height: 100%;
      }
      line {
        stroke: var(--muted);
        stroke-width: 1.6;
        vector-effect: non-scaling-stroke;
      }
      line.way {
        stroke: var(--last);
        stroke-width: 4;
      }
      .node {
        position: absolute;
        transform: translate(-50%, -50%);
        min-width: 1.9rem;
        height: 1.9rem;
        padding: 0 0.15rem;
        display: grid;
        place-items: center;
        background: var(--surface);
        border: 2px solid var(--muted);
        border-radius: 6px;
        font-weight: 650;
        font-variant-numeric: tabular-nums;
        font-size: 0.85rem;
        color: var(--ink);
      }
      .node.second {
        border-radius: 50%;
      }
      .node.leaf {
        border-style: dashed;
        border-radius: 6px;
      }
      .node.here {
        background: var(--last);
        border-color: var(--last);
        color: var(--surface);
      }
      .node.way {
        border-color: var(--last);
      }
      button.node {
        border-color: var(--accent);
        border-width: 3px;
      }
      button.node:hover {
        background: var(--accent-soft);
      }
      .best {
        box-shadow: 0 0 0 4px var(--advice);
      }
      .preview {
        outline: 3px dashed var(--advice);
        outline-offset: 3px;
      }
      .percent {
        position: absolute;
        top: -1.1rem;
        font-size: 0.72rem;
        color: var(--advice);
        background: var(--surface);
        white-space: nowrap;
      }
      pre {
        margin: 0;
        overflow: auto;
      }
    `,
  ];

  render() {
    const [text, after = ""] = this.position.text.split(" after ");
    const tree = JSON.parse(text);
    const way = after
      .split(" ")
      .filter(Boolean)
      .map((word) => Number(word) - 1);
    /** @type {TreeNode[]} */
    const nodes = [];
    const size = { leaves: 0, levels: 0 };
    this.place(tree, [], nodes, size);
    if (size.leaves > MOST_LEAVES)
      return html`<div class="paper">
        <pre tabindex="0" aria-label=${t("board")}>${this.position.board ?? text}</pre>
        ${this.rest()}
      </div>`;
    /** @param {TreeNode} node */
    const spot = ({ x, path }) => ({
      x: (100 * (x + 0.5)) / size.leaves,
      y: (100 * (path.length + 0.5)) / size.levels,
    });
    return html`<div class="paper">
      <div class="tree" role="group" aria-label=${t("board")} style="--leaves:${size.leaves};--levels:${size.levels}">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          ${nodes.flatMap((node) =>
            node.children.map((child) => {
              const [a, b] = [spot(node), spot(child)];
              return svg`<line class=${leads(child.path, way) ? "way" : ""} x1=${a.x} y1=${a.y} x2=${b.x} y2=${b.y} />`;
            }),
          )}
        </svg>
        ${nodes.map((node) => this.node(node, spot(node), way))}
      </div>
    </div>`;
  }

  /**
   * Leaves stand side by side; a node stands over the middle of its children.
   * @param {any} tree
   * @param {number[]} path
   * @param {TreeNode[]} nodes
   * @param {{leaves: number, levels: number}} size
   * @returns {TreeNode}
   */
  place(tree, path, nodes, size) {
    size.levels = Math.max(size.levels, path.length + 1);
    /** @type {TreeNode} */
    const node = { path, value: Array.isArray(tree) ? "" : String(tree), children: [], x: 0 };
    nodes.push(node);
    if (Array.isArray(tree)) {
      node.children = tree.map((child, i) => this.place(child, [...path, i], nodes, size));
      node.x = (node.children[0].x + node.children[node.children.length - 1].x) / 2;
    } else node.x = size.leaves++;
    return node;
  }

  /**
   * @param {TreeNode} node
   * @param {{x: number, y: number}} spot
   * @param {number[]} way
   */
  node({ path, value }, { x, y }, way) {
    const style = `left:${x}%;top:${y}%`;
    const here = path.length === way.length && leads(path, way);
    const classes = `node ${
      value !== "" ? "leaf" : path.length % 2 ? "second" : ""
    } ${here ? "here" : leads(path, way) ? "way" : ""}`;
    const child = path.length === way.length + 1 && leads(path.slice(0, -1), way);
    const move = String((path.at(-1) ?? 0) + 1);
    if (!child || !this.isLegal(move)) return html`<span class=${classes} style=${style}>${value}</span>`;
    const advice = this.advice.get(move);
    return html`<button
      class="${classes} ${advice?.best ? "best" : ""} ${this.preview === move ? "preview" : ""}"
      style=${style}
      data-move=${move}
      aria-label=${[move, value, advice ? Math.round(advice.percent) + " %" : ""].filter(Boolean).join(", ")}
      @click=${() => this.play(move)}
    >
      ${value || move}${advice ? this.badge(advice) : ""}
    </button>`;
  }

  rest() {
    const legal = this.playable ? (this.position.legal ?? []) : [];
    return legal
      .slice(0, MOST_LEAVES)
      .map(
        (move) =>
          html`<button
            style="position:static;transform:none;display:inline-grid;margin:0.3rem"
            class="node"
            data-move=${move}
            @click=${() => this.play(move)}
          >
            ${move}
          </button>`,
      );
  }
}

/**
 * @param {number[]} path
 * @param {number[]} way
 */
const leads = (path, way) => path.every((step, i) => way[i] === step);

customElements.define("sw-tree", TreeBoard);
