import { LitElement, html } from "lit";
import "./competitions.js";
import "./competition.js";
import "./competition-game.js";

/** Which page of the arena the address asks for: all competitions, a new one, a class, one of them, or a game of it. */
class Arena extends LitElement {
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
    if (first === "") return html`<sw-competitions></sw-competitions>`;
    if (first === "new") return html`<sw-new-competition .like=${second}></sw-new-competition>`;
    if (first === "class") return second ? html`<sw-class .id=${second}></sw-class>` : html`<sw-classes></sw-classes>`;
    return second
      ? html`<sw-competition-game .run=${first} .number=${Number(second)}></sw-competition-game>`
      : html`<sw-competition .run=${first}></sw-competition>`;
  }

  willUpdate() {
    const [first = ""] = this.rest;
    if (first === "new") import("./new-competition.js");
    if (first === "class") import("./classes.js");
  }
}
customElements.define("sw-arena", Arena);
