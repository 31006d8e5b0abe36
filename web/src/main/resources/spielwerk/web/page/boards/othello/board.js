import { html, css } from "lit";
import { Board } from "../board.js";
import { GridBoard } from "../grid.js";
import { t } from "../../app/i18n.js";

/** Discs on green; a disc that changes its colour turns over. Rows count from the top. */
class OthelloBoard extends GridBoard {
  static styles = [
    Board.base,
    GridBoard.grid,
    css`
      .disc {
        position: relative;
        width: 82%;
        height: 82%;
        border-radius: 50%;
        transition:
          transform 0.28s ease,
          background-color 0.28s;
        box-shadow: 0 2px 4px rgb(0 0 0 / 45%);
        outline: 2px solid var(--piece-edge, transparent);
        outline-offset: -2px;
      }
      .number.x {
        color: var(--light-piece-light);
      }
      .number.o {
        color: var(--dark-piece);
      }
      .disc.x {
        background: radial-gradient(circle at 34% 28%, var(--dark-piece-light), var(--dark-piece) 62%);
      }
      .disc.o {
        background: radial-gradient(circle at 34% 28%, var(--light-piece-light), var(--light-piece) 65%);
        transform: rotateY(180deg);
      }
      .last {
        width: 26%;
        height: 26%;
        right: auto;
        bottom: auto;
        border-radius: 50%;
        transform: none;
        place-self: center;
      }
      .number ~ .last {
        width: 18%;
        height: 18%;
        place-self: end;
        margin: 6%;
      }
    `,
  ];

  size() {
    const side = Math.sqrt(this.position.text.split(" ")[0].length) || 8;
    return { columns: side, rows: side };
  }

  /** @param {number} row */
  rank(row) {
    return row + 1;
  }

  /**
   * @param {number} column
   * @param {number} row
   */
  sign(column, row) {
    const sign = this.position.text[row * this.size().columns + column];
    return sign === "X" || sign === "O" ? sign.toLowerCase() : "";
  }

  /** @param {string} sign */
  name(sign) {
    return sign ? t(sign === "x" ? "black" : "white") : "";
  }

  /** @param {string} sign */
  piece(sign) {
    return sign ? html`<span class="disc ${sign}"></span>` : "";
  }
}
customElements.define("sw-othello", OthelloBoard);
