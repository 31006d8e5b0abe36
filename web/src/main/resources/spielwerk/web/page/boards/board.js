import { LitElement, css } from "lit";

/**
 * What every board is given and tells. A board draws a position and says which move a person made
 * by it; it knows nothing of tables, players or the server.
 *
 * position  the server's JSON of a position: text, legal, last, turn, over, view (docs/api.md)
 * advice    Map from a move to {percent, best, strength (0 to 1, the best has 1)}; empty when nobody was asked
 * preview   a move that shall stand out for the moment, or ""
 * showLegal whether legal moves are marked; labels: whether rows and columns are named
 * playable  whether a person may move; game: the text of the game with its options
 * Event "move" with detail.move as the game writes it.
 */
export class Board extends LitElement {
  static properties = {
    position: { attribute: false }, advice: { attribute: false }, preview: { attribute: false },
    showLegal: { attribute: false }, labels: { attribute: false }, playable: { attribute: false }, game: { attribute: false },
  };

  static base = css`
    :host { display: block; --mark: color-mix(in srgb, var(--advice) 60%, transparent); }
    * { box-sizing: border-box; }
    button { font: inherit; color: inherit; background: none; border: 0; padding: 0; margin: 0; }
    button:not(:disabled) { cursor: pointer; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: -3px; z-index: 2; }
  `;

  constructor() {
    super();
    this.position = { text: "", legal: [], last: "", turn: 0 };
    this.advice = new Map();
    this.preview = "";
    this.showLegal = false;
    this.labels = true;
    this.playable = false;
    this.game = "";
  }

  play(move) {
    this.dispatchEvent(new CustomEvent("move", { detail: { move }, bubbles: true, composed: true }));
  }

  isLegal(move) {
    return this.playable && (this.position.legal?.includes(move) ?? true);
  }

  /** An option of the game: option("size", 8) of othello:size=6 is 6. */
  option(name, fallback) {
    const found = new RegExp(`[:,]${name}=(\\d+)`).exec(this.game);
    return found ? Number(found[1]) : fallback;
  }
}
