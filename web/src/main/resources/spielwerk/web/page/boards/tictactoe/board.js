import { html, css, svg } from "lit";
import { Board } from "../board.js";
import { GridBoard } from "../grid.js";
import { winningLines } from "../winning.js";

/** As a child draws it: a pencil, crosses and rings on paper. */
class TicTacToeBoard extends GridBoard {
  static styles = [
    Board.base,
    GridBoard.grid,
    css`
      .frame {
        background: var(--surface)
          repeating-linear-gradient(
            transparent 0 1.55rem,
            color-mix(in srgb, var(--accent) 13%, transparent) 1.55rem calc(1.55rem + 1px)
          );
        border: 1px solid var(--line);
      }
      .grid {
        background: none;
        gap: 0;
        overflow: visible;
      }
      button {
        background: none;
        border: 0 solid var(--muted);
      }
      button.won {
        background: color-mix(in srgb, var(--won) 45%, transparent);
      }
      button:not(:nth-child(3n)) {
        border-right-width: 3px;
      }
      button:nth-child(-n + 6) {
        border-bottom-width: 3px;
      }
      .files,
      .ranks {
        color: var(--muted);
      }
      svg path {
        stroke-dasharray: 300;
        animation: write 0.4s ease-out;
      }
      @keyframes write {
        from {
          stroke-dashoffset: 300;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        svg path {
          animation: none;
        }
      }
      svg {
        width: 74%;
        height: 74%;
        fill: none;
        stroke-width: 9;
        stroke-linecap: round;
        position: relative;
      }
      svg.x {
        stroke: var(--accent);
      }
      svg.o {
        stroke: var(--last);
      }
      .number {
        position: absolute;
        left: 6%;
        top: 4%;
        font-size: clamp(10px, 4cqw, 20px);
        color: var(--muted);
      }
      .dot {
        border-color: var(--muted);
      }
      .last {
        right: 6%;
        bottom: 6%;
        width: 13%;
        height: 13%;
      }
      .percent {
        font-size: clamp(12px, 5cqw, 26px);
      }
      .best {
        outline-color: var(--advice);
      }
    `,
  ];

  size() {
    return { columns: 3, rows: 3 };
  }

  /**
   * @param {number} column
   * @param {number} row
   */
  sign(column, row) {
    const sign = this.position.text.split("/")[row]?.[column];
    return sign === "." ? "" : (sign ?? "");
  }

  won() {
    return winningLines(3, 3, (x, y) => this.sign(x, y), 3);
  }

  /** @param {string} sign */
  name(sign) {
    return sign.toUpperCase();
  }

  /** @param {string} sign */
  piece(sign) {
    if (!sign) return "";
    const drawing =
      sign === "x"
        ? svg`<path d="M16 18 C38 40 62 58 84 85 M83 15 C60 37 40 62 17 84" />`
        : svg`<path d="M52 13 C22 13 12 34 13 52 C14 74 33 88 52 87 C74 86 88 70 87 49 C86 28 70 14 47 15" />`;
    return html`<svg class=${sign} viewBox="0 0 100 100" aria-hidden="true">${drawing}</svg>`;
  }
}
customElements.define("sw-tictactoe", TicTacToeBoard);
