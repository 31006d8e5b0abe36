import { html, css } from "lit";
import { t } from "../app/i18n.js";
import { get, query } from "../app/api.js";
import { number } from "../charts/numbers.js";
import { Lesson } from "./lesson.js";
import { sum, winning, reply } from "./nim-sum.js";
import "./beside.js";

/** Nim and its secret: the exclusive or of the heaps, column by column. */
class NimLesson extends Lesson {
  static styles = [
    Lesson.frame,
    css`
      .binary {
        font-family: var(--mono);
        font-size: 1.25rem;
      }
      .binary th {
        font-family: var(--font);
      }
      .binary td,
      .binary th {
        text-align: center;
        padding: 0.3rem 0.8rem;
      }
      .binary .one {
        background: var(--accent-soft);
        font-weight: 700;
      }
      .binary tfoot td {
        border-top: 3px solid var(--ink);
        font-weight: 700;
      }
      .binary tfoot .odd {
        background: var(--last);
        color: var(--surface);
      }
      .status {
        font-size: 1.1rem;
        font-weight: 600;
        min-height: 1.6rem;
      }
      sw-beside {
        width: 100%;
        max-width: 30rem;
      }
      .stage {
        grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      }
      @media (max-width: 900px) {
        .stage {
          grid-template-columns: minmax(0, 1fr);
        }
      }
    `,
  ];

  get name() {
    return "nim";
  }

  get usual() {
    return { game: "nim:heaps=3-4-5", moves: "", began: "", secret: "" };
  }

  get misere() {
    return /[:,]misere(=on)?(,|$)/.test(this.values.game);
  }

  question({ game, moves }) {
    return query({ game, moves });
  }

  fetch(question) {
    return get("/lessons/nim" + question);
  }

  get heaps() {
    return this.data.text.split(" ")[0].split("-").map(Number);
  }

  /** The student has moved; the page answers at once, so that the address always has the student to move. */
  play(move) {
    const left = this.heaps.with(move.charCodeAt(0) - 97, this.heaps[move.charCodeAt(0) - 97] - Number(move.slice(2)));
    const answer = left.some((heap) => heap > 0) ? " " + reply(left, this.misere) : "";
    this.change({ moves: `${this.values.moves} ${move}${answer}`.trim() });
  }

  begin() {
    if (!this.values.moves) this.change({ began: "page", moves: reply(this.heaps, this.misere) });
  }

  takeBack() {
    const moves = this.values.moves.split(" ").filter(Boolean);
    const left = moves.slice(0, -(this.took(moves) || !this.data.over ? 2 : 1));
    const first = this.values.began ? moves.slice(0, 1) : [];
    this.change({ moves: (left.length ? left : first).join(" ") });
  }

  restart(heaps, misere) {
    this.change({ game: `nim:heaps=${heaps}${misere ? ",misere=on" : ""}`, moves: "", began: "" });
  }

  render() {
    const heaps = /heaps=([\d-]+)/.exec(this.values.game)?.[1] ?? "3-4-5";
    return html`${this.head(t("learn.nim"))}
      <div class="choice">
        <label
          >${t("learn.heaps")}
          <input
            id="heaps"
            size="12"
            maxlength="40"
            .value=${heaps}
            @change=${(e) => this.restart(e.target.value.trim(), this.misere)}
        /></label>
        <label
          ><input
            id="misere"
            type="checkbox"
            .checked=${this.misere}
            @change=${(e) => this.restart(heaps, e.target.checked)}
          />
          ${t("learn.misere")}</label
        >
        <button id="new" @click=${() => this.restart(heaps, this.misere)}>${t("learn.restart")}</button>
        <button id="takeback" ?disabled=${!this.values.moves} @click=${() => this.takeBack()}>
          ${t("learn.takeback")}
        </button>
        <button id="second" ?disabled=${Boolean(this.values.moves)} @click=${() => this.begin()}>
          ${t("learn.second")}
        </button>
        <button
          id="secret"
          aria-pressed=${Boolean(this.values.secret)}
          @click=${() => this.change({ secret: this.values.secret ? "" : 1 })}
        >
          ${t("learn.secret")}
        </button>
      </div>
      ${this.data && !this.trouble ? this.stage() : ""}`;
  }

  stage() {
    const { data } = this;
    return html`<div class="stage">
      <div>
        <p class="status" role="status">${this.status()}</p>
        <sw-beside
          .game=${this.values.game}
          .position=${data}
          playable
          @move=${(e) => this.play(e.detail.move)}
        ></sw-beside>
        <p class="muted">${t("learn.nim.rules")} ${t(this.misere ? "learn.nim.lastloses" : "learn.nim.lastwins")}</p>
      </div>
      <div class="aside">${this.values.secret ? this.secret() : html`<p class="tale">${t("learn.nim.ask")}</p>`}</div>
    </div>`;
  }

  status() {
    const { data, values } = this;
    const mine = values.moves.split(" ").filter(Boolean);
    if (!data.over) return mine.length ? t("learn.nim.your", { move: mine.at(-1) }) : t("learn.nim.begin");
    return t(this.took(mine) !== this.misere ? "learn.nim.lost" : "learn.nim.won");
  }

  /** Whether the page took the last: it did just when the student would be to move. */
  took(moves) {
    return (moves.length % 2 === 0) !== (this.values.began === "page");
  }

  secret() {
    const { heaps, misere, data } = this;
    const nim = sum(heaps);
    const bits = Math.max(1, ...heaps.map((heap) => heap.toString(2).length));
    const row = (number) => number.toString(2).padStart(bits, "0").split("");
    const moves = winning(heaps, misere);
    const small = heaps.every((heap) => heap <= 1);
    return html`<div class="scroll" tabindex="0" role="group" aria-label=${t("learn.secret")}>
        <table class="binary">
          <thead>
            <tr>
              <th scope="col">${t("learn.heap")}</th>
              ${row(0).map((_, i) => html`<th scope="col">${2 ** (bits - 1 - i)}</th>`)}
              <th></th>
            </tr>
          </thead>
          <tbody>
            ${heaps.map(
              (heap, i) =>
                html`<tr>
                  <th scope="row">${String.fromCharCode(97 + i)}</th>
                  ${row(heap).map((bit) => html`<td class=${bit === "1" ? "one" : ""}>${bit}</td>`)}
                  <td>${heap}</td>
                </tr>`,
            )}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">XOR</th>
              ${row(nim).map((bit) => html`<td class=${bit === "1" ? "odd" : ""}>${bit}</td>`)}
              <td id="sum">${nim}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p class="tale">
        ${t(
          data.over ? "learn.nim.over" : misere && small ? "learn.nim.ones" : nim ? "learn.nim.odd" : "learn.nim.zero",
          { sum: nim },
        )}
        ${moves.length && !data.over ? t("learn.nim.moves", { moves: moves.map(({ text }) => text).join(", ") }) : ""}
      </p>
      ${misere ? html`<p>${t("learn.nim.misere")}</p>` : ""}
      ${
        data.solved
          ? html`<p class="muted" id="witness">
              ${t(data.solved.wins === moves.length > 0 ? "learn.nim.witness" : "learn.nim.differs", {
                n: number(data.solved.nodes, 0),
                moves: data.solved.wins ? data.solved.best.join(", ") : t("learn.nim.none"),
              })}
            </p>`
          : ""
      }`;
  }
}
customElements.define("sw-learn-nim", NimLesson);
