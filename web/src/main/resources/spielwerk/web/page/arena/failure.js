import { LitElement, html, css, nothing } from "lit";
import { look } from "../app/look.js";
import { t, maybe } from "../app/i18n.js";
import { say } from "../app/sentences.js";

/** Games that a player lost on time, by a crash or by an illegal move: who, why, and its last lines. */
class Failure extends LitElement {
  static properties = { failure: { attribute: false } };
  static styles = [
    look,
    css`
      :host {
        display: block;
        white-space: normal;
        min-width: 16rem;
      }
      summary,
      p {
        color: var(--bad);
        font-weight: 600;
      }
      p {
        margin: 0;
      }
      h3 {
        font-size: 0.85rem;
        margin: 0.5rem 0 0.2rem;
      }
      pre {
        max-height: 16rem;
        overflow: auto;
        font-size: 0.8rem;
        margin: 0;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.failure;
  }

  render() {
    const { id, reason, detail, games, game, log = [], trace = [] } = this.failure;
    const why = maybe("arena.reason." + reason, reason) + (detail ? `: ${say(detail)}` : "");
    const words = t(games === 1 ? "arena.failure.one" : "arena.failure", { name: id, why, n: games, game: game + 1 });
    if (!log.length && !trace.length) return html`<p>⚠ ${words}</p>`;
    return html`<details>
      <summary>⚠ ${words}</summary>
      ${this.lines("arena.failure.log", log)} ${this.lines("arena.failure.trace", trace)}
    </details>`;
  }

  lines(title, lines) {
    return lines.length
      ? html`<h3>${t(title)}</h3>
          <pre tabindex="0">${lines.join("\n")}</pre>`
      : nothing;
  }
}
customElements.define("sw-failure", Failure);
