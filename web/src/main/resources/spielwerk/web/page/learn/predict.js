import { html } from "lit";
import { t } from "../app/i18n.js";
import { get, query } from "../app/api.js";
import { Lesson } from "./lesson.js";
import { SearchTrace } from "./trace.js";
import { SearchPicture } from "./search-tree.js";
import { questions, same, typed } from "./questions.js";
import { code, resultOf } from "./handin.js";
import { PREDICT, ofPrediction } from "./exercises.js";
import { handIn } from "../app/pupil.js";
import { write } from "./address.js";
import { PRESETS, place, presets } from "./search-setup.js";
import { told, range } from "./numbers.js";
import { predictStyle } from "./predict-style.js";
import "./tree-view.js";
import "./beside.js";

const SIGNS = { first: "✓", second: "½", wrong: "✗" };
const CLASSES = { first: "yes", second: "half", wrong: "no" };

/** Predict, then reveal: the student says what the search will do before it is shown. */
class PredictLesson extends Lesson {
  static properties = { exercise: {}, said: { state: true }, odd: { state: true }, hinted: { state: true } };
  static styles = [Lesson.frame, predictStyle];

  constructor() {
    super();
    /** Under which name it is handed in, where it is part of another page. */
    this.exercise = "";
    this.marks = [];
    /** @type {{right: boolean, again?: boolean} | null} */
    this.said = null;
    this.odd = "";
    this.tries = 0;
    this.hinted = false;
  }

  get name() {
    return "predict";
  }

  get usual() {
    return PREDICT;
  }

  get last() {
    return this.data?.list.length ?? 0;
  }

  get trace() {
    return this.data?.trace;
  }

  /** Links that were handed out with a tree of their own still lead to it. */
  take({ tree, ...values }) {
    super.take(tree ? { ...values, game: "tree", setup: tree } : values);
  }

  question({ game, setup, moves, seed, depth, width, algo }) {
    return query(game ? { game, setup, moves, depth, algo } : { seed, depth, width, algo });
  }

  /** What is searched: what was chosen, or else the tree that a number draws. */
  async place() {
    const { game, setup, moves, seed, depth, width } = this.values;
    if (game) return { game, setup, moves, depth };
    return { game: "tree", setup: (await get("/lessons/tree" + query({ seed, depth: depth || 3, width }))).tree };
  }

  async fetch() {
    const { algo } = this.values;
    const place = await this.place();
    const search = (engine) => get("/lessons/search" + query({ ...place, engine }));
    // a tree that showed only what alpha-beta visits would give the cuts away
    const all = algo === "negamax" || !place.game.startsWith("tree") ? await search("negamax") : null;
    const engine = algo === "pvs" ? "alphabeta:pvs,bounds=hard" : "alphabeta:bounds=hard";
    const trace = new SearchTrace(algo === "negamax" ? all : await search(engine), all);
    this.marks = [];
    this.fresh();
    return { trace, list: questions(trace) };
  }

  answer(given) {
    const asked = this.data.list[this.at];
    const right = same(given, asked.answer);
    this.tries++;
    if (!right && this.tries === 1 && asked.kind !== "cut" && asked.kind !== "again") {
      this.said = { right, again: true };
      return this.lead("form input");
    }
    const mark = !right ? "wrong" : this.tries > 1 || this.hinted ? "second" : "first";
    this.marks = [...this.marks, mark];
    this.said = { right };
    this.lead("#next");
  }

  /** Before a question: nothing tried, nothing said. */
  fresh() {
    this.said = null;
    this.tries = 0;
    this.hinted = false;
    this.odd = "";
  }

  /** Whether the answer has been shown. */
  get told() {
    return this.said !== null && !this.said.again;
  }

  /** With the keyboard alone one goes from the answer to the next question, and there to its first field. */
  lead(selector) {
    this.updateComplete.then(() => this.renderRoot.querySelector(selector)?.focus());
  }

  /** A value as it stands in the tree. */
  shown(value) {
    return told(value, this.trace.win);
  }

  submit(event) {
    event.preventDefault();
    const values = [...event.target.querySelectorAll("input")].map((input) => typed(input.value, this.trace.win));
    const wrong = values.indexOf(undefined);
    this.odd = wrong >= 0 ? event.target.querySelectorAll("input")[wrong].value : "";
    if (wrong >= 0) return event.target.querySelectorAll("input")[wrong].focus();
    this.answer(values.length === 1 ? values[0] : values);
  }

  next() {
    this.fresh();
    this.change({ step: this.at + 1 });
    if (this.at === this.last && this.marks.length === this.last) this.finish();
    this.lead("form input, form button");
  }

  /** All questions were answered: who is a pupil of a class hands it in. */
  finish() {
    const { of, points } = resultOf(this.name, "", this.marks);
    const solved = !this.marks.includes("wrong");
    handIn(this.exercise || ofPrediction(this.values), { solved, points, most: 2 * of });
  }

  again(some) {
    this.marks = [];
    this.fresh();
    this.asked = "";
    this.change({ step: 0, ...some });
  }

  /** The next exercise: another drawn tree. */
  another() {
    this.again({
      game: "",
      setup: "",
      moves: "",
      seed: (Number(this.values.seed) % 1e9) + 1,
      depth: this.values.game ? "" : this.values.depth,
    });
  }

  render() {
    const { values } = this;
    return html`${this.head(t("learn.predict"))}
      <div class="choice">
        ${presets(this, ["random", ...Object.keys(PRESETS)])}
        ${this.segments(
          t("learn.algorithm"),
          values.algo,
          [
            ["negamax", "NegaMax"],
            ["alphabeta", "Alpha-Beta"],
            ["pvs", "PVS"],
          ],
          (algo) => this.again({ algo }),
        )}
        <button id="new" @click=${() => this.another()}>${t("learn.new")}</button>
      </div>
      <details class="more" ?open=${innerWidth > 900}>
        <summary class="muted">${t("learn.more")}</summary>
        <div class="choice">
          ${
            values.game
              ? place(this)
              : html` ${this.number("seed", t("learn.exercise"), values.seed, 0, 1e9, (seed) => this.again({ seed }))}
                ${this.number("depth", t("learn.depth"), values.depth || 3, 1, 5, (depth) => this.again({ depth }))}
                ${this.number("width", t("learn.width"), values.width, 2, 4, (width) => this.again({ width }))}`
          }
        </div>
      </details>
      ${this.data && !this.trouble ? this.stage() : ""}`;
  }

  stage() {
    const { trace, list } = this.data;
    const asked = list[this.at];
    const shown = !asked ? trace.steps.length : this.told ? Math.min(trace.steps.length, asked.at + 1) : asked.at;
    const picture = new SearchPicture(trace, shown, false);
    if (asked) picture.focus = String(asked.node.id);
    return html`<div class="stage">
      <div>
        <sw-tree-view
          .plan=${picture.plan}
          .focus=${picture.focus}
          .node=${(place) => this.marked(picture, place, asked)}
          .edge=${picture.edge}
          .words=${picture.words}
          .label=${t("learn.picture", { n: trace.json.nodeCount })}
        ></sw-tree-view>
        <p class="legend">
          <span>${t("learn.predict.how")}</span>${trace.decided ? html`<span>${t("learn.legend.won")}</span>` : ""}
        </p>
      </div>
      <div class="aside">
        <div class="aside first">
          <p class="muted">${t("learn.question", { n: Math.min(this.at + 1, this.last), of: this.last })}</p>
          ${asked ? this.form(asked, trace) : this.score()}
          ${
            this.marks.length
              ? html`<p class="marks" aria-label=${t("learn.marks")}>
                  ${this.marks.map((mark) => html`<span class=${CLASSES[mark]}>${SIGNS[mark]}</span>`)}
                </p>`
              : ""
          }
        </div>
        ${
          trace.typed
            ? ""
            : html`<sw-beside
                .game=${trace.game}
                .position=${trace.position(asked?.node ?? picture.current)}
              ></sw-beside>`
        }
      </div>
    </div>`;
  }

  /** The node that is asked about stands out. */
  marked(picture, place, asked) {
    const quiet = asked && !this.told && asked.kind !== "again" && place.node.id === asked.node.id;
    return quiet ? picture.asked(place) : picture.node(place);
  }

  form({ kind, node, answer, hint, why }, { win }) {
    if (this.told) {
      const truth =
        kind === "window"
          ? range(...answer, win)
          : kind === "value"
            ? this.shown(answer)
            : t((answer ? "learn.yes" : "learn.no") + kind);
      return html`<div class="verdict ${this.said?.right ? "" : "wrong"}" role="status">
          <b>${this.said?.right ? "✓ " + t("learn.right") : "✗ " + t("learn.wrong", { truth })}</b>
          <p>${why}</p>
        </div>
        <button class="primary" id="next" @click=${() => this.next()}>${t("learn.next")}</button>`;
    }
    const words = html`<p class="ask">${t("learn.ask." + kind)}</p>
      ${this.said?.again ? html`<p class="retry" role="status">✗ ${t("learn.retry")}</p>` : ""}
      ${
        this.hinted
          ? html`<p class="hint" role="status">${hint}</p>`
          : html`<button id="hint" type="button" @click=${() => (this.hinted = true)}>${t("learn.hint")}</button>`
      }`;
    if (kind === "cut" || kind === "again")
      return html`<form @submit=${(e) => e.preventDefault()}>
        ${words}
        <div class="ends">
          <button id=${kind} type="button" @click=${() => this.answer(true)}>
            ${kind === "cut" ? "✂ " + t("learn.yescut") : "↻ " + t("learn.yesagain")}</button
          ><button id="no${kind}" type="button" @click=${() => this.answer(false)}>→ ${t(`learn.no${kind}`)}</button>
        </div>
      </form>`;
    const field = (id, words, open) =>
      html`<label
        >${words} <input id=${id} data-node=${node.id} autocomplete="off" inputmode="text" maxlength="10" required />${
          open
            ? html`<button
                type="button"
                aria-label="${words} = ${open}"
                @click=${(e) => (e.target.previousElementSibling.value = open)}
              >
                ${open}
              </button>`
            : ""
        }</label
      >`;
    return html`<form @submit=${this.submit}>
      ${words}
      <div class="ends">
        ${
          kind === "window"
            ? html`${field("alpha", "α", "−∞")}${field("beta", "β", "∞")}`
            : field("value", t("learn.value"), "")
        }
      </div>
      ${
        this.odd
          ? html`<p class="trouble" role="alert">
              ${t(this.trace.decided ? "learn.novalue.won" : "learn.novalue", { text: this.odd })}
            </p>`
          : ""
      }<button class="primary" id="answer">${t("learn.answer")}</button>
    </form>`;
  }

  score() {
    const result = resultOf(this.name, write(this.name, { ...this.values, step: 0 }, this.usual), this.marks);
    const { right, second, of, points } = result;
    return html`<div class="verdict" role="status">
        <p class="score" id="score">${t("learn.score", { right, of })}</p>
        ${second ? html`<p>${t("learn.score.second", { n: second })}</p>` : ""}
        <p>${t("learn.score.points", { points, of: 2 * of })}</p>
        <p>${t("learn.scored", { value: this.shown(this.trace.json.value) })}</p>
      </div>
      <label class="handin"
        >${t("learn.handin")}
        <textarea id="code" rows="3" readonly @focus=${(e) => e.target.select()} .value=${code(result)}></textarea>
      </label>
      <div class="row">
        <button class="primary" @click=${() => this.another()}>${t("learn.new")}</button
        ><button @click=${() => this.again({})}>${t("learn.again")}</button>
      </div>`;
  }
}
customElements.define("sw-learn-predict", PredictLesson);
