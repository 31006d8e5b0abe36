import { html, css, nothing } from "lit";
import { Board } from "./board.js";
import { t } from "../app/i18n.js";

/**
 * A board of squares, each a button. A subclass says how many there are, what stands on them and
 * how a piece is drawn; marks for advice, legal moves and the last move are the same for all.
 */
export class GridBoard extends Board {
  static grid = css`
    .frame {
      position: relative;
      background: var(--board-edge);
      border-radius: 12px;
      padding: 3.6%;
      box-shadow: var(--shadow);
      container-type: inline-size;
    }
    .frame.labels {
      padding: 4.6%;
    }
    .grid {
      display: grid;
      gap: 1px;
      background: var(--board-line);
      border-radius: 3px;
    }
    button {
      position: relative;
      aspect-ratio: 1;
      background: var(--board);
      min-width: 0;
      display: grid;
      place-items: center;
    }
    button > * {
      grid-area: 1 / 1;
    }
    .shade {
      position: absolute;
      inset: 0;
      background: var(--heat);
    }
    .percent {
      position: relative;
      font-size: clamp(9px, 2.7cqw, 15px);
      font-weight: 700;
      color: #fff;
      text-shadow:
        0 0 3px rgb(0 0 0 / 65%),
        0 1px 2px rgb(0 0 0 / 60%);
      font-variant-numeric: tabular-nums;
    }
    .best {
      outline: 2px solid #fff;
      outline-offset: -4px;
      position: absolute;
      inset: 0;
      border-radius: 3px;
    }
    .dot {
      width: 22%;
      height: 22%;
      border-radius: 50%;
      border: 2px solid var(--dot, rgb(255 255 255 / 75%));
    }
    .number {
      position: relative;
      font-size: clamp(8px, 3cqw, 18px);
      font-weight: 700;
      font-variant-numeric: tabular-nums;
    }
    .last {
      position: absolute;
      width: 24%;
      height: 24%;
      right: 4%;
      bottom: 4%;
      background: var(--last);
      border: 2px solid #fff;
      border-radius: 3px;
      transform: rotate(45deg) scale(0.72);
    }
    .won {
      background: var(--won);
    }
    .preview {
      position: absolute;
      inset: 6%;
      border: 3px dashed #fff;
      border-radius: 50%;
    }
    button:hover:not(:disabled)::after {
      content: "";
      position: absolute;
      inset: 0;
      background: rgb(255 255 255 / 16%);
    }
    .files,
    .ranks {
      position: absolute;
      display: grid;
      color: rgb(255 255 255 / 82%);
      font-size: clamp(8px, 2.1cqw, 13px);
      font-weight: 600;
    }
    .files {
      left: 4.6%;
      right: 4.6%;
      top: 0;
      height: 4.6cqw;
      grid-auto-flow: column;
      grid-auto-columns: 1fr;
      place-items: center;
    }
    .ranks {
      top: 4.6%;
      bottom: 4.6%;
      left: 0;
      width: 4.6cqw;
      grid-auto-rows: 1fr;
      place-items: center;
    }
  `;

  // Each board says these of itself.

  /** @returns {{columns: number, rows: number}} */
  size() {
    throw new Error("abstract");
  }

  /**
   * What stands on a field, as one word; nothing is "".
   * @param {number} _column
   * @param {number} _row
   */
  sign(_column, _row) {
    return "";
  }

  /**
   * What a screen reader says of a sign.
   * @param {string} _sign
   */
  name(_sign) {
    return "";
  }

  /**
   * How a sign is drawn.
   * @param {string} _sign
   */
  piece(_sign) {
    return /** @type {any} */ ("");
  }

  render() {
    const { columns, rows } = this.size();
    this.numbered = this.numbers;
    const won = this.position.over ? this.won() : new Set();
    const files = Array.from({ length: columns }, (_, i) => String.fromCharCode(97 + i));
    const ranks = Array.from({ length: rows }, (_, i) => this.rank(i, rows));
    return html`<div class="frame ${this.labels ? "labels" : ""}">
      ${
        this.labels
          ? html`<div class="files" aria-hidden="true">${files.map((one) => html`<span>${one}</span>`)}</div>
              <div class="ranks" aria-hidden="true">${ranks.map((one) => html`<span>${one}</span>`)}</div>`
          : ""
      }
      <div class="grid" role="group" aria-label=${t("board")} style="grid-template-columns: repeat(${columns}, 1fr)">
        ${ranks.flatMap((rank, row) =>
          files.map((file, column) =>
            this.square(file + rank, this.sign(column, row), won.has(row * columns + column)),
          ),
        )}
      </div>
    </div>`;
  }

  /**
   * What a row from the top is called; boards differ in where they begin to count.
   * @param {number} row
   * @param {number} rows
   */
  rank(row, rows) {
    return rows - row;
  }

  /** The places, row by row, of the line that won, once the game is over. */
  won() {
    return new Set();
  }

  /**
   * @param {string} move
   * @param {string} sign
   */
  square(move, sign, won = false) {
    const legal = this.isLegal(move);
    const advice = this.advice.get(move);
    const last = this.position.last === move;
    const words = [
      move,
      this.name(sign),
      legal && this.showLegal ? t("board.legal") : "",
      last ? t("board.last") : "",
      won ? t("board.won") : "",
      advice ? (advice.value?.text ?? Math.round(advice.percent) + " %") : "",
    ];
    return html`<button
      data-move=${move}
      data-sign=${sign || nothing}
      class=${won ? "won" : nothing}
      ?disabled=${!legal}
      aria-label=${words.filter(Boolean).join(", ")}
      @click=${() => this.play(move)}
    >
      ${
        advice
          ? html`<span class="shade" style="opacity:${0.1 + 0.8 * advice.strength}"></span
              >${advice.best ? html`<span class="best"></span>` : ""}`
          : ""
      }
      ${this.piece(sign)}
      ${sign && this.numbered?.has(move) ? html`<span class="number ${sign}">${this.numbered.get(move)}</span>` : ""}
      ${advice ? this.badge(advice) : legal && this.showLegal ? html`<span class="dot"></span>` : ""}
      ${last ? html`<span class="last"></span>` : ""}
      ${this.line.includes(move) ? html`<span class="numbered">${this.line.indexOf(move) + 1}</span>` : ""}
      ${this.preview === move ? html`<span class="preview"></span>` : ""}
    </button>`;
  }
}
