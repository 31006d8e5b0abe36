import { html, css } from "lit";
import { Board } from "../board.js";
import { t } from "../../app/i18n.js";

const PIPS = { 1: [5], 2: [1, 9], 3: [1, 5, 9], 4: [1, 3, 7, 9], 5: [1, 3, 5, 7, 9], 6: [1, 3, 4, 6, 7, 9] };
const PLACES = ["2 / 1", "1 / 2", "2 / 3", "3 / 2"];

/** A die on the table; around it the four faces that a tip brings up. */
class TippingBoard extends Board {
  static styles = [
    Board.base,
    css`
      .table { background: var(--surface); border: 1px solid var(--line); border-radius: 14px; padding: 1.4rem; box-shadow: var(--shadow); display: grid; gap: 1.2rem; justify-items: center; }
      .dice { display: grid; grid-template: repeat(3, 1fr) / repeat(3, 1fr); gap: 0.7rem; width: min(100%, 24rem); }
      .die { aspect-ratio: 1; border-radius: 16%; background: #fbf8f1; border: 2px solid #b9ae99; display: grid; grid-template: repeat(3, 1fr) / repeat(3, 1fr); padding: 14%; position: relative; width: 100%; }
      .die i { width: 74%; height: 74%; border-radius: 50%; background: #24272c; place-self: center; }
      .top { grid-area: 2 / 2; box-shadow: 0 0 0 4px var(--last); }
      button.die { opacity: 0.72; transform: scale(0.86); }
      button.die:hover:not(:disabled) { opacity: 1; transform: scale(0.94); }
      button.die:disabled { opacity: 0.25; }
      .percent { position: absolute; inset: auto 0 -1.3rem; text-align: center; font-weight: 700; color: var(--advice); font-size: 0.86rem; }
      .best { outline: 3px solid var(--advice); outline-offset: 2px; }
      .sum { width: 100%; display: grid; gap: 0.3rem; font-weight: 600; }
      .track { height: 0.9rem; background: var(--raised); border: 1px solid var(--line); border-radius: 99px; overflow: hidden; }
      .track i { display: block; height: 100%; background: var(--accent); transition: width 0.3s; }
    `,
  ];

  render() {
    const [face, sum] = this.position.text.split(" ")[0].split("/").map(Number);
    const target = this.option("target", 20);
    const sides = [1, 2, 3, 4, 5, 6].filter((one) => one !== face && one !== 7 - face);
    return html`<div class="table" role="group" aria-label=${t("board")}>
      <div class="dice">
        <span class="die top" role="img" aria-label=${t("board.face", { n: face })}>${this.pips(face)}</span>
        ${sides.map((one, i) => this.side(String(one), one, PLACES[i]))}
      </div>
      <div class="sum"><span>${t("board.sum", { sum, target })}</span><div class="track"><i style="width:${Math.min(100, (100 * sum) / target)}%"></i></div></div>
    </div>`;
  }

  side(move, face, place) {
    const advice = this.advice.get(move);
    return html`<button class="die ${advice?.best || this.preview === move ? "best" : ""}" style="grid-area:${place}" data-move=${move} ?disabled=${!this.isLegal(move)} aria-label=${t("board.tip", { n: face }) + (advice ? `, ${Math.round(advice.percent)} %` : "")} @click=${() => this.play(move)}>
      ${this.pips(face)}${advice ? html`<span class="percent">${Math.round(advice.percent)} %</span>` : ""}</button>`;
  }

  pips(face) {
    return (PIPS[face] ?? []).map((place) => html`<i style="grid-area:${Math.ceil(place / 3)} / ${((place - 1) % 3) + 1}"></i>`);
  }
}
customElements.define("sw-tipping", TippingBoard);
