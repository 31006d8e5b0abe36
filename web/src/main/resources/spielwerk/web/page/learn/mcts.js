import { html, css } from "lit";
import { t } from "../app/i18n.js";
import { get, query } from "../app/api.js";
import { side } from "../app/words.js";
import { Lesson } from "./lesson.js";
import { MctsPicture } from "./mcts-tree.js";
import { real } from "./numbers.js";
import "./tree-view.js";
import "./stepper.js";
import "./beside.js";

const PHASES = ["select", "expand", "simulate", "back"];

/** Monte Carlo tree search in its four phases, simulation by simulation. */
class MctsLesson extends Lesson {
  static styles = [
    Lesson.frame,
    css`
      sw-beside {
        width: min(100%, 13rem);
      }
      .tale {
        min-height: 5.8rem;
      }
      .phases {
        display: grid;
        grid-template-columns: repeat(4, 1fr);
        gap: 0.3rem;
        list-style: none;
        margin: 0.7rem 0 0;
        padding: 0;
        counter-reset: n;
      }
      .phases button {
        width: 100%;
        text-align: left;
        counter-increment: n;
      }
      .phases button::before {
        content: counter(n) ". ";
      }
      .phases [aria-current="step"] {
        background: var(--accent);
        color: var(--accent-ink);
        border-color: var(--accent);
        font-weight: 650;
      }
      tr.chosen td {
        background: var(--accent-soft);
        font-weight: 700;
      }
      tr.chosen td:first-child::before {
        content: "▸ ";
      }
      td,
      th {
        padding: 0.22rem 0.5rem;
      }
      .moves {
        font-family: var(--mono);
        line-height: 1.6;
        overflow-wrap: anywhere;
      }
      @media (max-width: 700px) {
        .phases {
          grid-template-columns: 1fr 1fr;
        }
      }
    `,
  ];

  get name() {
    return "mcts";
  }

  get usual() {
    return { engine: "mcts", game: "tictactoe", setup: "", moves: "", sims: 40, c: 0.5, seed: 1, step: 0 };
  }

  get last() {
    return 4 * (this.data?.simulations.length ?? 0);
  }

  question({ engine, game, setup, moves, sims, c, seed }) {
    return query({ engine, game, setup, moves, sims, c, seed });
  }

  /** Whether a network values the leaves, instead of roll-outs. */
  get guided() {
    return this.values.engine.startsWith("zero");
  }

  /** The words for this engine. */
  word(key, values) {
    return t((this.guided ? "learn.zero." : "learn.mcts.") + key, values);
  }

  /** Only Othello has a network that ships; whoever trained one for another game names it. */
  guide(guided) {
    const { game } = this.values;
    const start = guided && game === this.usual.game ? { game: "othello", setup: "", moves: "" } : {};
    this.change({ engine: guided ? "zero" : "mcts", c: guided ? 1.5 : this.usual.c, ...start });
  }

  fetch(question) {
    return get("/lessons/mcts" + question);
  }

  render() {
    const { values } = this;
    return html`${this.head(t("learn.mcts"))}
      <details ?open=${innerWidth > 700}>
        <summary class="muted">${t("learn.more")}</summary>
        <div class="choice">
          <label
            >${t("learn.engine")}
            <select id="engine" @change=${(e) => this.guide(e.target.value === "zero")}>
              ${["mcts", "zero"].map(
                (one) =>
                  html`<option value=${one} ?selected=${(one === "zero") === this.guided}>
                    ${t("learn.engine." + one)}
                  </option>`,
              )}
            </select></label
          >
          ${
            this.guided
              ? html`<label
                  >${t("learn.net")}
                  <input
                    id="net"
                    size="16"
                    maxlength="200"
                    spellcheck="false"
                    placeholder=${t("learn.net.ships")}
                    .value=${/net=(.*)/.exec(values.engine)?.[1] ?? ""}
                    @change=${(e) => this.change({ engine: e.target.value ? `zero:net=${e.target.value}` : "zero" })}
                /></label>`
              : ""
          }
          <label
            >${t("learn.game")}
            <input
              id="game"
              size="16"
              maxlength="200"
              .value=${values.game}
              @change=${(e) => this.change({ game: e.target.value.trim(), setup: "", moves: "" })}
          /></label>
          <label
            >${t("learn.moves")}
            <input
              id="moves"
              size="16"
              maxlength="2000"
              spellcheck="false"
              .value=${values.moves}
              @change=${(e) => this.change({ moves: e.target.value.trim() })}
          /></label>
          ${this.number("sims", t("learn.sims"), values.sims, 1, 500, (sims) => this.change({ sims }))}
          ${this.number("c", t("learn.c"), values.c, 0, 100, (c) => this.change({ c }), 0.1)}
          ${this.number("seed", t("learn.seed"), values.seed, 0, 1e9, (seed) => this.change({ seed }))}
        </div>
      </details>
      ${this.data && !this.trouble ? this.stage() : ""}`;
  }

  stage() {
    const { at, data } = this;
    const round = Math.max(1, Math.ceil(at / 4));
    const phase = at === 0 ? -1 : (at - 1) % 4;
    const sim = data.simulations[round - 1];
    const picture = new MctsPicture(data, round, phase);
    return html`<ol class="phases" aria-label=${t("learn.phases")}>
        ${PHASES.map(
          (name, i) =>
            html`<li>
              <button
                aria-current=${i === phase ? "step" : "false"}
                data-phase=${name}
                @click=${() => this.change({ step: 4 * (round - 1) + i + 1 })}
              >
                ${t("learn.phase." + (this.guided && name === "simulate" ? "evaluate" : name))}
              </button>
            </li>`,
        )}
      </ol>
      <div class="stage">
        <div>
          <sw-tree-view
            .plan=${picture.plan}
            .focus=${picture.look}
            .node=${picture.node}
            .edge=${picture.edge}
            .words=${picture.words}
            .label=${t("learn.picture.mcts", { n: round })}
          ></sw-tree-view>
          <p class="legend">${t("learn.legend.mcts")}</p>
        </div>
        <div class="aside">
          <p class="muted first">${t("learn.simulation", { n: round, of: data.simulations.length })}</p>
          <p class="tale first" role="status">${this.tale(sim, phase)}</p>
          <sw-beside .game=${data.game} .position=${this.position(sim, phase)}></sw-beside>
          ${this.numbers(sim, phase, picture)}
        </div>
      </div>
      <sw-stepper .at=${at} .last=${this.last} .big=${4} @step=${(e) => this.change({ step: e.detail })}></sw-stepper>`;
  }

  /** Who somebody is in this game. */
  seat(number) {
    return this.data.seatNames[number] === undefined ? t("learn.chance") : side(this.data, number);
  }

  tale(sim, phase) {
    const way = sim.path.map(({ move }) => move);
    const chosen = sim.path.filter(({ choices }) => choices.length).map(({ move }) => move);
    const values = {
      way: way.join(" "),
      move: way.at(-1) ?? "",
      n: sim.rolled,
      chosen: chosen.join(", "),
      result: sim.worth.map((worth, seat) => `${this.seat(seat)} ${real(worth)}`).join(", "),
    };
    switch (PHASES[phase]) {
      case "select":
        return this.word(chosen.length ? "select" : "noselect", values);
      case "expand":
        return this.word(sim.expanded ? "expand" : "noexpand", values);
      case "simulate":
        return this.word(sim.rolled || (this.guided && sim.expanded) ? "simulate" : "nosimulate", values);
      case "back":
        return this.word("back", values);
      default:
        return this.word("start", { n: this.data.simulations.length });
    }
  }

  position(sim, phase) {
    const root = this.data.position;
    const { path } = sim;
    const inTree = phase === 0 && sim.expanded ? path.slice(0, -1) : path;
    const where =
      phase === 2
        ? { text: sim.end, last: sim.rollout.at(-1) ?? path.at(-1)?.move ?? "" }
        : phase === 0 || phase === 1
          ? { text: inTree.at(-1)?.text, last: inTree.at(-1)?.move }
          : {};
    return where.text
      ? { turn: 0, ...where }
      : { text: root.text, last: root.last, turn: root.turn, board: root.board };
  }

  numbers(sim, phase, picture) {
    if (phase === 0) return sim.path.filter(({ choices }) => choices.length).map((step) => this.choices(step));
    if (phase === 2) return html`<p class="moves">${sim.rollout.join(" ")}</p>`;
    if (phase !== 3) return "";
    const names = [t("learn.root"), ...sim.path.map(({ move }) => move)];
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${t("learn.phase.back")}>
      <table>
        <thead>
          <tr>
            <th>${t("learn.nodeof")}</th>
            <th>${t("learn.worthto")}</th>
            <th>n</th>
            <th>${t("learn.mean")}</th>
          </tr>
        </thead>
        <tbody>
          ${sim.after.map((now, i) => {
            const mover = i === 0 || sim.path[i - 1].mover < 0 ? this.data.position.turn : sim.path[i - 1].mover;
            const was = picture.before(sim.path.slice(0, i).map(({ move }) => move));
            return html`<tr>
              <td>${names[i]}</td>
              <td>${real(sim.worth[mover])}</td>
              <td>${was.visits} → ${now.visits}</td>
              <td>${was.visits ? real(was.mean) : "–"} → ${real(now.mean)}</td>
            </tr>`;
          })}
        </tbody>
      </table>
    </div>`;
  }

  /** The children among which one was selected, with the two parts of UCB or PUCT. */
  choices({ move, mover, choices }) {
    const some = [...choices].sort((a, b) => b.score - a.score).slice(0, 12);
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${t("learn.ucb")}>
      <table>
        <caption class="muted">
          ${t("learn.tomove", { who: this.seat(mover) })}
        </caption>
        <thead>
          <tr>
            <th>${t("learn.child")}</th>
            <th>n</th>
            ${this.guided ? html`<th>${t("learn.prior")}</th>` : ""}
            <th>${t("learn.mean")}</th>
            <th>${this.guided ? "+ c p √N / (1 + n)" : "+ c√(ln N / n)"}</th>
            <th>= ${this.guided ? "PUCT" : "UCB"}</th>
          </tr>
        </thead>
        <tbody>
          ${some.map(
            (child) =>
              html`<tr class=${child.move === move ? "chosen" : ""}>
                <td>${child.move}</td>
                <td>${child.visits}</td>
                ${this.guided ? html`<td>${child.prior === undefined ? "" : real(child.prior)}</td>` : ""}
                <td>${real(child.value)}</td>
                <td>${real(child.confidence)}</td>
                <td>${real(child.score, 3)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>`;
  }
}
customElements.define("sw-learn-mcts", MctsLesson);
