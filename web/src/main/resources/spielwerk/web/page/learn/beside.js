import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { boardFor } from "../boards/index.js";

/** The board of a game that shows a position and lets nobody move, unless it is playable. */
class Beside extends LitElement {
  static properties = { game: {}, position: { attribute: false }, playable: { type: Boolean }, tag: { state: true } };
  static styles = [
    look,
    css`
      :host {
        width: min(100%, 22rem);
        margin: 0 auto;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.game;
    /** @type {any} */
    this.position;
    /** @type {any} */
    this.playable;
  }

  willUpdate(changes) {
    if (changes.has("game") && this.game) {
      const id = this.game.split(":")[0];
      boardFor(id).then((tag) => (this.tag = tag));
    }
  }

  render() {
    if (!this.tag || !this.position) return "";
    if (this.element?.localName !== this.tag) this.element = document.createElement(this.tag);
    Object.assign(this.element, {
      position: { legal: [], last: "", turn: 0, ...this.position },
      game: this.game,
      playable: Boolean(this.playable),
      labels: true,
      showLegal: false,
    });
    return html`${this.element}`;
  }
}
customElements.define("sw-beside", Beside);
