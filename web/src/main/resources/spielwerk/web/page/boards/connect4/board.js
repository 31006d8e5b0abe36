import { html, css } from "lit";
import { Board } from "../board.js";
import { t } from "../../app/i18n.js";
import { settings } from "../../app/settings.js";
import { winningLines } from "../winning.js";

/** A frame that stones fall into; a click anywhere in a column drops one. */
class Connect4Board extends Board {
  static styles = [
    Board.base,
    css`
      .frame {
        display: grid;
        gap: 3px;
        background: var(--frame);
        border-radius: 14px;
        padding: 2.2%;
        box-shadow: var(--shadow);
      }
      :host {
        container-type: inline-size;
      }
      button {
        display: grid;
        gap: 1cqw;
        border-radius: 10px;
        padding: 0.7cqw 0.7cqw 1cqw;
        position: relative;
        align-content: start;
      }
      button:hover:not(:disabled) {
        background: rgb(255 255 255 / 14%);
      }
      .hole {
        aspect-ratio: 1;
        border-radius: 50%;
        background: var(--frame-hole);
        position: relative;
        display: grid;
        place-items: center;
        box-shadow: inset 0 2px 5px rgb(0 0 0 / 35%);
      }
      .disc {
        position: absolute;
        inset: 0;
        border-radius: 50%;
        box-shadow: inset 0 -2px 5px rgb(0 0 0 / 25%);
      }
      .x .disc {
        background: radial-gradient(circle at 35% 30%, color-mix(in srgb, var(--first) 70%, #fff), var(--first) 65%);
      }
      .o .disc {
        background: radial-gradient(circle at 35% 30%, color-mix(in srgb, var(--second) 60%, #fff), var(--second) 65%);
      }
      .sign {
        position: relative;
        z-index: 2;
        font-weight: 800;
        font-size: clamp(10px, 3.6cqw, 24px);
        color: rgb(255 255 255 / 88%);
      }
      .o .sign {
        color: rgb(60 40 0 / 80%);
      }
      .last {
        box-shadow:
          0 0 0 3px #fff,
          0 0 0 6px var(--last);
      }
      .last .disc,
      .last .sign {
        animation: fall calc(0.14s + var(--rows) * 0.07s) cubic-bezier(0.5, 0, 0.9, 0.6);
        z-index: 1;
      }
      @keyframes fall {
        from {
          transform: translateY(calc(var(--rows) * -110%));
        }
        88% {
          transform: none;
        }
        94% {
          transform: translateY(-4%);
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .last .disc,
        .last .sign {
          animation: none;
        }
      }
      .won {
        box-shadow:
          0 0 0 3px var(--won),
          0 0 0 6px rgb(0 0 0 / 55%);
      }
      .won.last {
        box-shadow:
          0 0 0 3px var(--won),
          0 0 0 6px var(--last);
      }
      .shade {
        position: absolute;
        inset: 0;
        border-radius: 50%;
        background: var(--heat);
      }
      .percent {
        position: relative;
        font-weight: 700;
        font-size: clamp(10px, 3cqw, 17px);
        color: var(--ink);
      }
      svg.arrow {
        right: 50%;
        top: auto;
        bottom: 76%;
        translate: 50% 0;
        rotate: -45deg;
      }
      .best {
        outline: 3px solid #fff;
        outline-offset: -5px;
      }
      .dot {
        width: 26%;
        height: 26%;
        border: 2px solid var(--muted);
        border-radius: 50%;
      }
      .preview {
        outline: 3px dashed var(--advice);
        outline-offset: -4px;
      }
      .label {
        color: rgb(255 255 255 / 85%);
        font-size: clamp(9px, 2.2cqw, 14px);
        text-align: center;
        font-weight: 600;
      }
    `,
  ];

  constructor() {
    super();
    /** The places of the line that won, row by row from the top. */
    this.won = new Set();
  }

  cells() {
    const rows = this.position.text.split("/");
    const width = rows[0].length;
    const height = this.option("height", 6);
    const empty = ".".repeat(width);
    return { width, rows: [...Array(Math.max(0, height - rows.length)).fill(empty), ...rows] };
  }

  render() {
    const { width, rows } = this.cells();
    /**
     * @param {number} x
     * @param {number} y
     */
    const sign = (x, y) => (rows[y][x] === "." ? "" : rows[y][x]);
    this.won = this.position.over ? winningLines(width, rows.length, sign, this.option("line", 4)) : new Set();
    return html`<div
      class="frame"
      role="group"
      aria-label=${t("board")}
      style="grid-template-columns: repeat(${width}, 1fr)"
    >
      ${Array.from({ length: width }, (_, column) => this.column(column, rows))}
    </div>`;
  }

  /**
   * @param {number} column
   * @param {string[]} rows
   */
  column(column, rows) {
    const move = String.fromCharCode(97 + column);
    const legal = this.isLegal(move);
    const top = rows.findIndex((row) => row[column] !== ".");
    const landing = (top < 0 ? rows.length : top) - 1;
    const wears = this.plies(column);
    const stones = rows
      .map((row) => row[column])
      .filter((sign) => sign !== ".")
      .map((sign) => t(sign === "x" ? "seat.connect4.0" : "seat.connect4.1"))
      .join(", ");
    return html`<button
      data-move=${move}
      ?disabled=${!legal}
      aria-label=${t("board.column", { name: move }) + (stones ? ": " + stones : "")}
      @click=${() => this.play(move)}
    >
      ${rows.map((row, i) =>
        this.hole(
          row[column],
          i === landing ? move : "",
          this.position.last === move && i === top,
          legal,
          i + 1,
          wears[rows.length - 1 - i],
          this.won.has(i * rows[0].length + column),
        ),
      )}
      ${this.labels ? html`<span class="label">${move}</span>` : ""}
    </button>`;
  }

  /**
   * Which moves fell into a column, from the bottom.
   * @param {number} column
   */
  plies(column) {
    if (!settings.numbers) return [];
    const name = String.fromCharCode(97 + column);
    const fallen = (this.position.moves ?? [])
      .map((move, i) => [move, i + 1])
      .filter(([move]) => move === name)
      .map(([, ply]) => ply);
    const height = this.cells().rows.filter((row) => row[column] !== ".").length;
    return [...Array(Math.max(0, height - fallen.length)).fill(undefined), ...fallen];
  }

  /**
   * @param {string} sign
   * @param {string} move
   * @param {boolean} last
   * @param {boolean} legal
   * @param {number} row
   * @param {number | undefined} ply
   * @param {boolean} won
   */
  hole(sign, move, last, legal, row, ply, won) {
    const advice = move ? this.advice.get(move) : undefined;
    const classes = [
      "hole",
      sign === "." ? "" : sign,
      last ? "last" : "",
      won ? "won" : "",
      advice?.best ? "best" : "",
      move && this.preview === move ? "preview" : "",
    ];
    return html`<span class=${classes.join(" ")} style="--rows:${row}">
      ${
        sign === "."
          ? ""
          : html`<span class="disc"></span
              ><span class="sign" aria-hidden="true">${ply ?? (sign === "x" ? "✕" : "○")}</span>`
      }
      ${
        advice
          ? html`<span class="shade" style="opacity:${0.1 + 0.7 * advice.strength}"></span>${this.badge(advice)}`
          : move && legal && this.showLegal
            ? html`<span class="dot"></span>`
            : ""
      }
    </span>`;
  }
}
customElements.define("sw-connect4", Connect4Board);
