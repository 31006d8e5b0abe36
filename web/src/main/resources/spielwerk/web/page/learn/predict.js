import { html, css } from "lit";
import { t } from "../app/i18n.js";
import { get, query } from "../app/api.js";
import { Lesson } from "./lesson.js";
import { SearchTrace } from "./trace.js";
import { SearchPicture } from "./search-tree.js";
import { questions, typed } from "./questions.js";
import { PRESETS, place, presets } from "./search-setup.js";
import { told, range } from "./numbers.js";
import "./tree-view.js";
import "./beside.js";

/** Predict, then reveal: the student says what the search will do before it is shown. */
class PredictLesson extends Lesson {
  static properties = { said: { state: true }, odd: { state: true } };
  static styles = [
    Lesson.frame,
    css`
      sw-beside {
        width: min(100%, 15rem);
      }
      summary {
        cursor: pointer;
      }
      .wide input {
        font-family: var(--mono);
      }
      form {
        display: grid;
        gap: 0.8rem;
      }
      .ask {
        font-size: 1.15rem;
        font-weight: 600;
        line-height: 1.4;
      }
      .ends {
        display: flex;
        gap: 0.6rem;
        flex-wrap: wrap;
      }
      .ends label {
        display: flex;
        gap: 0.4rem;
        align-items: center;
        font-weight: 600;
      }
      .ends input {
        width: 6rem;
        font-size: 1.1rem;
        text-align: center;
      }
      .ends label button {
        min-width: 2.6rem;
        padding: 0.3rem;
      }
      #cut,
      #nocut {
        font-size: 1.05rem;
        padding: 0.6rem 1rem;
      }
      .verdict {
        border-left: 6px solid var(--good);
        background: var(--raised);
        border-radius: var(--radius-small);
        padding: 0.7rem 0.9rem;
        display: grid;
        gap: 0.4rem;
      }
      .verdict.wrong {
        border-left-color: var(--bad);
      }
      .verdict b {
        font-size: 1.1rem;
        color: var(--good);
      }
      .verdict.wrong b {
        color: var(--bad);
      }
      .marks {
        display: flex;
        flex-wrap: wrap;
        gap: 0.25rem;
        font-weight: 700;
      }
      .marks span {
        min-width: 1.5rem;
        text-align: center;
        border-radius: 4px;
        border: 1px solid var(--line);
      }
      .marks .yes {
        color: var(--good);
      }
      .marks .no {
        color: var(--bad);
      }
      .score {
        font-size: 1.6rem;
        font-weight: 700;
      }
    `,
  ];

  constructor() {
    super();
    this.marks = [];
    this.said = null;
    this.odd = "";
  }

  get name() {
    return "predict";
  }

  get usual() {
    return { game: "", setup: "", moves: "", seed: 1, depth: "", width: 3, algo: "alphabeta", step: 0 };
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
    const trace = new SearchTrace(algo === "negamax" ? all : await search("alphabeta:bounds=hard"), all);
    this.marks = [];
    this.said = null;
    return { trace, list: questions(trace) };
  }

  answer(given) {
    const asked = this.data.list[this.at];
    const right = JSON.stringify(given) === JSON.stringify(asked.answer);
    this.marks = [...this.marks, right];
    this.said = { right };
    this.lead("#next");
  }

  /** With the keyboard alone one goes from the answer to the next question, and there to its first field. */
  lead(selector) {
    this.updateComplete.then(() => this.renderRoot.querySelector(selector)?.focus());
  }

  /** A value as it stands in the tree. */
  told(value, open) {
    return told(value, this.trace.win, open);
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
    this.said = null;
    this.change({ step: this.at + 1 });
    this.lead("form input, form button");
  }

  again(some) {
    this.marks = [];
    this.said = null;
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
    const shown = !asked ? trace.steps.length : this.said ? Math.min(trace.steps.length, asked.at + 1) : asked.at;
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
                  ${this.marks.map((right) => html`<span class=${right ? "yes" : "no"}>${right ? "✓" : "✗"}</span>`)}
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
    const quiet = asked && !this.said && place.node.id === asked.node.id;
    return quiet ? picture.asked(place) : picture.node(place);
  }

  form({ kind, node, answer, why }, { win }) {
    if (this.said) {
      const truth =
        kind === "window"
          ? range(...answer, win)
          : kind === "value"
            ? this.told(answer)
            : t(answer ? "learn.yescut" : "learn.nocut");
      return html`<div class="verdict ${this.said.right ? "" : "wrong"}" role="status">
          <b>${this.said.right ? "✓ " + t("learn.right") : "✗ " + t("learn.wrong", { truth })}</b>
          <p>${why}</p>
        </div>
        <button class="primary" id="next" @click=${() => this.next()}>${t("learn.next")}</button>`;
    }
    const words = html`<p class="ask">${t("learn.ask." + kind)}</p>`;
    if (kind === "cut")
      return html`<form @submit=${(e) => e.preventDefault()}>
        ${words}
        <div class="ends">
          <button id="cut" type="button" @click=${() => this.answer(true)}>✂ ${t("learn.yescut")}</button
          ><button id="nocut" type="button" @click=${() => this.answer(false)}>→ ${t("learn.nocut")}</button>
        </div>
      </form>`;
    const field = (id, words, open) =>
      html`<label
        >${words} <input id=${id} data-node=${node.id} autocomplete="off" inputmode="text" maxlength="9" required />${
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
    const right = this.marks.filter(Boolean).length;
    return html`<div class="verdict" role="status">
        <p class="score" id="score">${t("learn.score", { right, of: this.marks.length })}</p>
        <p>${t("learn.scored", { value: this.told(this.trace.json.value) })}</p>
      </div>
      <div class="row">
        <button class="primary" @click=${() => this.another()}>${t("learn.new")}</button
        ><button @click=${() => this.again({})}>${t("learn.again")}</button>
      </div>`;
  }
}
customElements.define("sw-learn-predict", PredictLesson);
