import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { dialogOpen, typing } from "../app/keys.js";

/** Milliseconds a step is shown while it plays by itself. */
const PACE = 1100;

/**
 * Steps forwards and backwards: buttons, a slider, the keys, and playing by itself.
 * at: the step shown, from 0; last: the last one; big: how many steps Page Up and Down go.
 * Event "step" with detail the step wanted.
 */
class Stepper extends LitElement {
  static properties = {
    at: { type: Number },
    last: { type: Number },
    big: { type: Number },
    playing: { state: true },
    locked: { type: Boolean },
  };
  static styles = [
    look,
    css`
      :host {
        position: sticky;
        bottom: 0;
        z-index: 3;
      }
      .bar {
        display: flex;
        gap: 0.4rem;
        align-items: center;
        background: var(--surface);
        border: 1px solid var(--line);
        border-radius: var(--radius);
        padding: 0.5rem 0.7rem;
        box-shadow: var(--shadow);
      }
      button {
        min-width: 2.7rem;
        font-size: 1.05rem;
      }
      input {
        flex: 1;
        min-width: 4rem;
        padding: 0;
        accent-color: var(--accent);
        border: 0;
        background: none;
      }
      output {
        font-variant-numeric: tabular-nums;
        color: var(--muted);
        white-space: nowrap;
      }
      @media (max-width: 560px) {
        .ends {
          display: none;
        }
        output {
          font-size: 0.85rem;
        }
      }
    `,
  ];

  constructor() {
    super();
    this.at = 0;
    this.last = 0;
    this.big = 10;
    this.playing = false;
    this.locked = false;
    this.onKey = (event) => this.key(event);
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("keydown", this.onKey);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("keydown", this.onKey);
    this.stop();
  }

  key(event) {
    const range = event.composedPath()[0]?.type === "range";
    const button = event.composedPath()[0]?.tagName === "BUTTON";
    if ((typing(event) && !range) || dialogOpen() || this.locked) return;
    const does = {
      ArrowRight: () => this.go(this.at + 1),
      ArrowLeft: () => this.go(this.at - 1),
      PageDown: () => this.go(this.at + this.big),
      PageUp: () => this.go(this.at - this.big),
      Home: () => this.go(0),
      End: () => this.go(this.last),
      " ": button ? undefined : () => this.toggle(),
    }[event.key];
    if (does) {
      event.preventDefault();
      does();
    }
  }

  go(step, byItself = false) {
    if (!byItself) this.stop();
    const wanted = Math.max(0, Math.min(this.last, step));
    if (wanted !== this.at) this.dispatchEvent(new CustomEvent("step", { detail: wanted }));
  }

  toggle() {
    if (this.playing) return this.stop();
    if (this.at >= this.last) this.go(0);
    this.playing = true;
    this.timer = setInterval(() => (this.at >= this.last ? this.stop() : this.go(this.at + 1, true)), PACE);
  }

  stop() {
    clearInterval(this.timer);
    this.playing = false;
  }

  render() {
    const button = (id, sign, words, does, off, style = "") =>
      html`<button id=${id} class=${style} aria-label=${words} title=${words} ?disabled=${off} @click=${does}>
        ${sign}
      </button>`;
    return html`<div class="bar" role="group" aria-label=${t("learn.steps")}>
      ${button("first", "«", t("learn.first"), () => this.go(0), this.at === 0, "ends")}
      ${button("back", "‹", t("learn.back"), () => this.go(this.at - 1), this.at === 0)}
      ${button(
        "run",
        this.playing ? "❚❚" : "▶",
        t(this.playing ? "learn.pause" : "learn.play"),
        () => this.toggle(),
        this.last === 0,
      )}
      ${button("on", "›", t("learn.on"), () => this.go(this.at + 1), this.at >= this.last, "primary")}
      ${button("last", "»", t("learn.last"), () => this.go(this.last), this.at >= this.last, "ends")}
      <input
        id="slider"
        type="range"
        min="0"
        max=${this.last}
        .value=${String(this.at)}
        aria-label=${t("learn.step")}
        @input=${(e) => this.go(Number(e.target.value))}
      />
      <output>${this.at} / ${this.last}</output>
    </div>`;
  }
}
customElements.define("sw-stepper", Stepper);
