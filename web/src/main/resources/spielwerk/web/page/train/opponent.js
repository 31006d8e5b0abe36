import { LitElement, html, css } from "lit";
import { given } from "../app/dom.js";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { get, openTable, query } from "../app/api.js";
import { settings } from "../app/settings.js";

/** A player that was bred or tuned, to play against: it takes all seats but one. */
class Opponent extends LitElement {
  static properties = { game: {}, engine: {}, called: {}, seat: { state: true } };
  static styles = [
    look,
    css`
      .row {
        margin-top: 0.6rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {string} */
    this.game = given();
    /** @type {string} */
    this.engine = given();
    /** @type {string} */
    this.called = given();
    this.seat = 0;
  }

  async play() {
    try {
      const { seatNames } = await get("/levels" + query({ game: this.game }));
      const engine = { kind: "engine", name: this.called, engine: this.engine };
      const seats = seatNames.map(() => engine);
      seats[this.seat === 0 ? 0 : seats.length - 1] = { kind: "person", name: settings.name || t("you") };
      const table = await openTable("/tables", { game: this.game, seats });
      location.hash = `#/t/${table.id}`;
    } catch (refused) {
      this.dispatchEvent(new CustomEvent("notice", { detail: refused.message, bubbles: true, composed: true }));
    }
  }

  render() {
    return html`<div class="row">
      <select aria-label=${t("train.seat")} @change=${(event) => (this.seat = Number(event.target.value))}>
        <option value="0">${t("train.seat.first")}</option>
        <option value="1">${t("train.seat.second")}</option>
      </select>
      <button class="primary" id="play" @click=${this.play}>${t("train.play")}</button>
    </div>`;
  }
}
customElements.define("sw-opponent", Opponent);
