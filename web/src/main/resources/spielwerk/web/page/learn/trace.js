/**
 * A search that the server has written down. It says what stands at every node after any number of
 * steps; nothing is searched here.
 */
export class SearchTrace {
  constructor(json) {
    Object.assign(this, { json, win: json.win, steps: json.steps, game: json.game, typed: json.game.startsWith("tree") });
    this.nodes = new Map(json.nodes.map((node) => [node.id, { ...node, alpha: node.alpha ?? null, beta: node.beta ?? null, children: [] }]));
    for (const node of this.nodes.values()) this.nodes.get(node.parent)?.children.push(node);
    this.roots = [...this.nodes.values()].filter((node) => !node.parent);
    this.windows = this.steps.some((step) => step.event === "enter" && (step.alpha !== undefined || step.beta !== undefined));
    const whole = this.typed ? this.subtree(json.position.text) : null;
    this.trees = this.roots.map((root) => this.drawn(root, whole));
  }

  /** The step that has just happened, or undefined before the first. */
  step(at) {
    return this.steps[at - 1];
  }

  node(at) {
    return this.nodes.get(this.step(at)?.node ?? this.steps[0].node);
  }

  /** What each node shows after so many steps. */
  after(at) {
    const shown = new Map();
    for (const step of this.steps.slice(0, at)) {
      const node = shown.get(step.node) ?? { alpha: step.alpha ?? null, beta: step.beta ?? null };
      if (step.event === "enter") shown.set(step.node, node);
      if (step.event === "raise") Object.assign(node, { best: step.value, alpha: step.alpha ?? null });
      if (step.event === "cut") node.cut = step.value;
      if (step.event === "known") node.known = step.value;
      if (step.event === "leave") Object.assign(node, { value: step.value, left: true });
    }
    return shown;
  }

  /** The first step at a node. */
  entered(id) {
    return this.steps.findIndex((step) => step.node === id) + 1;
  }

  /** The nodes from the root to this one. */
  path(node) {
    const path = [];
    for (let one = node; one; one = this.nodes.get(one.parent)) path.unshift(one);
    return path;
  }

  /**
   * The tree to draw: the nodes of the search, and those that were cut off. Of a typed tree all is
   * known, also what hangs below a cut.
   */
  drawn(node, list) {
    const below = node.children.map((child) => this.drawn(child, list?.[child.code]));
    for (const skipped of node.cut?.skipped ?? []) {
      below.push(ghost(`${node.id}.${skipped.code}`, skipped.move, 1 - node.seat, list?.[skipped.code]));
    }
    // a child that was searched twice stands twice; all others as they are written
    if (this.typed) below.sort((a, b) => a.code - b.code);
    return { key: String(node.id), id: node.id, code: node.code, move: node.move, seat: node.seat, window: node.window, children: below, leaf: typeof list === "number" ? list : undefined };
  }

  /** The nested lists of a typed tree, from where the search begins. */
  subtree(text) {
    const [tree, moves = ""] = text.split(" after ");
    return moves.split(" ").filter(Boolean).reduce((list, move) => list[move - 1], JSON.parse(tree));
  }
}

/** A part of the tree in which the search never was. */
function ghost(key, move, seat, list) {
  const children = Array.isArray(list) ? list.map((child, i) => ghost(`${key}.${i}`, String(i + 1), 1 - seat, child)) : [];
  children.forEach((child, i) => (child.code = i));
  const code = Number(key.split(".").at(-1));
  return { key, code, move, seat, children, skipped: true, leaf: typeof list === "number" ? list : undefined };
}
