import { html, css } from "lit";
import { Board } from "../board.js";
import { t } from "../../app/i18n.js";

const MOST = 120;

/** Any game without a board of its own: the picture in letters, and a button for every legal move. */
class TextBoard extends Board {
  static styles = [
    Board.base,
    css`
      pre {
        background: var(--surface);
        border: 1px solid var(--line);
        border-radius: 12px;
        padding: 1rem;
        overflow: auto;
        font-family: var(--mono);
        font-size: 0.92rem;
        line-height: 1.35;
        margin: 0;
        box-shadow: var(--shadow);
      }
      .moves {
        display: flex;
        flex-wrap: wrap;
        gap: 0.35rem;
        margin-top: 0.7rem;
      }
      button {
        border: 1px solid var(--line);
        border-radius: 8px;
        padding: 0.35rem 0.7rem;
        background: var(--surface);
        font-family: var(--mono);
      }
      .rest {
        color: var(--muted);
        align-self: center;
      }
      .best {
        border-color: var(--advice);
        box-shadow: inset 0 0 0 1px var(--advice);
      }
      .percent {
        color: var(--advice);
        font-weight: 700;
        margin-left: 0.3rem;
      }
    `,
  ];

  render() {
    const legal = this.playable ? (this.position.legal ?? []) : [];
    return html`<pre tabindex="0" aria-label=${t("board")}>${this.position.board ?? this.position.text}</pre>
      <div class="moves">
        ${legal.slice(0, MOST).map((move) => {
          const advice = this.advice.get(move);
          return html`<button data-move=${move} class=${advice?.best ? "best" : ""} @click=${() => this.play(move)}>
            ${move}${advice ? this.badge(advice) : ""}
          </button>`;
        })}${legal.length > MOST ? html`<span class="rest">${t("boards.more", { n: legal.length - MOST })}</span>` : ""}
      </div>`;
  }
}
customElements.define("sw-text-board", TextBoard);
