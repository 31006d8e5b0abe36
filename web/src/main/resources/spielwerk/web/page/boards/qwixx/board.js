import { html, nothing } from "lit";
import { Board } from "../board.js";
import { face } from "../dice.js";
import { t } from "../../app/i18n.js";
import { cells, exactly, further, lastCrosses, marks, prices, worthOf } from "./moves.js";
import { LETTERS, ROWS, shape, sheet } from "./sheet.js";
import { style } from "./style.js";

/**
 * Sheets and dice. The sheet of who is to decide lies in front, the others beside it. A click makes
 * a cross; where two may be made at once they are pencilled first and sent with "done".
 */
class QwixxBoard extends Board {
  static properties = { pencil: { state: true } };
  static wide = true;
  static styles = [Board.base, style];

  constructor() {
    super();
    this.pencil = new Set();
    this.rolls = 0;
    this.explains = true;
  }

  willUpdate(changes) {
    if (!this.moved(changes)) return;
    this.pencil = new Set();
    const dice = JSON.stringify(this.position.view?.dice ?? []);
    const moves = this.position.moves?.filter((move) => /^\d\d-/.test(move)).length;
    if (dice !== this.dice || moves !== this.thrown) this.rolls++;
    this.dice = dice;
    this.thrown = moves;
  }

  get legal() {
    return this.playable ? (this.position.legal ?? []) : [];
  }

  cross(cell) {
    const chosen = new Set(this.pencil);
    if (!chosen.delete(cell)) chosen.add(cell);
    const more = further(this.legal, chosen);
    const move = exactly(this.legal, chosen);
    if (chosen.size && move && more.size === 0) this.play(move);
    else this.pencil = chosen;
  }

  render() {
    const { view, turn } = this.position;
    if (!view) return html`<pre>${this.position.text}</pre>`;
    const front = this.front(turn);
    const whites = view.dice.length ? view.dice[0] + view.dice[1] : 0;
    const latest = lastCrosses(this.position);
    const hints = view.sheets.map((one) => new Set(one.white.map((row) => LETTERS[row] + whites)));
    return html`<div class="table">
      ${this.throw(view, whites)}
      <p class="say" role="status">${this.say(view, turn, whites)}</p>
      <section class="front">
        ${this.heading(view, front, turn)}
        ${sheet({
          sheet: view.sheets[front],
          seat: front,
          closed: view.closed,
          latest: latest[front],
          open: front === turn ? further(this.legal, this.pencil) : new Set(),
          pencil: new Set([...this.pencil, ...cells(this.preview)]),
          hint: front === turn ? undefined : hints[front],
          marks: marks(this.advice),
          cross: (cell) => this.cross(cell),
        })}
        ${this.acts(view)} ${this.reasons()}
      </section>
      <div class="others">
        ${view.sheets.map((one, seat) =>
          seat === front
            ? ""
            : html`<section>
                ${this.heading(view, seat, turn)}${sheet({
                  sheet: one,
                  seat,
                  closed: view.closed,
                  latest: latest[seat],
                  hint: hints[seat],
                })}
              </section>`,
        )}
      </div>
    </div>`;
  }

  /** What the figures on the choices mean, and what is to be won by choosing well. */
  reasons() {
    const values = [...this.advice.values()].flatMap((mark) => mark.value ?? []);
    if (!values.length) return nothing;
    const chances = values.every(({ words }) => words.endsWith("%"));
    return html`<p class="say" data-reasons>
      ${t(chances ? "qwixx.why.chance" : "qwixx.why.points")} ${this.prices().join(" ")}
    </p>`;
  }

  /** What the best decision gives up, row by row. */
  prices() {
    const { view, turn } = this.position;
    const [best] = [...this.advice].find(([, mark]) => mark.rank === 1) ?? [""];
    return prices(view.sheets[turn], best).map(({ row, number, skipped, left }) =>
      t(left ? "qwixx.why.row" : "qwixx.why.lock", { row: t("qwixx.row." + ROWS[row]), number, skipped, left }),
    );
  }

  /** Whose sheet lies in front: the person's who decides; while others do, the last one that did. */
  front(turn) {
    const seats = this.position.view.sheets.length;
    if (this.playable && turn >= 0) this.mine = turn;
    return Math.min(this.mine ?? 0, seats - 1);
  }

  heading(view, seat, turn) {
    const one = view.sheets[seat];
    const says = [
      seat === view.active && view.step !== "over" ? t("qwixx.rolls") : "",
      seat === turn ? t("qwixx.deciding") : one.chosen ? t("qwixx.chosen") : "",
    ]
      .filter(Boolean)
      .join(", ");
    return html`<h3 class=${seat === turn ? "turn" : ""}>
      ${t("qwixx.player", { n: seat + 1 })}${says ? html` <small>${says}</small>` : ""}<span class="points"
        >${one.points === 1 ? t("qwixx.point") : t("qwixx.points", { n: one.points })}</span
      >
    </h3>`;
  }

  /** The dice as they fell; a new throw rolls in. */
  throw(view, whites) {
    const die = (eyes, i) => {
      const colour = i < 2 ? "white" : ROWS[i - 2];
      const drawn = html`<svg viewBox="0 0 100 100" aria-hidden="true">${face(eyes)}</svg>`;
      return html`<span
        class="die ${colour} ${eyes ? "" : "out"} ${this.rolls % 2 ? "roll" : "roll again"}"
        style="--turn:${i}"
        role="img"
        aria-label=${t("qwixx.die", { colour: t("qwixx.row." + colour), n: eyes || "–" })}
        >${drawn}${i < 2 ? "" : shape(i - 2)}</span
      >`;
    };
    return html`<div class="dice" role="group" aria-label=${t("qwixx.dice")}>
      ${(view.dice.length ? view.dice : [0, 0, 0, 0, 0, 0]).map(die)}
      ${whites ? html`<span class="whitesum">${t("qwixx.sum", { n: whites })}</span>` : ""}
    </div>`;
  }

  say(view, turn, sum) {
    const n = view.active + 1;
    if (view.step === "over") return t("qwixx.say.over");
    if (view.step === "roll") return t("qwixx.say.roll", { n });
    if (!this.playable) return t("qwixx.say.wait", { n: turn + 1 });
    if (this.pencil.size) return t("qwixx.say.more");
    if (view.step === "both") return t("qwixx.say.both", { sum });
    if (view.step === "colour") return t(view.penalty ? "qwixx.say.colour.penalty" : "qwixx.say.colour.free");
    return t(turn === view.active ? "qwixx.say.white.active" : "qwixx.say.white.other", { n, sum });
  }

  acts(view) {
    if (!this.playable) return nothing;
    const nothingMove = this.legal.find((move) => cells(move).length === 0) ?? "";
    const done = this.pencil.size ? exactly(this.legal, this.pencil) : "";
    const advice = this.advice.get(nothingMove);
    return html`<div class="acts">
      ${
        this.pencil.size
          ? html`<button class="primary" data-done ?disabled=${!done} @click=${() => this.play(done)}>
                ${t("qwixx.done")}</button
              ><button @click=${() => (this.pencil = new Set())}>${t("qwixx.undo")}</button>`
          : html`<button
              data-move=${nothingMove}
              class=${view.penalty ? "penalty" : ""}
              @click=${() => this.play(nothingMove)}
            >
              ${t(
                view.penalty ? "qwixx.penalty" : view.step === "colour" ? "qwixx.done" : "qwixx.none",
              )}${advice ? html` <span class="share">${worthOf(advice)}</span>` : ""}
            </button>`
      }
    </div>`;
  }
}
customElements.define("sw-qwixx", QwixxBoard);
