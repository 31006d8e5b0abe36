import { LitElement, css } from "lit";
import { get, query } from "../app/api.js";
import { given } from "../app/dom.js";
import { boardFor } from "../boards/index.js";

/**
 * An example that the board of the game draws; the server reads the position, so it is a true one.
 * @typedef {object} Picture
 * @property {string} game
 * @property {string} [setup]
 * @property {string} [moves]
 * @property {boolean} [legal] whether legal moves are marked
 * @property {string} [caption] a key of the words
 * @property {string} [tag] another element than the game's board
 * @property {boolean} [wide] whether it needs the whole width
 */
class RulesPicture extends LitElement {
  static properties = { picture: { attribute: false } };
  static styles = css`
    :host {
      display: block;
      pointer-events: none;
    }
  `;

  constructor() {
    super();
    /** @type {Picture} */
    this.picture = given();
  }

  /** @param {import("lit").PropertyValues} changes */
  async updated(changes) {
    if (!changes.has("picture") || !this.picture) return;
    const { picture } = this;
    const { game, setup = "", moves = "", legal = false } = picture;
    const [tag, position] = await Promise.all([
      picture.tag ?? boardFor(game.split(":")[0]),
      get("/lessons/position" + query({ game, setup, moves })),
    ]);
    if (this.picture !== picture) return;
    const board = /** @type {any} */ (document.createElement(tag));
    Object.assign(board, { game, position, labels: false, inert: true, showLegal: legal, playable: legal });
    board.setAttribute("aria-hidden", "true");
    this.renderRoot.replaceChildren(board);
  }
}
customElements.define("sw-rules-picture", RulesPicture);
