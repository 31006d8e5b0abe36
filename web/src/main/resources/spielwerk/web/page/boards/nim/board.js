import { html, css } from "lit";
import { Board } from "../board.js";
import { t } from "../../app/i18n.js";

/** Heaps of matches; a click on a match takes it and all to its right. */
class NimBoard extends Board {
  static styles = [
    Board.base,
    css`
      .table { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: clamp(0.8rem, 4%, 2rem); display: grid; gap: 1.2rem; box-shadow: var(--shadow); }
      .heap { display: flex; align-items: center; gap: 0.2rem; min-height: 6.4rem; flex-wrap: wrap; border-bottom: 2px dashed var(--line); padding-bottom: 0.6rem; }
      .heap b { width: 1.6rem; color: var(--muted); }
      button { width: 1.5rem; height: 5.6rem; position: relative; border-radius: 6px; }
      button i { position: absolute; left: 50%; top: 14%; bottom: 4%; width: 0.42rem; margin-left: -0.21rem; background: #d9a866; border-radius: 2px; }
      button i::before { content: ""; position: absolute; top: -0.55rem; left: -0.16rem; width: 0.74rem; height: 1rem; border-radius: 50%; background: var(--first); }
      .taken i, .heap:has(button:hover:not(:disabled)) button:hover ~ button i, button:hover:not(:disabled) i { opacity: 0.35; }
      .percent { position: absolute; left: 0; right: 0; bottom: -0.3rem; font-size: 0.72rem; font-weight: 700; color: var(--advice); text-align: center; background: var(--surface); }
      .best { background: color-mix(in srgb, var(--advice) 26%, transparent); }
      .preview { outline: 2px dashed var(--advice); }
      .last b { color: var(--last); text-decoration: underline 3px; }
      .size { margin-left: auto; color: var(--muted); font-variant-numeric: tabular-nums; }
    `,
  ];

  render() {
    const heaps = this.position.text.split(" ")[0].split("-").map(Number);
    return html`<div class="table" role="group" aria-label=${t("board")}>${heaps.map((size, heap) => this.heap(String.fromCharCode(97 + heap), size))}</div>`;
  }

  heap(name, size) {
    return html`<div class="heap ${this.position.last.startsWith(name) ? "last" : ""}"><b>${name}</b>
      ${Array.from({ length: size }, (_, i) => {
        const move = `${name}-${size - i}`;
        const advice = this.advice.get(move);
        return html`<button data-move=${move} class="${advice?.best ? "best" : ""} ${this.preview === move ? "preview" : ""}" ?disabled=${!this.isLegal(move)} aria-label=${t("board.take", { n: size - i, heap: name }) + (advice ? `, ${Math.round(advice.percent)} %` : "")} @click=${() => this.play(move)}>
          <i></i>${advice ? html`<span class="percent">${Math.round(advice.percent)}</span>` : ""}</button>`;
      })}<span class="size">${size}</span></div>`;
  }
}
customElements.define("sw-nim", NimBoard);
