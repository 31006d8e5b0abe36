import { LitElement, html } from "lit";
import "./wars.js";
import "./war.js";
import "./war-game.js";

/** Which page of the pit the address asks for: all wars, a new one, a class, one war, or one of its games. */
class Pit extends LitElement {
  static properties = { rest: { attribute: false } };

  constructor() {
    super();
    this.rest = [];
  }

  createRenderRoot() {
    return this;
  }

  render() {
    const [first = "", second = ""] = this.rest;
    if (first === "") return html`<sw-wars></sw-wars>`;
    if (first === "new") return html`<sw-new-war .like=${second}></sw-new-war>`;
    if (first === "class") return second ? html`<sw-class .id=${second}></sw-class>` : html`<sw-classes></sw-classes>`;
    return second
      ? html`<sw-war-game .run=${first} .number=${Number(second)}></sw-war-game>`
      : html`<sw-war .run=${first}></sw-war>`;
  }

  willUpdate() {
    const [first = ""] = this.rest;
    if (first === "new") import("./new-war.js");
    if (first === "class") import("./classes.js");
  }
}
customElements.define("sw-pit", Pit);
