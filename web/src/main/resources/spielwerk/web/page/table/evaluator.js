import { post } from "../app/api.js";

const worthOf = (one) => (one?.value === undefined && one?.points === undefined ? null : one);

/**
 * The engine that says how the position shown stands, without a word of the moves; and that judges
 * the answers where a position is to be solved again. It is asked only while somebody wants it.
 */
export class Evaluator {
  /** @param {import("./store.js").TableStore} store */
  constructor(store) {
    this.store = store;
    this.id = "";
    this.on = false;
    /** @type {any} */
    this.advice = null;
    /** A position to be solved: its node, and who takes the answer. @type {any} */
    this.exercise = null;
  }

  async switch(on) {
    const { store } = this;
    await store.recommending;
    const usual = store.recommended?.analyst;
    if (on && !this.id && usual) {
      try {
        this.id = (await post(store.path("/advisors"), { engine: usual.engine, budget: usual.budget })).id;
      } catch (refused) {
        store.trouble(refused);
      }
    }
    if (!this.id) return;
    this.on = on;
    this.advice = null;
    if (on) this.ask();
    else store.quietly(post(store.path(`/advisors/${this.id}/stop`)));
    store.changed(() => {});
  }

  /** About the position shown; about all its moves where it is to be solved. */
  ask() {
    if (!this.on) return;
    const { store } = this;
    const node = store.cursor;
    this.advice = null;
    store.quietly(post(store.path(`/advisors/${this.id}/ask`), { node, every: this.exercise?.node === node }));
  }

  /** Takes what this engine says; false if it was another one. */
  hears(advice) {
    if (advice.advisor !== this.id) return false;
    if (this.on && advice.node === this.store.cursor) this.store.changed(() => (this.advice = advice));
    return true;
  }

  /** What is said of the moves of the position that is being solved. */
  get judged() {
    return this.advice?.every ? this.advice : null;
  }

  /** Lets a position be solved, or ends that: {node, answer} or null. */
  async practise(exercise) {
    if (!exercise && !this.exercise) return;
    this.exercise = exercise;
    if (!exercise) return this.switch(false);
    await this.store.look(exercise.node);
    if (this.on) this.ask();
    else await this.switch(true);
  }

  /** Whether a move was the answer to the position that is shown, and so is not played. */
  answered(move) {
    if (!this.exercise || this.exercise.node !== this.store.cursor) return false;
    this.exercise.answer(move);
    return true;
  }

  /** How the position shown stands for the first seat: what was said last, or what the analysis found. */
  standing() {
    const { advisors, moments, cursor } = this.store;
    const said = [this, ...advisors.values()].find(
      (one) => one.on && one.advice?.node === cursor && worthOf(one.advice.candidates[0]),
    );
    if (!said) return worthOf(moments.get(cursor));
    const best = said.advice.candidates[0];
    const seen = (one) => (one === undefined ? undefined : said.advice.turn === 1 ? -one : one);
    return { value: seen(best.value), points: seen(best.points), exact: best.exact };
  }

  /** A win that an advisor has proven, move by move with the replies; empty if there is none. */
  provenLine() {
    const { advisors, cursor } = this.store;
    const wins = [...advisors.values()]
      .filter((one) => one.on && one.advice?.node === cursor)
      .map((one) => one.advice.candidates[0])
      .filter((one) => one?.exact && one.value > 0.99);
    return wins.find((one) => one.line.length > 1)?.line ?? [];
  }
}
