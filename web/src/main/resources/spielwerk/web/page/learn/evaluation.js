import { html, css } from "lit";
import { t, maybe } from "../app/i18n.js";
import { get, query } from "../app/api.js";
import { Lesson } from "./lesson.js";
import { SearchTrace } from "./trace.js";
import { SearchPicture } from "./search-tree.js";
import { told, whole } from "./numbers.js";
import "./tree-view.js";
import "./beside.js";
import "./evaluation-editor.js";
import "./evaluation-try.js";

/** Where to begin in each game, and with what. */
const PLACES = {
  fiveinarow: {
    game: "fiveinarow:size=7",
    moves: "d4 d5 e4 c5",
    depth: 1,
    near: 1,
    mine: "60 * lead.threes + 8 * lead.twos + lead.freedom",
  },
  connect4: { game: "connect4", moves: "d d c", depth: 2, mine: "10 * lead.threes + 3 * lead.twos + lead.centre" },
  othello: { game: "othello:size=6", depth: 2, mine: "20 * lead.corners + lead.moves" },
  muehle: {
    game: "muehle",
    moves: "a1 d6 d1 f4",
    depth: 1,
    mine: "20 * lead.men + 8 * lead.openmills + lead.mobility",
  },
  tictactoe: { game: "tictactoe", moves: "b2 a1", depth: 2, mine: "10 * lead.twos + lead.ones" },
  nim: { game: "nim:heaps=1-2-2", depth: 2, mine: "if(xor == 0, -10, 10)" },
};

const WAIT = 250;

/** What is wrong with a field that was emptied. */
const NOTHING = { problem: "valueMissing", word: "", line: 1, column: 1, start: 0, end: 0 };

/** One's own evaluation: weights or an expression, the tree's leaves by it, a match, and the class. */
class EvaluationLesson extends Lesson {
  static properties = { ...Lesson.properties, picked: { state: true }, place: { state: true }, draft: { state: true } };
  static styles = [
    Lesson.frame,
    css`
      sw-beside {
        width: min(100%, 14rem);
      }
      .value {
        font-size: 1.08rem;
      }
      sw-tree-view {
        --tree-height: 20rem;
      }
      #moves {
        width: min(100%, 16rem);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} the node that was clicked */
    this.picked = null;
    /** @type {any} what the features are there */
    this.place = null;
    /** @type {string | null} what is being typed */
    this.draft = null;
    /** @type {any} */
    this.timer = null;
  }

  get name() {
    return "evaluation";
  }

  get usual() {
    return { game: "fiveinarow:size=7", setup: "", moves: "", depth: "", near: "", mine: "", play: 2, seed: 1 };
  }

  take(values) {
    const preset = PLACES[values.game.split(":")[0]];
    const fresh = preset?.game === values.game && !values.moves && !values.setup && !values.depth;
    const shallow = { ...values, depth: values.depth || 1 };
    super.take(fresh ? { ...values, ...preset, mine: values.mine || preset.mine } : shallow);
  }

  question({ game, setup, moves, depth, near, mine }) {
    return query({ game, setup, moves, depth, near, mine });
  }

  async fetch() {
    const { game, setup, moves, depth, near } = this.values;
    let { mine } = this.values;
    let about = await get("/lessons/evaluation" + query({ game, setup, moves, mine }));
    if (!mine && this.draft === "") about.error = NOTHING;
    else if (!mine) {
      mine = "lead." + about.features[0].name;
      about = await get("/lessons/evaluation" + query({ game, setup, moves, mine }));
    }
    const where = query({ game, setup, moves, depth, near });
    if (about.error) return { about, mine, where, trace: this.data?.where === where ? this.data.trace : null };
    const engine = `negamax:${near ? `near=${near},` : ""}eval=[${about.text}]`;
    const json = await get("/lessons/search" + query({ game, setup, moves, depth, engine, values: "moves" }));
    return { about, mine, where, trace: new SearchTrace(json) };
  }

  updated(changes) {
    if (!changes.has("data")) return;
    if (changes.get("data")?.where !== this.data?.where) this.picked = null;
    this.settle();
    this.look();
  }

  /** What the features are at the node that was clicked. */
  async look() {
    const { data, picked, values } = this;
    if (!picked || !data?.trace || data.about.error) {
      this.place = null;
      return;
    }
    const path = data.trace.path(data.trace.nodes.get(picked)).slice(1);
    const moves = [values.moves, ...path.map(({ move }) => move)].filter(Boolean).join(" ");
    const place = await get(
      "/lessons/evaluation" + query({ game: values.game, setup: values.setup, moves, mine: data.mine }),
    );
    if (this.picked === picked) this.place = place;
  }

  pick(id) {
    this.picked = id;
    this.look();
  }

  /** Takes another expression as soon as nobody types any more. */
  edit(mine) {
    this.draft = mine;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.change({ mine });
      this.settle();
    }, WAIT);
  }

  /** What was typed stays as it is until it has been read. */
  settle() {
    if (this.data?.mine === this.draft) this.draft = null;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    clearTimeout(this.timer);
  }

  render() {
    return html`${this.head(t("learn.evaluation"))}${this.data ? this.stage() : ""}`;
  }

  stage() {
    const { about, mine, trace } = this.data;
    const tree = trace && !this.trouble;
    return html`${this.choices()}
      <div class="stage">
        <div>${tree ? this.tree() : html`<p class="panel">${t("mine.mend")}</p>`}</div>
        <div class="aside">${tree ? this.board() : ""}</div>
      </div>
      <sw-evaluation-editor
        .about=${this.place ?? about}
        .error=${this.draft === null ? about.error : null}
        .text=${this.draft ?? mine}
        @text=${(e) => this.edit(e.detail)}
      ></sw-evaluation-editor>
      <sw-evaluation-try
        .about=${about}
        .depth=${Number(this.values.play)}
        .seed=${Number(this.values.seed)}
        ?ready=${!about.error && this.draft === null}
        @depth=${(e) => this.change({ play: e.detail })}
        @seed=${(e) => this.change({ seed: e.detail })}
      ></sw-evaluation-try>`;
  }

  choices() {
    const { values } = this;
    const id = values.game.split(":")[0];
    const begin = (game) => this.change({ game, setup: "", moves: "", depth: 1, near: "", mine: "", ...PLACES[game] });
    return html`<div class="choice">
      <label
        >${t("learn.what")}
        <select id="game" @change=${(e) => begin(e.target.value)}>
          ${this.data.about.games.map(
            (game) => html`<option value=${game} ?selected=${game === id}>${maybe("game." + game, game)}</option>`,
          )}
        </select></label
      >
      <label
        >${t("learn.moves")}
        <input
          id="moves"
          maxlength="1000"
          spellcheck="false"
          .value=${values.moves}
          @change=${(e) => this.change({ moves: e.target.value.trim(), depth: values.depth || 1 })}
      /></label>
      ${this.number("depth", t("learn.depth"), values.depth || 3, 1, 6, (depth) => this.change({ depth }))}
    </div>`;
  }

  get chosen() {
    const { trace } = this.data;
    return trace.nodes.get(this.picked) ?? trace.roots[0];
  }

  tree() {
    const { trace } = this.data;
    const picture = new SearchPicture(trace, trace.steps.length, false);
    const drawn = (place) =>
      place.node.id === this.picked ? picture.drawNode(place, "asked", picture.text(place.node)) : picture.node(place);
    return html`<sw-tree-view
        .plan=${picture.plan}
        .focus=${String(this.chosen.id)}
        .node=${drawn}
        .edge=${picture.edge}
        .words=${picture.words}
        .label=${t("learn.picture", { n: trace.json.nodeCount })}
        @pick=${(e) => e.detail.id && this.pick(e.detail.id)}
      ></sw-tree-view>
      <p class="muted">${t("mine.pick")}</p>`;
  }

  board() {
    const { trace, about } = this.data;
    const node = this.chosen;
    const shown = this.place ?? about;
    return html`<sw-beside game=${trace.game} .game=${trace.game} .position=${trace.position(node)}></sw-beside>
      <p class="tale first" role="status">
        <span class="value" id="value"
          >${
            about.error
              ? t("mine.mend")
              : shown.value === undefined
                ? t("mine.over", { n: told(node.value, trace.win) })
                : t(node.children.length ? "mine.inner" : "mine.leaf", {
                    n: whole(shown.value),
                    search: told(node.value, trace.win),
                  })
          }</span
        >
      </p>`;
  }
}
customElements.define("sw-learn-evaluation", EvaluationLesson);
