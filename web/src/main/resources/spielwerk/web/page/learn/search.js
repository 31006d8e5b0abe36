import { html, css } from "lit";
import { t } from "../app/i18n.js";
import { get, query } from "../app/api.js";
import { Lesson } from "./lesson.js";
import { SearchTrace } from "./trace.js";
import { SearchPicture } from "./search-tree.js";
import { setup, engineOf } from "./search-setup.js";
import { codeOf, lineOf } from "./code.js";
import { tale } from "./tale.js";
import { write } from "./address.js";
import "./tree-view.js";
import "./stepper.js";
import "./beside.js";
import "./counts.js";
import "./program.js";

/** NegaMax, alpha-beta and PVS step by step. */
class SearchLesson extends Lesson {
  static styles = [
    Lesson.frame,
    css`
      sw-beside {
        width: min(100%, 12rem);
      }
      sw-beside[game^="tipping"] {
        width: min(100%, 15rem);
      }
      details.more {
        margin-top: 0.4rem;
      }
      details.more .choice {
        margin-top: 0.5rem;
      }
      summary {
        cursor: pointer;
        color: var(--muted);
      }
      .wide input {
        font-family: var(--mono);
        flex: 1;
      }
      .key {
        display: inline-flex;
        gap: 0.35rem;
        align-items: center;
      }
      .key i {
        width: 1.3rem;
        height: 1.05rem;
        border: 2px solid var(--muted);
        border-radius: 3px;
      }
      .key i.round {
        border-radius: 99px;
      }
      .key i.now {
        background: var(--accent);
        border-color: var(--accent);
      }
      .key i.best {
        border-color: var(--good);
        border-width: 3px;
      }
      .key i.dashed {
        height: 0;
        border: 0;
        border-top: 2px dashed var(--muted);
        border-radius: 0;
      }
      .key .again {
        color: var(--accent);
      }
      .key i.cut {
        border: 2px dashed var(--bad);
      }
    `,
  ];

  get name() {
    return "search";
  }

  get usual() {
    return {
      game: "tree:figure=9",
      setup: "",
      moves: "",
      depth: "",
      algo: "alphabeta",
      order: "",
      deepen: "",
      table: "",
      killers: "",
      aspiration: "",
      symmetry: "",
      extend: "",
      quiesce: "",
      soft: "",
      values: "",
      view: "negamax",
      step: 0,
      counts: "",
    };
  }

  get last() {
    return this.data?.steps.length ?? 0;
  }

  get trace() {
    return this.data;
  }

  question(values) {
    const { game, moves, depth } = values;
    return query({ game, setup: values.setup, moves, depth, values: values.values, engine: engineOf(values) });
  }

  async fetch(question) {
    return new SearchTrace(await get("/lessons/search" + question));
  }

  render() {
    return html`${this.head(t("learn.search"))}${setup(this)}${this.data && !this.trouble ? this.stage() : ""}`;
  }

  stage() {
    const { data: trace, at, values } = this;
    const minimax = values.view === "minimax";
    const picture = new SearchPicture(trace, at, minimax);
    const code = codeOf(trace.json.engine, minimax);
    const sentence = tale(trace, at, picture);
    return html`<div class="stage">
        <div>
          <sw-tree-view
            .plan=${picture.plan}
            .focus=${picture.focus}
            .node=${picture.node}
            .edge=${picture.edge}
            .words=${picture.words}
            .label=${t("learn.picture", { n: trace.json.nodeCount })}
            @pick=${(e) => e.detail.id && this.change({ step: trace.entered(e.detail.id) })}
          ></sw-tree-view>
          ${this.legend(minimax, this.pass(trace, picture.current.pass))}
        </div>
        <div class="aside">
          <p class="tale first" role="status">${sentence}</p>
          ${
            trace.typed
              ? ""
              : html`<sw-beside
                  game=${trace.game}
                  .game=${trace.game}
                  .position=${trace.position(picture.current)}
                ></sw-beside>`
          }
          <sw-code
            .code=${code}
            .line=${lineOf(code, trace, at)}
            .hard=${!values.soft}
            .table=${Boolean(values.table) && values.algo !== "negamax"}
          ></sw-code>
          ${code === "alphabeta" ? html`<sw-program></sw-program>` : ""}
        </div>
      </div>
      <sw-stepper .at=${at} .last=${this.last} @step=${(e) => this.change({ step: e.detail })}></sw-stepper>
      <sw-counts
        .question=${query({ game: values.game, setup: values.setup, moves: values.moves, depth: values.depth })}
        .shown=${Boolean(values.counts)}
        @toggled=${(e) => this.change({ counts: e.detail ? 1 : "", step: at })}
      ></sw-counts>
      <p>
        <a
          id="topredict"
          href=${write("predict", {
            game: values.game,
            setup: values.setup,
            moves: values.moves,
            depth: values.depth,
            algo: values.algo,
          })}
          >${t("learn.topredict")}</a
        >
      </p>`;
  }

  /** Which of several searches is shown, and how deep it goes. */
  pass(trace, pass) {
    const of = trace.roots.length;
    return of > 1 ? t("learn.pass", { n: pass + 1, of, depth: trace.json.passes[pass] }) : "";
  }

  legend(minimax, pass) {
    const side = (seat) =>
      t(minimax ? `learn.legend.${seat ? "min" : "max"}` : `learn.legend.${seat ? "second" : "first"}`);
    return html`<p class="legend">
      <span class="key"><i></i>${side(0)}</span><span class="key"><i class="round"></i>${side(1)}</span>
      <span class="key"><i class="now"></i>${t("learn.legend.now")}</span
      ><span class="key"><i class="best"></i>${t("learn.legend.best")}</span>
      <span class="key"><i class="cut"></i>✂ ${t("learn.legend.cut")}</span>${
        this.data.empty
          ? html`<span class="key"><i class="dashed"></i>${t("learn.legend.empty")}</span
              ><span class="key"><b class="again">↻</b>${t("learn.legend.again")}</span>`
          : ""
      }${
        this.data.win === 1 ? html`<span>${t("learn.legend.signs")}</span>` : ""
      }${this.data.decided ? html`<span>${t("learn.legend.won")}</span>` : ""}${pass ? html`<b>${pass}</b>` : ""}
    </p>`;
  }
}
customElements.define("sw-learn-search", SearchLesson);
