import { html, css } from "lit";
import { Board } from "../board.js";
import { t } from "../../app/i18n.js";

const SMALLEST = 10;
const LARGEST = 70;

/** Stones on a wooden board drawn on a canvas: drag to scroll, wheel or two fingers to zoom. Only what is seen is drawn. */
class FiveInARowBoard extends Board {
  static styles = [
    Board.base,
    css`
      .frame { border-radius: 12px; overflow: hidden; box-shadow: var(--shadow); background: var(--wood); aspect-ratio: 1; position: relative; }
      canvas { width: 100%; height: 100%; display: block; touch-action: none; cursor: pointer; }
      .zoom { position: absolute; right: 0.5rem; bottom: 0.5rem; display: flex; gap: 0.3rem; }
      .zoom button { width: 2.2rem; height: 2.2rem; border-radius: 8px; background: rgb(255 255 255 / 85%); color: #222; font-weight: 700; }
    `,
  ];

  constructor() {
    super();
    /** Where the upper left corner lies, in fields, and how large a field is, in pixels. */
    this.view = null;
    this.pointers = new Map();
    this.painted = 0;
  }

  render() {
    return html`<div class="frame">
      <canvas role="img" aria-label=${t("board") + (this.position.last ? `, ${t("board.last")}: ${this.position.last}` : "")}
        @pointerdown=${this.down} @pointermove=${this.moved} @pointerup=${this.up} @pointercancel=${this.up} @wheel=${this.wheel}></canvas>
      <div class="zoom">
        <button aria-label=${t("board.closer")} @click=${() => this.zoom(1.3)}>+</button>
        <button aria-label=${t("board.farther")} @click=${() => this.zoom(1 / 1.3)}>−</button>
      </div></div>`;
  }

  firstUpdated() {
    this.canvas = this.renderRoot.querySelector("canvas");
    this.observer = new ResizeObserver(() => this.fit());
    this.observer.observe(this.canvas);
    this.onTheme = () => setTimeout(() => this.paint());
    window.addEventListener("settings", this.onTheme);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.observer?.disconnect();
    window.removeEventListener("settings", this.onTheme);
  }

  updated(changes) {
    if (changes.has("position")) this.read();
    this.paint();
  }

  /** Rows from the top, x and o for stones and numbers for free fields: 3/1x1/2o. */
  read() {
    const rows = this.position.text.split(" ")[0].split("/");
    this.stones = [];
    this.height = rows.length;
    rows.forEach((row, y) => {
      let x = 0;
      for (const part of row.match(/\d+|[xo]/g) ?? []) {
        if (part === "x" || part === "o") this.stones.push({ x: x++, y, sign: part });
        else x += Number(part);
      }
      this.width = x;
    });
  }

  /** The first view shows the whole board, or the middle of a large one. */
  fit() {
    const ratio = devicePixelRatio || 1;
    this.canvas.width = this.canvas.clientWidth * ratio;
    this.canvas.height = this.canvas.clientHeight * ratio;
    if (!this.view && this.width) {
      const shown = Math.min(Math.max(this.width, this.height) + 1, 25);
      const cell = this.canvas.clientWidth / shown;
      this.view = { cell, x: (this.width - shown) / 2, y: (this.height - shown) / 2 };
    }
    this.paint();
  }

  letters(column) {
    const last = String.fromCharCode(97 + (column % 26));
    return column < 26 ? last : this.letters(Math.floor(column / 26) - 1) + last;
  }

  move(x, y) {
    return this.letters(x) + (this.height - y);
  }

  place(move) {
    const found = /^([a-z]+)(\d+)$/.exec(move);
    if (!found) return null;
    const x = [...found[1]].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1;
    return { x, y: this.height - Number(found[2]) };
  }

  paint() {
    if (!this.painted && this.canvas) this.painted = requestAnimationFrame(() => { this.painted = 0; this.draw(); });
  }

  draw() {
    if (!this.view || !this.stones) return;
    const pen = this.canvas.getContext("2d");
    const ratio = devicePixelRatio || 1;
    const { cell, x: left, y: top } = this.view;
    const wide = this.canvas.clientWidth;
    const high = this.canvas.clientHeight;
    const style = getComputedStyle(this);
    const colour = (name) => style.getPropertyValue(name);
    const at = (n, from) => (n - from + 0.5) * cell;
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    pen.fillStyle = colour("--wood");
    pen.fillRect(0, 0, wide, high);
    const x0 = Math.max(0, Math.floor(left)), x1 = Math.min(this.width - 1, Math.ceil(left + wide / cell));
    const y0 = Math.max(0, Math.floor(top)), y1 = Math.min(this.height - 1, Math.ceil(top + high / cell));
    pen.strokeStyle = colour("--wood-line");
    pen.lineWidth = 1;
    pen.beginPath();
    for (let x = x0; x <= x1; x++) { pen.moveTo(at(x, left), at(y0, top)); pen.lineTo(at(x, left), at(y1, top)); }
    for (let y = y0; y <= y1; y++) { pen.moveTo(at(x0, left), at(y, top)); pen.lineTo(at(x1, left), at(y, top)); }
    pen.stroke();
    if (this.labels && cell > 16) this.names(pen, { x0, x1, y0, y1, at, left, top, colour });
    for (const stone of this.stones) {
      if (stone.x < x0 || stone.x > x1 || stone.y < y0 || stone.y > y1) continue;
      const cx = at(stone.x, left), cy = at(stone.y, top), r = cell * 0.44;
      const shine = pen.createRadialGradient(cx - r / 3, cy - r / 3, r / 8, cx, cy, r);
      const dark = stone.sign === "x";
      shine.addColorStop(0, colour(dark ? "--dark-piece-light" : "--light-piece-light"));
      shine.addColorStop(1, colour(dark ? "--dark-piece" : "--light-piece"));
      disc(pen, cx, cy, r, shine);
    }
    this.marks(pen, { at, left, top, cell, colour });
  }

  names(pen, { x0, x1, y0, y1, at, left, top, colour }) {
    pen.fillStyle = colour("--wood-line");
    pen.font = "600 11px " + colour("--font");
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    for (let x = x0; x <= x1; x++) pen.fillText(this.letters(x), at(x, left), Math.max(8, at(-0.72, top)));
    for (let y = y0; y <= y1; y++) pen.fillText(String(this.height - y), Math.max(9, at(-0.72, left)), at(y, top));
  }

  marks(pen, { at, left, top, cell, colour }) {
    for (const [move, { percent, best, strength }] of this.advice) {
      const spot = this.place(move);
      if (!spot || percent < 0.5) continue;
      const cx = at(spot.x, left), cy = at(spot.y, top);
      pen.globalAlpha = 0.2 + 0.75 * strength;
      disc(pen, cx, cy, cell * 0.42, colour("--advice"));
      pen.globalAlpha = 1;
      if (best) ring(pen, cx, cy, cell * 0.42, "#fff", 2);
      pen.fillStyle = "#fff";
      pen.font = `700 ${Math.max(8, cell * 0.34)}px ${colour("--font")}`;
      pen.textAlign = "center";
      pen.textBaseline = "middle";
      if (cell > 16) { pen.strokeStyle = "rgb(0 0 0 / 55%)"; pen.lineWidth = 2; pen.strokeText(String(Math.round(percent)), cx, cy); pen.fillText(String(Math.round(percent)), cx, cy); }
    }
    const last = this.place(this.position.last);
    if (last) {
      disc(pen, at(last.x, left), at(last.y, top), cell * 0.13, colour("--last"));
      ring(pen, at(last.x, left), at(last.y, top), cell * 0.13, "#fff", 1.5);
    }
    const preview = this.place(this.preview);
    if (preview) ring(pen, at(preview.x, left), at(preview.y, top), cell * 0.4, colour("--advice"), 3);
  }

  down(event) {
    this.canvas.setPointerCapture(event.pointerId);
    this.pointers.set(event.pointerId, { x: event.offsetX, y: event.offsetY });
    this.dragged = this.pointers.size > 1;
    this.from = { x: event.offsetX, y: event.offsetY };
  }

  moved(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.offsetX, y: event.offsetY };
    if (this.pointers.size === 2) {
      const other = [...this.pointers].find(([id]) => id !== event.pointerId)[1];
      const gap = (one) => Math.hypot(one.x - other.x, one.y - other.y);
      this.zoom(gap(now) / Math.max(1, gap(before)), other.x, other.y);
    } else if (this.dragged || Math.hypot(now.x - this.from.x, now.y - this.from.y) > 6) {
      this.dragged = true;
      this.view.x -= (now.x - before.x) / this.view.cell;
      this.view.y -= (now.y - before.y) / this.view.cell;
      this.paint();
    }
    this.pointers.set(event.pointerId, now);
  }

  up(event) {
    const known = this.pointers.delete(event.pointerId);
    if (!known || this.dragged || event.type === "pointercancel" || !this.playable) return;
    const x = Math.floor(this.view.x + event.offsetX / this.view.cell);
    const y = Math.floor(this.view.y + event.offsetY / this.view.cell);
    if (x >= 0 && x < this.width && y >= 0 && y < this.height) this.play(this.move(x, y));
  }

  wheel(event) {
    event.preventDefault();
    this.zoom(event.deltaY < 0 ? 1.12 : 1 / 1.12, event.offsetX, event.offsetY);
  }

  zoom(by, x = this.canvas.clientWidth / 2, y = this.canvas.clientHeight / 2) {
    const cell = Math.min(LARGEST, Math.max(SMALLEST, this.view.cell * by));
    this.view.x += x / this.view.cell - x / cell;
    this.view.y += y / this.view.cell - y / cell;
    this.view.cell = cell;
    this.paint();
  }
}

function disc(pen, x, y, r, fill) {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.fill();
}

function ring(pen, x, y, r, colour, width) {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.stroke();
}

customElements.define("sw-fiveinarow", FiveInARowBoard);
