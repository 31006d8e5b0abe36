import { html, css } from "lit";
import { Board } from "../board.js";
import { t } from "../../app/i18n.js";

/** Heaps of matches; a click on a match takes it and all to its right. */
class NimBoard extends Board {
  static styles = [
    Board.base,
    css`
      .table {
        background: linear-gradient(160deg, color-mix(in srgb, var(--wood) 88%, #fff), var(--wood));
        border-radius: 16px;
        padding: clamp(0.7rem, 3.5%, 1.5rem);
        display: grid;
        gap: 0.5rem;
        box-shadow: var(--shadow);
        color: #2d2412;
      }
      .heap {
        display: flex;
        align-items: center;
        gap: 0.2rem;
        min-height: 6.6rem;
        border-bottom: 2px dashed color-mix(in srgb, var(--wood-line) 55%, transparent);
        padding: 0.35rem 0;
      }
      .heap:last-child {
        border-bottom: 0;
      }
      .matches {
        display: flex;
        flex-wrap: wrap;
        flex: 1;
        min-width: 0;
        position: relative;
      }
      .heap b {
        width: 1.6rem;
        font-size: 1.1rem;
      }
      button {
        width: 1.7rem;
        height: 5.8rem;
        position: relative;
        border-radius: 6px;
      }
      button:focus-visible {
        outline-color: #1c5f7a;
      }
      i {
        position: absolute;
        left: 50%;
        top: 13%;
        bottom: 4%;
        width: 0.46rem;
        margin-left: -0.23rem;
        background: linear-gradient(90deg, #f3d9a4, #d7a860 60%, #b98641);
        border-radius: 2px;
        box-shadow: 2px 2px 2px rgb(60 40 0 / 30%);
        rotate: var(--lean);
        transition:
          translate 0.18s,
          opacity 0.18s;
      }
      i::before {
        content: "";
        position: absolute;
        top: -0.6rem;
        left: -0.14rem;
        width: 0.74rem;
        height: 1.05rem;
        border-radius: 48% 48% 45% 45%;
        background: radial-gradient(circle at 35% 30%, color-mix(in srgb, var(--first) 62%, #fff), var(--first) 70%);
      }
      .matches:has(button:hover:not(:disabled)) button:hover i,
      .matches button:hover:not(:disabled) ~ button i,
      .matches button:focus-visible i,
      .matches button:focus-visible ~ button i {
        translate: 0 -0.5rem;
        opacity: 0.5;
      }
      button::after {
        content: attr(data-take);
        position: absolute;
        top: -0.9rem;
        left: 50%;
        transform: translateX(-50%);
        background: #2d2412;
        color: #fff;
        font-size: 0.74rem;
        padding: 0.1rem 0.4rem;
        border-radius: 6px;
        white-space: nowrap;
        opacity: 0;
        pointer-events: none;
        z-index: 3;
      }
      button:hover:not(:disabled)::after,
      button:focus-visible::after {
        opacity: 1;
      }
      .rank {
        left: 50%;
        top: -0.5rem;
        transform: translateX(-50%);
        font-size: 0.68rem;
        z-index: 1;
      }
      svg.arrow {
        right: 50%;
        top: 38%;
        translate: 50% 0;
        width: 1.2rem;
        rotate: -45deg;
      }
      .percent {
        position: absolute;
        left: 0;
        right: 0;
        bottom: -0.35rem;
        margin: auto;
        width: max-content;
        font-size: 0.7rem;
        font-weight: 700;
        color: #fff;
        background: #0b5c99;
        border-radius: 5px;
        padding: 0 0.2rem;
        z-index: 1;
      }
      .best {
        background: rgb(11 92 153 / 22%);
      }
      .preview {
        outline: 2px dashed #0b5c99;
      }
      .last b {
        text-decoration: underline 3px var(--last);
        text-underline-offset: 3px;
      }
      .gone {
        width: 1.7rem;
        height: 5.8rem;
        position: relative;
      }
      .gone::before {
        content: "";
        position: absolute;
        left: 50%;
        top: 9%;
        bottom: 4%;
        width: 0.46rem;
        margin-left: -0.23rem;
        border: 2px dotted var(--last);
        border-radius: 4px;
      }
      .size {
        margin-left: auto;
        font-variant-numeric: tabular-nums;
        font-weight: 700;
        min-width: 1.6rem;
        text-align: right;
      }
      .none {
        opacity: 0.8;
        font-style: italic;
      }
      @media (prefers-reduced-motion: reduce) {
        i {
          transition: none;
        }
      }
    `,
  ];

  render() {
    const heaps = this.position.text.split(" ")[0].split("-").map(Number);
    return html`<div class="table" role="group" aria-label=${t("board")}>
      ${heaps.map((size, heap) => this.heap(String.fromCharCode(97 + heap), size))}
    </div>`;
  }

  /**
   * How many the last move took from a heap.
   * @param {string} name
   */
  taken(name) {
    const [heap, count] = (this.position.last ?? "").split("-");
    return heap === name ? Number(count) : 0;
  }

  /**
   * @param {string} name
   * @param {number} size
   */
  heap(name, size) {
    return html`<div class="heap ${this.position.last?.startsWith(name) ? "last" : ""}">
      <b>${name}</b>
      <div class="matches">
        ${
          size
            ? Array.from({ length: size }, (_, i) => this.match(name, size, i))
            : html`<span class="none">${t("boards.empty")}</span>`
        }
        ${Array.from({ length: this.taken(name) }, () => html`<span class="gone" aria-hidden="true"></span>`)}
      </div>
      <span class="size">${size}</span>
    </div>`;
  }

  /**
   * Matches never lie quite straight.
   * @param {string} name
   * @param {number} size
   * @param {number} i
   */
  match(name, size, i) {
    const take = size - i;
    const move = `${name}-${take}`;
    const advice = this.advice.get(move);
    const lean = ((i * 37 + name.charCodeAt(0) * 13) % 9) - 4;
    return html`<button
      data-move=${move}
      data-take=${t("boards.takes", { n: take })}
      class="${advice?.best ? "best" : ""} ${this.preview === move ? "preview" : ""}"
      style="--lean:${lean}deg"
      ?disabled=${!this.isLegal(move)}
      aria-label=${t("board.take", { n: take, heap: name }) + (advice ? `, ${Math.round(advice.percent)} %` : "")}
      @click=${() => this.play(move)}
    >
      <i></i>${advice ? this.badge(advice) : ""}
    </button>`;
  }
}
customElements.define("sw-nim", NimBoard);
