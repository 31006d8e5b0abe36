import { get, post, put, query, remove, listen } from "../app/api.js";
import { Rights } from "./rights.js";
import { marksOf, withPriors } from "./marks.js";
import { Evaluator } from "./evaluator.js";

/**
 * One table as this page sees it. The server owns the truth: commands go out, events come in, and
 * only the cursor (which move is looked at) and who advises here belong to the page.
 * Fires "change" after everything.
 */
export class TableStore extends EventTarget {
  constructor(id, node) {
    super();
    this.id = id;
    this.table = null;
    this.position = null;
    this.cursor = node;
    this.thought = null;
    this.rights = new Rights(this);
    /** What is known of the positions of the game, and how far an analysis is. */
    this.analysis = { phase: "none", moments: [], thoughts: [] };
    this.moments = new Map();
    /** What the board shows of the advice: values of all moves, and visits or priors as a heat map. */
    this.values = false;
    this.heat = "visits";
    /** A line that is looked at for the moment: {moves, position}. */
    this.shown = null;
    /** @type {Map<string, {id: string, engine: string, budget: string, on: boolean, advice: any}>} */
    this.advisors = new Map();
    /** Who advises and analyses here where nobody is named, and the strength levels. @type {any} */
    this.recommended = null;
    this.evaluator = new Evaluator(this);
    this.nodes = new Map();
    this.positions = new Map();
    this.stream = listen(id, {
      table: (table) => this.receive(table),
      thought: (thought) => this.changed(() => (this.thought = thought)),
      advice: (advice) => this.hear(advice),
      analysis: (analysis) => this.changed(() => this.learn(analysis)),
      gone: ({ error }) => this.table || this.changed(() => (this.missing = error)),
    });
    get(this.path("/advisors")).then(
      ({ items }) =>
        this.changed(() => items.forEach((one) => this.advisors.set(one.id, { ...one, on: false, advice: null }))),
      () => {},
    );
  }

  close() {
    this.stream.close();
    for (const advisor of [...this.advisors.values(), this.evaluator])
      if (advisor.on) this.quietly(post(this.path(`/advisors/${advisor.id}/stop`)));
  }

  path(rest = "") {
    return `/tables/${this.id}${rest}`;
  }

  changed(how) {
    how();
    this.dispatchEvent(new Event("change"));
  }

  quietly(promise) {
    promise.catch((refused) => this.trouble(refused));
  }

  trouble(refused) {
    this.dispatchEvent(new CustomEvent("trouble", { detail: refused.message }));
  }

  receive(table) {
    const followed = !this.table || this.cursor === this.table.live;
    const first = !this.table;
    this.table = table;
    this.rights.follow(table);
    if (first) this.recommend(table.game);
    this.nodes = new Map();
    for (const node of table.nodes) {
      // a choice of somebody that is secret until all have chosen
      this.nodes.set(node.id, { ...node, move: node.hidden ? "…" : node.move, children: [], ply: 0 });
    }
    for (const node of this.nodes.values()) {
      if (node.parent === undefined) continue;
      const parent = this.nodes.get(node.parent);
      node.ply = parent.ply + 1;
      parent.children.push(node);
    }
    for (const node of table.nodes) {
      if (node.children) this.nodes.get(node.id).children = node.children.map((id) => this.nodes.get(id));
    }
    this.positions.set(table.live, table.position);
    const wanted = first && this.cursor !== null ? this.cursor : followed ? table.live : this.cursor;
    this.look(this.nodes.has(wanted) ? wanted : table.live);
  }

  recommend(game) {
    this.recommending = get("/levels" + query({ game })).then(
      (found) => this.changed(() => (this.recommended = found)),
      (refused) => this.trouble(refused),
    );
  }

  get live() {
    return this.table !== null && this.cursor === this.table.live;
  }

  /** The seat of a person who may move in the position shown, in the game or as a try; else -1. */
  get mover() {
    const { table, position } = this;
    if (!position || position.over || position.turn < 0) return -1;
    if (!this.live || table.status === "over") return this.rights.part ? position.turn : -1;
    return table.seats[position.turn].kind === "person" && this.rights.may(position.turn) ? position.turn : -1;
  }

  /** Looks at a move. */
  async look(id) {
    const moved = id !== this.cursor;
    this.cursor = id;
    this.shown = null;
    this.wanted = "";
    const known = this.positions.get(id);
    this.position = known ?? this.position;
    this.dispatchEvent(new Event("change"));
    if (!known) {
      try {
        const position = await get(this.path(`/positions/${id}`));
        this.positions.set(id, position);
        if (this.cursor === id) this.changed(() => (this.position = position));
      } catch (refused) {
        this.trouble(refused);
      }
    }
    if (moved || !this.asked) this.askAll();
  }

  /** Steps: -1 back, 1 on along the line; Infinity and -Infinity to its ends. */
  step(count) {
    let node = this.nodes.get(this.cursor);
    for (let i = 0; i < Math.abs(count); i++) {
      const next = count < 0 ? this.nodes.get(node.parent) : node.children[0];
      if (!next) break;
      node = next;
    }
    if (node.id !== this.cursor) this.look(node.id);
  }

  /** To the variation before or after this one. */
  aside(by) {
    const node = this.nodes.get(this.cursor);
    const all = this.nodes.get(node.parent)?.children ?? [];
    const other = all[all.findIndex((one) => one.id === node.id) + by];
    if (other) this.look(other.id);
  }

  async play(move) {
    const at = this.cursor;
    if (this.evaluator.answered(move)) return;
    try {
      const { node } = await post(this.path("/moves"), { node: at, move });
      if (this.cursor === at) this.lookSoon(node);
    } catch (refused) {
      this.trouble(refused);
    }
  }

  /**
   * Looks at a move as soon as it is known here: its event may come before or after the answer. Who
   * looks at the game itself follows it anyway, unless the move lies aside from it.
   */
  lookSoon(node, aside = false) {
    if (this.nodes.has(node)) {
      this.look(node);
      return;
    }
    const wait = () => {
      if (!this.nodes.has(node)) return;
      this.removeEventListener("change", wait);
      if (aside || !this.live) this.look(node);
    };
    this.addEventListener("change", wait);
  }

  command(name, body) {
    this.quietly(post(this.path("/" + name), body));
  }

  takeBack() {
    this.cursor = this.table.live;
    this.command("takeback");
  }

  annotate(node, some) {
    this.quietly(put(this.path(`/nodes/${node}`), some));
  }

  promote(node) {
    this.quietly(post(this.path(`/nodes/${node}/promote`)));
  }

  async deleteNode(node) {
    const parent = this.nodes.get(node).parent;
    try {
      if (this.leadsTo(node, this.cursor)) await this.look(parent);
      await remove(this.path(`/nodes/${node}`));
    } catch (refused) {
      this.trouble(refused);
    }
  }

  leadsTo(node, other) {
    for (let one = this.nodes.get(other); one; one = this.nodes.get(one.parent)) if (one.id === node) return true;
    return false;
  }

  // Advisors: nothing is asked before somebody switches one on.

  async addAdvisor(engine, budget) {
    try {
      const { id } = await post(this.path("/advisors"), { engine, budget });
      this.advisors.set(id, { id, engine, budget, on: true, advice: null });
      this.ask(id);
    } catch (refused) {
      this.trouble(refused);
      return;
    }
    this.dispatchEvent(new Event("change"));
  }

  removeAdvisor(id) {
    this.advisors.delete(id);
    this.quietly(remove(this.path(`/advisors/${id}`)));
    this.dispatchEvent(new Event("change"));
  }

  switchAdvisor(id, on) {
    const advisor = this.advisors.get(id);
    if (!advisor) return;
    advisor.on = on;
    advisor.advice = null;
    if (on) this.ask(id);
    else this.quietly(post(this.path(`/advisors/${id}/stop`)));
    this.dispatchEvent(new Event("change"));
  }

  switchAll() {
    const on = ![...this.advisors.values()].some((advisor) => advisor.on);
    for (const id of this.advisors.keys()) this.switchAdvisor(id, on);
  }

  askAll() {
    this.asked = true;
    for (const advisor of this.advisors.values()) if (advisor.on) this.ask(advisor.id);
    this.evaluator.ask();
  }

  ask(id) {
    const advisor = this.advisors.get(id);
    if (advisor) advisor.advice = null;
    this.quietly(post(this.path(`/advisors/${id}/ask`), { node: this.cursor, every: this.values }));
  }

  hear(advice) {
    if (this.evaluator.hears(advice)) return;
    const advisor = this.advisors.get(advice.advisor);
    if (advisor?.on && advice.node === this.cursor) this.changed(() => (advisor.advice = advice));
  }

  /**
   * What the board shows of the advice, of all advisors together or of one alone; values: also where
   * nobody asked for values of all moves, since the board says what each choice is worth.
   */
  shading(alone, values = false) {
    const heard = [...this.advisors.values()].filter((one) => one.on && one.advice && (!alone || one.id === alone));
    return marksOf(
      heard.map((one) => one.advice),
      { heat: this.heat, values: values || this.values, table: this.table },
    );
  }

  /** Shades by visits or by priors; false if nobody gives priors. */
  switchHeat() {
    const known = withPriors(
      [...this.advisors.values()].filter((one) => one.on && one.advice).map((one) => one.advice),
    );
    if (known || this.heat === "prior") this.changed(() => (this.heat = this.heat === "prior" ? "visits" : "prior"));
    return known;
  }

  /** Asks for a value of every move, or for the engines' own opinion again. */
  showValues(on) {
    this.values = on;
    this.askAll();
    this.dispatchEvent(new Event("change"));
  }

  // The analysis of the whole game, and lines that engines propose.

  learn(analysis) {
    this.analysis = analysis;
    this.moments = new Map(analysis.moments.map((moment) => [moment.node, moment]));
  }

  analyse(engine, budget) {
    this.quietly(post(this.path("/analysis"), { engine, budget }));
  }

  cancelAnalysis() {
    this.quietly(remove(this.path("/analysis")));
  }

  /** The mark of a move: what is written there, or what a running analysis has found so far. */
  mark(node) {
    return node.mark || this.moments.get(node.id)?.mark || "";
  }

  /** The line through the move looked at, from the beginning to its end. */
  line() {
    const line = [];
    for (let node = this.nodes.get(this.cursor); node; node = this.nodes.get(node.parent)) line.unshift(node);
    for (let node = line[line.length - 1]?.children[0]; node; node = node.children[0]) line.push(node);
    return line;
  }

  /** The game as it was played, from the beginning to its end. */
  mainLine() {
    const line = [];
    for (let node = this.nodes.get(this.table.live); node; node = this.nodes.get(node.parent)) line.unshift(node);
    return line;
  }

  /** To the next mistake on the line, or the one before; false if there is none. */
  mistake(by) {
    const line = this.line();
    const here = line.findIndex((node) => node.id === this.cursor);
    const rest = by > 0 ? line.slice(here + 1) : line.slice(0, here).reverse();
    const found = rest.find((node) => this.mark(node).startsWith("?"));
    if (found) this.look(found.id);
    return found !== undefined;
  }

  /**
   * Shows the position at the end of a line until told otherwise; an empty line ends it. Only a
   * pointer that moves asks for it: after a click other lines come to lie under one that rests.
   */
  async preview(moves) {
    const wanted = moves.join(" ");
    if (wanted && wanted === this.wanted) return;
    this.wanted = wanted;
    if (!moves.length) {
      if (this.shown) this.changed(() => (this.shown = null));
      return;
    }
    try {
      const at = this.cursor;
      const position = await post(this.path("/preview"), { node: at, moves });
      if (this.wanted === wanted && this.cursor === at) this.changed(() => (this.shown = { moves, position }));
    } catch (refused) {
      this.trouble(refused);
    }
  }

  /** Enters a line as a variation and looks at its end. */
  async enter(moves) {
    try {
      this.wanted = "";
      const { node } = await post(this.path("/lines"), { node: this.cursor, moves });
      this.lookSoon(node, true);
    } catch (refused) {
      this.trouble(refused);
    }
  }
}
