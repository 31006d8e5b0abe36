import { html, css, svg } from "lit";
import { Board } from "../board.js";
import { spots } from "../dice.js";
import { t } from "../../app/i18n.js";

/**
 * A die seen from above, with its four sides folded out a little. A click on a side tips the die
 * so that this side comes up. What lies below is shown beside it.
 */
class TippingBoard extends Board {
  static styles = [
    Board.base,
    css`
      .table {
        background: radial-gradient(circle at 50% 38%, color-mix(in srgb, var(--board) 82%, #fff), var(--board) 70%);
        border: 0.7rem solid var(--board-edge);
        border-radius: 18px;
        padding: clamp(0.6rem, 3%, 1.2rem);
        box-shadow: var(--shadow);
        display: grid;
        gap: 0.6rem;
        justify-items: center;
        container-type: inline-size;
      }
      .die {
        width: min(100%, 24rem);
        aspect-ratio: 1;
        position: relative;
      }
      .side {
        position: absolute;
        left: 28%;
        width: 44%;
        top: 8.5%;
        height: 20%;
        transform-origin: 50% 207.5%;
        transform: rotate(var(--turn));
      }
      .side svg {
        width: 100%;
        height: 100%;
        display: block;
        overflow: visible;
      }
      .wall {
        fill: #ded3bd;
        stroke: #6f664f;
        stroke-width: 1.6;
        stroke-linejoin: round;
        transition: fill 0.15s;
      }
      .side:not(:disabled):hover .wall,
      .side:focus-visible .wall {
        fill: #fff3cc;
        stroke: var(--last);
        stroke-width: 3;
      }
      .side:focus-visible {
        outline: none;
      }
      .side:disabled {
        opacity: 0.62;
      }
      .pip {
        fill: #23262b;
      }
      .side .pip {
        fill: #4a4437;
      }
      .best .wall {
        stroke: var(--advice);
        stroke-width: 4.5;
      }
      .preview .wall {
        stroke: var(--advice);
        stroke-width: 4;
        stroke-dasharray: 6 5;
      }
      .rank {
        left: 12%;
        top: 30%;
        transform: rotate(calc(-1 * var(--turn)));
        font-size: 0.85rem;
      }
      .percent {
        position: absolute;
        left: 50%;
        top: -12%;
        transform: translateX(-50%) rotate(calc(-1 * var(--turn)));
        background: #0b5c99;
        color: #fff;
        font-weight: 700;
        font-size: 0.85rem;
        border-radius: 99px;
        padding: 0.1rem 0.5rem;
        white-space: nowrap;
      }
      .up {
        position: absolute;
        left: 28.5%;
        top: 28.5%;
        width: 43%;
        animation: tip 0.36s ease-out;
        filter: drop-shadow(0 3px 6px rgb(0 0 0 / 35%));
      }
      .up.again {
        animation-name: tipagain;
      }
      .top {
        fill: #fffaf0;
        stroke: #6f664f;
        stroke-width: 2;
      }
      @keyframes tip {
        from {
          transform: scale(0.35, 1);
          opacity: 0.3;
        }
      }
      @keyframes tipagain {
        from {
          transform: scale(1, 0.35);
          opacity: 0.3;
        }
      }
      @media (prefers-reduced-motion: reduce) {
        .up {
          animation: none;
        }
      }
      .foot {
        width: 100%;
        display: grid;
        grid-template-columns: auto 1fr;
        gap: 0.3rem 1rem;
        align-items: center;
        background: var(--surface);
        color: var(--ink);
        border-radius: 10px;
        padding: 0.6rem 0.8rem;
        font-weight: 600;
      }
      .below {
        display: flex;
        gap: 0.5rem;
        align-items: center;
        font-weight: 500;
        color: var(--muted);
        font-size: 0.9rem;
      }
      .below svg {
        width: 1.9rem;
      }
      .below rect {
        fill: none;
        stroke: var(--muted);
        stroke-width: 5;
        stroke-dasharray: 9 7;
      }
      .below circle {
        fill: var(--muted);
      }
      .sum {
        display: grid;
        gap: 0.3rem;
      }
      .track {
        height: 1rem;
        background: var(--raised);
        border: 1px solid var(--line);
        border-radius: 99px;
        overflow: hidden;
      }
      .track i {
        display: block;
        height: 100%;
        background: var(--accent);
        transition: width 0.3s;
      }
      .track i.full {
        background: var(--good);
      }
      .track i.beyond {
        background: var(--bad);
      }
    `,
  ];

  /** @param {import("lit").PropertyValues} changes */
  willUpdate(changes) {
    if (this.moved(changes)) this.tips = (this.tips ?? 0) + 1;
  }

  render() {
    const [face, sum] = this.position.text.split(" ")[0].split("/").map(Number);
    const target = this.option("target", 20);
    // Opposite sides make seven, so the smallest and the largest lie left and right.
    const [left, top, bottom, right] = [1, 2, 3, 4, 5, 6].filter((one) => one !== face && one !== 7 - face);
    return html`<div class="table" role="group" aria-label=${t("board")}>
      <div class="die">
        ${this.side(top, 0)}${this.side(right, 90)}${this.side(bottom, 180)}${this.side(left, 270)}
        <svg
          class="up ${this.tips % 2 ? "again" : ""}"
          viewBox="0 0 130 130"
          role="img"
          aria-label=${t("board.face", { n: face })}
        >
          <rect class="top" x="1" y="1" width="128" height="128" rx="16" />
          ${spots(face).map(([x, y]) => svg`<circle class="pip" cx=${65 + 36 * x} cy=${65 + 36 * y} r="12.500" />`)}
        </svg>
      </div>
      <div class="foot">
        <span class="below"
          ><svg viewBox="0 0 100 100" aria-hidden="true">
            <rect x="6" y="6" width="88" height="88" rx="18" />
            ${spots(7 - face).map(([x, y]) => svg`<circle cx=${50 + 24 * x} cy=${50 + 24 * y} r="8" />`)}</svg
          >${t("boards.hidden", { n: 7 - face })}</span
        >
        <div class="sum">
          <span>${t("board.sum", { sum, target })}</span>
          <div class="track">
            <i
              class=${sum === target ? "full" : sum > target ? "beyond" : ""}
              style="width:${Math.min(100, (100 * sum) / target)}%"
            ></i>
          </div>
        </div>
      </div>
    </div>`;
  }

  /**
   * A side as a trapezium above the top, turned to where it lies; its pips shrink with it.
   * @param {number} face
   * @param {number} turn
   */
  side(face, turn) {
    const move = String(face);
    const advice = this.advice.get(move);
    const classes = `side ${advice?.best ? "best" : ""} ${this.preview === move ? "preview" : ""}`;
    return html`<button
      class=${classes}
      style="--turn:${turn}deg"
      data-move=${move}
      ?disabled=${!this.isLegal(move)}
      aria-label=${t("board.tip", { n: face }) + (advice ? `, ${Math.round(advice.percent)} %` : "")}
      @click=${() => this.play(move)}
    >
      <svg viewBox="0 0 132 60" aria-hidden="true">
        <path class="wall" d="M4 58L19 8Q21 2 27 2H105Q111 2 113 8L128 58Z" />
        ${spots(face).map(
          ([x, y]) =>
            svg`<ellipse class="pip" cx=${66 + x * (27 + 4 * y)} cy=${30 + 16 * y} rx=${8.5 + y} ry="5.500" />`,
        )}
      </svg>
      ${advice ? this.badge(advice) : ""}
    </button>`;
  }
}
customElements.define("sw-tipping", TippingBoard);
