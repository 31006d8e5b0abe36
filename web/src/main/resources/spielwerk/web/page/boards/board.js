import { LitElement, html, css } from "lit";
import { settings } from "../app/settings.js";
import { pointer } from "./arrows.js";
import { wear } from "./colours.js";

/**
 * A position as the server describes it; moves are texts.
 * @typedef {object} Position
 * @property {string} text
 * @property {number} turn
 * @property {string[]} [legal]
 * @property {string} [last]
 * @property {string[]} [moves] from the start
 * @property {string} [board] drawn with signs
 * @property {number} [node] in the tree of moves
 * @property {boolean} [over]
 * @property {any} [view] what a board of this game needs besides
 * @property {any} [history] how the position came about, where the game tells it
 */

/**
 * What was advised about a move.
 * @typedef {object} Mark
 * @property {number} percent
 * @property {number} strength from 0 to 1, the best has 1
 * @property {boolean} [best]
 * @property {number} rank 1 to 3 of the best, else 0
 * @property {boolean} [pointed] whether an arrow points at it
 * @property {{text: string, words: string, exact: boolean}} [value] words for where there is room
 */

/**
 * The options of a game as their texts.
 * @typedef {(name: string) => string} OptionOf
 */

/**
 * What every board is given and tells. A board draws a position and says which move a person made
 * by it; it knows nothing of tables, players or the server.
 *
 * position  the server's JSON of a position: text, legal, last, turn, over, view (docs/api.md)
 * advice    Map from a move to {percent, best, rank (1 to 3 of the best), pointed (whether an arrow points
 *           at it), strength (0 to 1, the best has 1), value}; empty when nobody was asked. value, if
 *           values are wanted, is {text, words, exact}: badge() draws it, or the percent
 * heat      what the shading means: "visits" or "prior"; --heat is its colour
 * line      moves that led to this position in a line somebody looks at; they are numbered
 * preview   a move that shall stand out for the moment, or ""
 * showLegal whether legal moves are marked; labels: whether rows and columns are named
 * playable  whether a person may move; game: the text of the game with its options
 * From the settings: colours (see colours.js), numbers, whether stones tell which move they were, and
 * arrows, whether the best moves are pointed at (see arrows.js).
 * A board that needs all the width there is says so by static wide = true.
 * Event "move" with detail.move as the game writes it.
 */
export class Board extends LitElement {
  /** @type {import("lit").PropertyDeclarations} */
  static properties = {
    position: { attribute: false },
    advice: { attribute: false },
    preview: { attribute: false },
    heat: { reflect: true },
    line: { attribute: false },
    showLegal: { attribute: false },
    labels: { attribute: false },
    playable: { attribute: false },
    game: { attribute: false },
  };

  static base = css`
    :host {
      display: block;
      --mark: color-mix(in srgb, var(--advice) 60%, transparent);
      --heat: var(--advice);
      --won: #ffd84d;
    }
    :host([heat="prior"]) {
      --heat: var(--prior);
    }
    :host([heat="prior"]) .shade {
      background: repeating-linear-gradient(
        45deg,
        var(--heat) 0 5px,
        color-mix(in srgb, var(--heat) 55%, transparent) 5px 9px
      );
    }
    .percent.estimate {
      font-style: italic;
      font-weight: 600;
    }
    .percent.exact {
      background: #fff;
      color: #14212b;
      text-shadow: none;
      border-radius: 4px;
      padding: 0 0.25em;
      outline: 2px solid #14212b;
    }
    .rank {
      position: absolute;
      left: 5%;
      top: 5%;
      min-width: 1.5em;
      line-height: 1.4;
      font-size: clamp(8px, 2.2cqw, 13px);
      font-weight: 800;
      text-align: center;
      color: #14212b;
      background: #fff;
      border: 1px solid #14212b;
      border-radius: 999px;
    }
    .rank[data-rank="1"] {
      color: #fff;
      background: #0b5c99;
      border-color: #fff;
    }
    .arrow {
      pointer-events: none;
      fill: #0b5c99;
      stroke: #fff;
      stroke-linejoin: round;
    }
    .arrow[data-rank="2"] {
      fill: #4f90bd;
    }
    .arrow[data-rank="3"] {
      fill: #8db8d5;
    }
    svg.arrow {
      position: absolute;
      right: 0;
      top: 0;
      translate: 62% -62%;
      width: min(66%, 2.1rem);
      aspect-ratio: 1;
      z-index: 3;
      stroke-width: 1.4;
    }
    svg.arrow[data-rank="2"] {
      scale: 0.82;
    }
    svg.arrow[data-rank="3"] {
      scale: 0.7;
    }
    .numbered {
      position: absolute;
      font-size: clamp(9px, 2.6cqw, 16px);
      font-weight: 800;
      color: #fff;
      background: var(--advice);
      border: 1px solid #fff;
      border-radius: 999px;
      min-width: 1.6em;
      line-height: 1.5;
      text-align: center;
    }
    * {
      box-sizing: border-box;
    }
    button {
      font: inherit;
      color: inherit;
      background: none;
      border: 0;
      padding: 0;
      margin: 0;
    }
    button:not(:disabled) {
      cursor: pointer;
    }
    :focus-visible {
      outline: 3px solid var(--accent);
      outline-offset: -3px;
      z-index: 2;
    }
  `;

  constructor() {
    super();
    /**
     * As the server describes it.
     * @type {Position}
     */
    this.position = { text: "", legal: [], last: "", turn: 0 };
    /** @type {Map<string, Mark>} */
    this.advice = new Map();
    this.preview = "";
    this.heat = "visits";
    /** @type {string[]} */
    this.line = [];
    this.showLegal = false;
    this.labels = true;
    this.playable = false;
    this.game = "";
    this.onSettings = () => this.dress();
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("settings", this.onSettings);
    this.dress();
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("settings", this.onSettings);
  }

  /** As the person likes it; drawn anew, for numbers may have come or gone. */
  dress() {
    wear(this, settings.colours);
    this.requestUpdate();
  }

  /** @param {string} move */
  play(move) {
    this.dispatchEvent(new CustomEvent("move", { detail: { move }, bubbles: true, composed: true }));
  }

  /**
   * What stands on a move that was advised: its value, proven ones told apart, or its percent.
   * @param {Mark} mark
   */
  badge(mark) {
    const kind = !mark.value ? "" : mark.value.exact ? "exact" : "estimate";
    return html`<span class="percent ${kind}">${mark.value?.text ?? Math.round(mark.percent)}</span>${
        mark.rank ? html`<span class="rank" data-rank=${mark.rank} aria-hidden="true">${mark.rank}</span>` : ""
      }${mark.pointed && settings.arrows ? pointer(mark.rank) : ""}`;
  }

  /** @param {string} move */
  isLegal(move) {
    return this.playable && (this.position.legal?.includes(move) ?? true);
  }

  /** Which move it was that played here: 1 for the first. Empty unless somebody wants numbers. */
  get numbers() {
    const moves = settings.numbers ? (this.position.moves ?? []) : [];
    return new Map(moves.map((move, i) => [move, i + 1]));
  }

  /**
   * Whether another position is shown than before; the same one comes again whenever the table changes.
   * @param {import("lit").PropertyValues} changes
   */
  moved(changes) {
    const before = changes.get("position");
    return changes.has("position") && (before?.text !== this.position.text || before?.node !== this.position.node);
  }

  /**
   * An option of the game: option("size", 8) of othello:size=6 is 6.
   * @param {string} name
   * @param {number} fallback
   */
  option(name, fallback) {
    const found = new RegExp(`[:,]${name}=(\\d+)`).exec(this.game);
    return found ? Number(found[1]) : fallback;
  }
}
