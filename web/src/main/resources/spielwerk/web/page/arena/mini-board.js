import { LitElement, css } from "lit";
import { boardFor } from "../boards/index.js";

/** A board to look at, for any game. */
class MiniBoard extends LitElement {
  static properties = { position: { attribute: false } };
  static styles = css`
    :host {
      display: block;
      pointer-events: none;
    }
  `;

  constructor() {
    super();
    /** @type {any} */
    this.position;
  }

  async updated() {
    if (!this.position) return;
    const { game } = this.position;
    if (!this.board || this.drawn !== game) {
      this.drawn = game;
      const tag = await boardFor(game.split(":")[0]);
      this.board = /** @type {import("../boards/board.js").Board} */ (document.createElement(tag));
      this.board.labels = false;
      this.board.inert = true;
      this.renderRoot.replaceChildren(this.board);
    }
    this.board.game = this.position.game;
    this.board.position = this.position;
  }
}
customElements.define("sw-mini-board", MiniBoard);
