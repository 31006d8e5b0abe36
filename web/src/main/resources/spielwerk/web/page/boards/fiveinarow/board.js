import { html, css } from "lit";
import { find, given } from "../../app/dom.js";
import { Board } from "../board.js";
import { Camera } from "../camera.js";
import { t } from "../../app/i18n.js";
import { Field } from "./field.js";
import { Painter } from "./painter.js";
import { winningLines } from "../winning.js";
import { forbidden, guidance } from "./opening.js";

const SMALLEST = 5;
const LARGEST = 70;
/** How many fields are shown at first, where there are more. */
const AT_FIRST = 25;

/**
 * Stones on wood: drag to scroll, wheel or two fingers to zoom, arrow keys and Enter to play. For
 * those who measure: frames counts what was drawn, busy the milliseconds that took.
 */
/** @typedef {{x: number, y: number}} Spot */

/**
 * What is drawn.
 * @typedef {object} Scene
 * @property {Field} field
 * @property {string[] | null} numbers by place which move it was
 * @property {any[]} marks advice by place
 * @property {boolean} prior
 * @property {any[]} line
 * @property {Spot[]} won the line that won
 * @property {Spot | null} last
 * @property {Spot | null} preview
 * @property {Spot | null} cursor
 * @property {(Spot & {stone: number}) | null} ghost
 * @property {boolean} labels
 * @property {import("./opening.js").Forbidden[]} forbidden what Black may not play, in renju
 */

class FiveInARowBoard extends Board {
  static styles = [
    Board.base,
    css`
      .frame {
        border-radius: 12px;
        overflow: hidden;
        box-shadow: var(--shadow);
        background: var(--wood);
        aspect-ratio: 1;
        position: relative;
      }
      canvas {
        width: 100%;
        height: 100%;
        display: block;
        touch-action: none;
        cursor: pointer;
      }
      .zoom {
        display: flex;
        gap: 0.3rem;
        justify-content: flex-end;
        margin-top: 0.4rem;
      }
      :host([inert]) .zoom {
        display: none;
      }
      .zoom button {
        width: 2.2rem;
        height: 2.2rem;
        border-radius: 8px;
        background: var(--surface);
        border: 1px solid var(--line);
        font-weight: 700;
      }
      .rule {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
        align-items: center;
        margin: 0.5rem 0 0;
      }
      .rule button {
        padding: 0.45rem 0.9rem;
        border-radius: 999px;
        background: var(--accent);
        color: var(--accent-ink);
        font-weight: 700;
      }
      .why {
        color: var(--last);
        font-weight: 700;
      }
      .hidden {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
        white-space: nowrap;
      }
    `,
  ];

  constructor() {
    super();
    this.frames = 0;
    this.busy = 0;
    /** @type {Painter} */
    this.painter = given();
    /** @type {ResizeObserver} */
    this.observer = given();
    /** @type {Scene} */
    this.scene = {
      field: given(),
      numbers: null,
      marks: [],
      prior: false,
      line: [],
      won: [],
      last: null,
      preview: null,
      cursor: null,
      ghost: null,
      labels: true,
      forbidden: [],
    };
    /** Why the field under the pointer is forbidden, or "". */
    this.why = "";
    /** The view in which the whole board was shown. */
    this.all = "";
    this.camera = new Camera({
      least: SMALLEST,
      most: LARGEST,
      changed: () => this.paint(),
      tap: (x, y, event) => this.tap(x, y, event),
    });
  }

  render() {
    const { last } = this.position;
    return html`<div class="frame">
        <canvas
          tabindex="0"
          role="application"
          aria-label=${[t("board"), last ? `${t("board.last")}: ${last}` : "", t("boards.how")]
            .filter(Boolean)
            .join(". ")}
          @pointermove=${this.hover}
          @pointerleave=${() => this.ghost(null)}
          @keydown=${this.key}
          @blur=${() => this.point(null)}
        ></canvas>
        <span class="hidden" role="status">${this.spoken ?? ""}</span>
      </div>
      ${guidance(this)}
      <div class="zoom">
        ${
          last
            ? html`<button data-last aria-label=${t("boards.tolast")} title=${t("boards.tolast")} @click=${this.toLast}>
                ◎
              </button>`
            : ""
        }
        <button aria-label=${t("boards.whole")} title=${t("boards.whole")} @click=${this.whole}>⤢</button>
        <button aria-label=${t("board.closer")} @click=${() => this.camera.zoom(1.3)}>+</button>
        <button aria-label=${t("board.farther")} @click=${() => this.camera.zoom(1 / 1.3)}>−</button>
      </div>`;
  }

  firstUpdated() {
    const canvas = find(this.renderRoot, "canvas");
    this.painter = new Painter(canvas);
    this.camera.watch(canvas);
    this.observer = new ResizeObserver(() => this.fit());
    this.observer.observe(canvas);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.observer?.disconnect();
  }

  connectedCallback() {
    super.connectedCallback();
    if (this.painter) this.observer.observe(this.painter.canvas);
  }

  dress() {
    super.dress();
    setTimeout(() => {
      this.painter?.dip(this);
      this.paint();
    });
  }

  updated(changes) {
    const { scene } = this;
    if (changes.has("position")) {
      scene.field = new Field(this.position.text);
      scene.ghost = null;
      scene.last = scene.field.place(this.position.last);
      scene.won = this.position.over ? this.won(scene.field) : [];
      scene.forbidden = forbidden(scene.field, this.position.view);
      this.why = "";
      this.painter.survey(scene.field);
      if (scene.last && this.camera.scale && this.moved(changes))
        this.camera.reveal(scene.last.x + 0.5, scene.last.y + 0.5, 0.5);
    }
    if (changes.has("position") || changes.has("advice")) scene.marks = this.advised();
    // Values and lines are given where somebody analyses.
    scene.prior = this.heat === "prior";
    scene.line = (this.line ?? [])
      .map((move, i) => ({ ...scene.field.place(move), text: String(i + 1), reply: i % 2 === 1 }))
      .filter(({ x }) => x !== undefined);
    scene.last = scene.line.length ? null : scene.field.place(this.position.last);
    const numbers = this.numbers;
    scene.numbers = numbers.size ? this.numberPlaces(numbers) : null;
    scene.preview = scene.field.place(this.preview);
    scene.labels = this.labels;
    if (!this.painter.colours) this.painter.dip(this);
    this.paint();
  }

  /** The places of the line that won. */
  won(field) {
    const usual = Math.min(5, Math.max(field.width, field.height));
    const line = winningLines(field.width, field.height, (x, y) => field.stone(x, y), this.option("line", usual));
    return [...line].map((place) => ({ x: place % field.width, y: Math.floor(place / field.width) }));
  }

  /** A win that is proven is drawn threat by threat, with the replies. */
  get drawsLines() {
    return true;
  }

  /** Advice by place, with what stands on it. */
  advised() {
    return [...this.advice]
      .filter(([, { percent, value }]) => percent >= 0.5 || value)
      .map(([move, mark]) => ({
        ...mark,
        ...this.scene.field.place(move),
        text: mark.value?.text ?? String(Math.round(mark.percent)),
      }))
      .filter(({ x }) => x !== undefined);
  }

  /** By place which move it was, as a text. */
  numberPlaces(numbers) {
    const { field } = this.scene;
    const places = [];
    for (const [move, number] of numbers) {
      const spot = field.place(move);
      if (spot) places[spot.y * field.width + spot.x] = String(number);
    }
    return places;
  }

  /** The first view shows the whole board, or of a large one what is around the last move; all of it stays in sight. */
  fit() {
    this.painter.resize();
    const { field, last } = this.scene;
    if (this.camera.scale && this.all === this.view) this.whole();
    else if (!this.camera.scale && this.painter.wide) {
      if (Math.max(field.width, field.height) <= AT_FIRST) this.whole();
      else {
        this.camera.scale = this.painter.wide / AT_FIRST;
        this.camera.centre(last ? last.x + 0.5 : field.width / 2, last ? last.y + 0.5 : field.height / 2);
      }
    }
    this.painter.survey(field);
    this.paint();
  }

  whole() {
    const { field } = this.scene;
    this.camera.show(-0.5, -0.5, field.width + 1, field.height + 1);
    this.all = this.view;
  }

  /** What the window shows, to be compared. */
  get view() {
    return [this.camera.x, this.camera.y, this.camera.scale].join(" ");
  }

  toLast() {
    const { last } = this.scene;
    if (!last) return;
    if (this.camera.scale < 18) this.camera.zoom(24 / this.camera.scale);
    this.camera.centre(last.x + 0.5, last.y + 0.5);
  }

  paint() {
    if (!this.painted && this.painter) this.painted = requestAnimationFrame(() => this.draw());
  }

  draw() {
    this.painted = 0;
    if (!this.scene.field || !this.camera.scale || !this.painter.colours) return;
    const began = performance.now();
    this.painter.draw(this.camera, this.scene);
    this.frames++;
    this.busy += performance.now() - began;
  }

  tap(x, y, event) {
    const { field } = this.scene;
    const pixel = this.camera.local(event);
    const spot = this.painter.onOverview(field, this.camera, pixel.x, pixel.y);
    if (spot) this.camera.centre(spot.x, spot.y);
    else this.put(Math.floor(x), Math.floor(y));
  }

  put(x, y) {
    const { field } = this.scene;
    if (!this.playable || !field.inside(x, y) || field.stone(x, y)) return;
    const why = this.reason(x, y);
    if (why) this.explain(why);
    else this.play(field.move(x, y));
  }

  /** Why a field is forbidden, or "". */
  reason(x, y) {
    return this.scene.forbidden.find((one) => one.x === x && one.y === y)?.reason ?? "";
  }

  explain(why) {
    if (why === this.why) return;
    this.why = why;
    this.spoken = why;
    this.requestUpdate();
  }

  hover(event) {
    if (event.pointerType === "touch" || event.buttons || !this.playable) return;
    const { x, y } = this.camera.local(event);
    this.ghost(Math.floor(this.camera.x + x / this.camera.scale), Math.floor(this.camera.y + y / this.camera.scale));
  }

  /** A stone that could be there. */
  ghost(x, y) {
    const { field, ghost } = this.scene;
    this.explain(x === null ? "" : this.reason(x, y));
    const there = x !== null && field.inside(x, y) && !field.stone(x, y) && !this.why;
    if (!there && !ghost) return;
    if (there && ghost && ghost.x === x && ghost.y === y) return;
    this.scene.ghost = there ? { x, y, stone: 1 + (this.position.view?.colour ?? this.position.turn) } : null;
    this.paint();
  }

  key(event) {
    const { field, last } = this.scene;
    const step = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    const at = this.scene.cursor ?? last ?? { x: field.width >> 1, y: field.height >> 1 };
    if (step) {
      const first = !this.scene.cursor;
      this.point({
        x: clamp(at.x + (first ? 0 : step[0]), field.width),
        y: clamp(at.y + (first ? 0 : step[1]), field.height),
      });
    } else if (event.key === "Enter" || event.key === " ") this.put(at.x, at.y);
    else if (event.key === "+" || event.key === "-") this.camera.zoom(event.key === "+" ? 1.3 : 1 / 1.3);
    else if (event.key === "Escape") this.point(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Puts the keyboard's cursor on a place and says what lies there. */
  point(spot) {
    this.scene.cursor = spot;
    if (spot) {
      this.camera.reveal(spot.x + 0.5, spot.y + 0.5, 0.5);
      const { field } = this.scene;
      const stone = field.stone(spot.x, spot.y);
      this.spoken = t("boards.cursor", {
        move: field.move(spot.x, spot.y),
        what: stone ? t(stone === 1 ? "black" : "white") : this.reason(spot.x, spot.y) || t("boards.free"),
      });
      this.requestUpdate();
    }
    this.paint();
  }
}

const clamp = (n, size) => Math.min(size - 1, Math.max(0, n));

customElements.define("sw-fiveinarow", FiveInARowBoard);
