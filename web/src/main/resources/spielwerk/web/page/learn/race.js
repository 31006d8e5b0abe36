import { html, css } from "lit";
import { t } from "../app/i18n.js";
import { get, query } from "../app/api.js";
import { Lesson } from "./lesson.js";
import { SearchTrace } from "./trace.js";
import { SearchPicture } from "./search-tree.js";
import { PRESETS, place, presets } from "./search-setup.js";
import { range, told } from "./numbers.js";
import "./tree-view.js";
import "./stepper.js";

const ENGINES = [
  ["NegaMax", "negamax"],
  ["Alpha-Beta", "alphabeta:bounds=hard"],
  ["learn.switch.order", "alphabeta:order=static,bounds=hard"],
  ["PVS", "alphabeta:order=static,pvs,bounds=hard"],
];

/** One position, several searches side by side, each with its tree, its stack and its variables. */
class RaceLesson extends Lesson {
  static styles = [
    Lesson.frame,
    css`
      .race {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: var(--gap);
        margin: 0.7rem 0;
      }
      @media (min-width: 900px) {
        .race {
          grid-template-columns: repeat(2, minmax(0, 1fr));
        }
      }
      .race h2 {
        text-transform: none;
        color: var(--ink);
        font-size: 1.05rem;
        display: flex;
        justify-content: space-between;
      }
      .stack {
        font-family: var(--mono);
        font-size: 0.82rem;
        overflow-x: auto;
        min-height: 6rem;
        margin: 0.4rem 0 0;
        padding: 0;
        list-style: none;
      }
      .over {
        color: var(--good);
      }
    `,
  ];

  get name() {
    return "race";
  }

  get usual() {
    // where each of the four visits another number of nodes, and all trees can be seen whole
    return { setup: "", ...PRESETS.tictactoe, step: 0 };
  }

  get last() {
    return Math.max(0, ...(this.data ?? []).map(({ steps }) => steps.length));
  }

  get trace() {
    return this.data?.[0];
  }

  question({ game, setup, moves, depth }) {
    return query({ game, setup, moves, depth });
  }

  async fetch() {
    const { game, setup, moves, depth } = this.values;
    return Promise.all(
      ENGINES.map(
        async ([, engine]) =>
          new SearchTrace(await get("/lessons/search" + query({ game, setup, moves, depth, engine }))),
      ),
    );
  }

  render() {
    return html`${this.head(t("learn.race"))}
      <div class="choice">${presets(this, Object.keys(PRESETS))}</div>
      <details class="more">
        <summary class="muted">${t("learn.more")}</summary>
        <div class="choice">${place(this)}</div>
      </details>
      ${
        this.data && !this.trouble
          ? html`<div class="race">${this.data.map((trace, i) => this.lane(trace, ENGINES[i][0]))}</div>
              <sw-stepper
                .at=${this.at}
                .last=${this.last}
                @step=${(e) => this.change({ step: e.detail })}
              ></sw-stepper>`
          : ""
      }`;
  }

  lane(trace, name) {
    const at = Math.min(this.at, trace.steps.length);
    const picture = new SearchPicture(trace, at, false);
    const nodes = trace.steps.slice(0, at).filter(({ event }) => event === "enter").length;
    const over = at === trace.steps.length;
    return html`<section class="panel" data-lane=${name}>
      <h2>
        <span>${name.includes(".") ? t(name) : name}</span>
        <span class=${over ? "over" : ""}>${over ? "✓ " : ""}${t("learn.race.nodes", { n: nodes })}</span>
      </h2>
      <sw-tree-view
        smallest="0.4"
        .plan=${picture.plan}
        .focus=${picture.focus}
        .node=${picture.node}
        .edge=${picture.edge}
        .words=${() => ""}
        .label=${t("learn.picture", { n: trace.json.nodeCount })}
      ></sw-tree-view>
      <ol class="stack" aria-label=${t("learn.race.stack")}>
        ${trace.path(picture.current).map((node) => this.frame(trace, picture, node))}
      </ol>
    </section>`;
  }

  /** A call that is not finished: its move, its window as it stands, and the best value so far. */
  frame(trace, picture, node) {
    const shown = picture.shown.get(node.id);
    if (!shown) return "";
    const { win } = trace;
    const window = trace.windows ? ` ${range(shown.alpha, shown.beta, win)}` : "";
    const best = shown.left
      ? ` = ${told(shown.value, win)}`
      : shown.best === undefined
        ? ""
        : ` ${told(shown.best, win)}`;
    return html`<li>${node.parent ? "└ " + node.move : t("learn.root")}${window}${best}</li>`;
  }
}
customElements.define("sw-learn-race", RaceLesson);
