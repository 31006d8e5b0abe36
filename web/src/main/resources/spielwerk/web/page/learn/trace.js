/**
 * A search that the server has written down. It says what stands at every node after any number of
 * steps; nothing is searched here.
 */
export class SearchTrace {
  /**
   * @param {any} json what the server wrote down
   * @param {any} all the same search by NegaMax, if the parts below cuts are to be drawn too
   */
  constructor(json, all = null) {
    this.json = json;
    this.win = json.win;
    this.steps = json.steps;
    this.game = json.game;
    this.typed = json.game.startsWith("tree");
    this.nodes = new Map(
      json.nodes.map((node) => [
        node.id,
        { ...node, alpha: node.alpha ?? null, beta: node.beta ?? null, children: [] },
      ]),
    );
    for (const node of this.nodes.values()) this.nodes.get(node.parent)?.children.push(node);
    /** Whether some nodes were only asked whether they are better. */
    this.empty = json.nodes.some((node) => node.window === "empty");
    this.roots = [...this.nodes.values()].filter((node) => !node.parent);
    this.windows = this.steps.some(
      (step) => step.event === "enter" && (step.alpha !== undefined || step.beta !== undefined),
    );
    const whole = this.typed ? ofLists(subtree(json.position.text), 0, json.position.turn) : all && ofNodes(all.nodes);
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

  /** What the board shows at a node. */
  position(node) {
    const root = this.json.position;
    return node.parent
      ? { text: node.text, last: node.move, turn: node.seat }
      : { text: root.text, last: root.last, turn: root.turn, board: root.board };
  }

  /** Whether some value is that of a game won or lost. */
  get decided() {
    return this.win > 1 && [...this.nodes.values()].some(({ value }) => Math.abs(value) > this.win - 2000);
  }

  /**
   * The tree to draw: the nodes of the search, and those that were cut off. Where the whole tree is
   * known, also what hangs below a cut.
   */
  drawn(node, whole) {
    const below = node.children.map((child) => this.drawn(child, whole?.children.get(child.code)));
    for (const skipped of node.cut?.skipped ?? []) {
      below.push(
        ghost(`${node.id}.${skipped.code}`, { seat: 1 - node.seat, ...skipped, ...whole?.children.get(skipped.code) }),
      );
    }
    // a child that was searched twice stands twice; all others as they are in the whole tree
    if (whole) {
      const order = [...whole.children.keys()];
      below.sort((a, b) => order.indexOf(a.code) - order.indexOf(b.code));
    }
    return {
      key: String(node.id),
      id: node.id,
      code: node.code,
      move: node.move,
      seat: node.seat,
      window: node.window,
      again: node.window === "again",
      children: below,
      leaf: whole?.leaf,
    };
  }
}

/** The nested lists of a typed tree, from where the search begins. */
function subtree(text) {
  const [tree, moves = ""] = text.split(" after ");
  return moves
    .split(" ")
    .filter(Boolean)
    .reduce((list, move) => list[move - 1], JSON.parse(tree));
}

/**
 * A whole tree, children by their codes, from nested lists; what is at the leaves is known before
 * the search comes there.
 */
function ofLists(list, code, seat) {
  const children = Array.isArray(list) ? list.map((child, i) => [i, ofLists(child, i, 1 - seat)]) : [];
  return {
    code,
    move: String(code + 1),
    seat,
    children: new Map(children),
    leaf: Array.isArray(list) ? undefined : list,
  };
}

/** The same from the nodes of a search that cut nothing off. */
function ofNodes(nodes) {
  const made = new Map(nodes.map(({ id, code, move, seat }) => [id, { code, move, seat, children: new Map() }]));
  for (const { id, parent, code } of nodes) made.get(parent)?.children.set(code, made.get(id));
  return made.get(nodes[0].id);
}

/** A part of the tree in which the search never was. */
function ghost(key, { code, move, seat, leaf, children = new Map() }) {
  return {
    key,
    code,
    move,
    seat,
    leaf,
    skipped: true,
    children: [...children.values()].map((child) => ghost(`${key}.${child.code}`, child)),
  };
}
