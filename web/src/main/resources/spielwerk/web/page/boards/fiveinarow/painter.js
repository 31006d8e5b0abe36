import { given } from "../../app/dom.js";
import { settings } from "../../app/settings.js";
import { outline, weight } from "../arrows.js";
const MAP = 92;
const GAP = 8;

/**
 * Draws the board on a canvas: only what is seen, stones as pictures made once for their size, and
 * nothing new is made while somebody drags.
 */
export class Painter {
  constructor(canvas) {
    this.canvas = canvas;
    this.pen = canvas.getContext("2d", { alpha: false });
    this.sprites = [null, document.createElement("canvas"), document.createElement("canvas")];
    this.overview = document.createElement("canvas");
    this.size = 0;
    /** Looked up before the first drawing. @type {ReturnType<Painter["look"]>} */
    this.colours = given();
    this.ratio = 1;
    this.wide = 0;
    this.high = 0;
  }

  /** Looks up the colours again: day and night, or another set of them. */
  dip(host) {
    this.colours = this.look(host);
    this.size = 0;
  }

  look(host) {
    const style = getComputedStyle(host);
    const colour = (name) => style.getPropertyValue(name).trim();
    return {
      wood: colour("--wood"),
      line: colour("--wood-line"),
      dark: colour("--dark-piece"),
      darkLight: colour("--dark-piece-light"),
      light: colour("--light-piece"),
      lightLight: colour("--light-piece-light"),
      advice: colour("--advice"),
      prior: colour("--prior") || colour("--advice"),
      last: colour("--last"),
      accent: colour("--accent"),
      accentInk: colour("--accent-ink"),
      font: colour("--font"),
      edge: colour("--piece-edge"),
    };
  }

  resize() {
    this.ratio = Math.min(2, devicePixelRatio || 1);
    this.wide = this.canvas.clientWidth;
    this.high = this.canvas.clientHeight;
    this.canvas.width = Math.round(this.wide * this.ratio);
    this.canvas.height = Math.round(this.high * this.ratio);
  }

  /** Stones as pictures, for this size of a field. */
  carve(cell) {
    const size = Math.max(2, Math.round(cell * this.ratio));
    if (size === this.size) return;
    this.size = size;
    const { dark, darkLight, light, lightLight, edge } = this.colours;
    for (const [i, inner, outer] of [
      [1, darkLight, dark],
      [2, lightLight, light],
    ]) {
      const sprite = this.sprites[i];
      sprite.width = sprite.height = size;
      const pen = sprite.getContext("2d");
      const r = size * 0.44;
      const shine = pen.createRadialGradient(size / 2 - r / 3, size / 2 - r / 3, r / 8, size / 2, size / 2, r);
      shine.addColorStop(0, inner);
      shine.addColorStop(1, outer);
      disc(pen, size / 2, size / 2, r, shine);
      if (edge) ring(pen, size / 2, size / 2, r, edge, Math.max(1, size / 26));
    }
  }

  /** The whole board in small, for the corner; drawn once for each position. */
  survey(field) {
    const side = Math.round(MAP * (this.ratio || 1));
    this.overview.width = this.overview.height = side;
    const pen = this.overview.getContext("2d");
    if (!pen) return;
    const unit = side / Math.max(field.width, field.height);
    pen.fillStyle = "rgb(255 255 255 / 72%)";
    pen.fillRect(0, 0, field.width * unit, field.height * unit);
    const dot = Math.max(2.5 * (this.ratio || 1), unit);
    for (let y = 0; y < field.height; y++) {
      for (let x = 0; x < field.width; x++) {
        const stone = field.stone(x, y);
        if (!stone) continue;
        pen.fillStyle = stone === 1 ? "#111" : "#c0392b";
        pen.fillRect(x * unit, y * unit, dot, dot);
      }
    }
  }

  /** Where a pixel lies on the overview, as a place of the board, or null. */
  onOverview(field, camera, px, py) {
    if (!this.partly(field, camera)) return null;
    const unit = MAP / Math.max(field.width, field.height);
    const x = (px - GAP) / unit;
    const y = (py - (this.high - MAP - GAP)) / unit;
    return field.inside(Math.floor(x), Math.floor(y)) ? { x, y } : null;
  }

  partly(field, camera) {
    return (
      camera.x > 0.6 ||
      camera.y > 0.6 ||
      camera.x + this.wide / camera.scale < field.width - 0.6 ||
      camera.y + this.high / camera.scale < field.height - 0.6
    );
  }

  /** The way from threat to threat of a line; the replies lie aside. */
  threats(pen, line, ox, oy, cell) {
    const own = line.filter((step) => !step.reply);
    if (own.length < 2) return;
    pen.strokeStyle = this.colours.advice;
    pen.lineWidth = Math.max(2, cell * 0.08);
    pen.beginPath();
    own.forEach(({ x, y }, i) =>
      i ? pen.lineTo(ox + x * cell, oy + y * cell) : pen.moveTo(ox + x * cell, oy + y * cell),
    );
    pen.stroke();
  }

  /** @param scene what lies on the board: field, numbers, marks, prior, line, last, preview, cursor, .. */
  draw(camera, scene) {
    const { pen, wide, high, colours } = this;
    const { field } = scene;
    const { x: left, y: top, scale: cell } = camera;
    this.carve(cell);
    pen.setTransform(this.ratio, 0, 0, this.ratio, 0, 0);
    pen.fillStyle = colours.wood;
    pen.fillRect(0, 0, wide, high);
    const x0 = Math.max(0, Math.floor(left)),
      x1 = Math.min(field.width - 1, Math.ceil(left + wide / cell));
    const y0 = Math.max(0, Math.floor(top)),
      y1 = Math.min(field.height - 1, Math.ceil(top + high / cell));
    if (x0 > x1 || y0 > y1) return;
    const ox = (0.5 - left) * cell,
      oy = (0.5 - top) * cell;
    pen.strokeStyle = colours.line;
    pen.lineWidth = 1;
    pen.beginPath();
    for (let x = x0; x <= x1; x++) {
      pen.moveTo(ox + x * cell, oy + y0 * cell);
      pen.lineTo(ox + x * cell, oy + y1 * cell);
    }
    for (let y = y0; y <= y1; y++) {
      pen.moveTo(ox + x0 * cell, oy + y * cell);
      pen.lineTo(ox + x1 * cell, oy + y * cell);
    }
    pen.stroke();
    const { sprites } = this;
    const half = cell / 2;
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        const stone = field.stones[y * field.width + x];
        if (stone) pen.drawImage(sprites[stone], ox + x * cell - half, oy + y * cell - half, cell, cell);
      }
    }
    pen.textAlign = "center";
    pen.textBaseline = "middle";
    if (scene.numbers && cell > 15) this.count(scene, x0, x1, y0, y1, ox, oy, cell);
    this.marks(scene, ox, oy, cell);
    if (scene.labels && cell > 13) this.names(field, x0, x1, y0, y1, ox, oy, cell);
    if (this.partly(field, camera)) this.corner(field, camera);
  }

  count(scene, x0, x1, y0, y1, ox, oy, cell) {
    const { pen } = this;
    const { field, numbers } = scene;
    pen.font = `700 ${Math.round(cell * 0.36)}px ${this.colours.font}`;
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        const stone = field.stones[y * field.width + x];
        const number = stone ? numbers[y * field.width + x] : undefined;
        if (number === undefined) continue;
        pen.fillStyle = stone === 1 ? this.colours.lightLight : this.colours.dark;
        pen.fillText(number, ox + x * cell, oy + y * cell);
      }
    }
  }

  /** Columns and rows stay at the edge of the window, wherever one looks. */
  names(field, x0, x1, y0, y1, ox, oy, cell) {
    const { pen, colours } = this;
    const every = cell > 22 ? 1 : 5;
    pen.font = `600 11px ${colours.font}`;
    pen.lineWidth = 3;
    pen.strokeStyle = colours.wood;
    pen.fillStyle = colours.line;
    const ty = Math.max(8, oy - cell * 0.72),
      tx = Math.max(11, ox - cell * 0.72);
    for (let x = x0; x <= x1; x++)
      if (x % every === 0) {
        pen.strokeText(field.files[x], ox + x * cell, ty);
        pen.fillText(field.files[x], ox + x * cell, ty);
      }
    for (let y = y0; y <= y1; y++)
      if ((field.height - y) % every === 0 || every === 1) {
        pen.strokeText(field.ranks[y], tx, oy + y * cell);
        pen.fillText(field.ranks[y], tx, oy + y * cell);
      }
  }

  /** The place of a move among the best, beside it. */
  rank(rank, x, y, cell) {
    const { pen } = this;
    if (cell < 16) return;
    disc(pen, x, y, cell * 0.19, rank === 1 ? "#0b5c99" : "#fff");
    ring(pen, x, y, cell * 0.19, rank === 1 ? "#fff" : "#14212b", 1);
    pen.font = `800 ${Math.max(8, Math.round(cell * 0.26))}px ${this.colours.font}`;
    pen.fillStyle = rank === 1 ? "#fff" : "#14212b";
    pen.fillText(String(rank), x, y);
  }

  /** Points at one of the best moves, from the upper left. */
  arrow(rank, x, y, cell) {
    const { pen } = this;
    const from = { x: x - cell * 0.95, y: y - cell * 0.95 };
    pen.beginPath();
    for (const [px, py] of outline(from, { x, y }, cell * 0.2 * weight(rank), cell * 0.42)) pen.lineTo(px, py);
    pen.closePath();
    pen.fillStyle = ["#0b5c99", "#4f90bd", "#8db8d5"][rank - 1];
    pen.fill();
    pen.strokeStyle = "#fff";
    pen.lineWidth = 1.5;
    pen.stroke();
  }

  marks(scene, ox, oy, cell) {
    const { pen, colours } = this;
    for (const mark of scene.marks) {
      const cx = ox + mark.x * cell,
        cy = oy + mark.y * cell;
      pen.globalAlpha = 0.2 + 0.75 * mark.strength;
      disc(pen, cx, cy, cell * 0.42, scene.prior ? colours.prior : colours.advice);
      pen.globalAlpha = 1;
      if (mark.best) ring(pen, cx, cy, cell * 0.42, "#fff", 2);
      if (mark.value?.exact) ring(pen, cx, cy, cell * 0.36, "#fff", 3);
      if (cell <= 16) continue;
      pen.font = `${mark.value && !mark.value.exact ? "italic 600" : 700} ${Math.max(
        8,
        Math.round(cell * (mark.value ? 0.3 : 0.34)),
      )}px ${colours.font}`;
      pen.strokeStyle = "rgb(0 0 0 / 55%)";
      pen.lineWidth = 2;
      pen.strokeText(mark.text, cx, cy);
      pen.fillStyle = "#fff";
      pen.fillText(mark.text, cx, cy);
      if (mark.pointed && settings.arrows) this.arrow(mark.rank, cx, cy, cell);
      if (mark.rank) this.rank(mark.rank, cx + cell * 0.32, cy - cell * 0.32, cell);
    }
    this.threats(pen, scene.line, ox, oy, cell);
    for (const step of scene.line) {
      disc(pen, ox + step.x * cell, oy + step.y * cell, cell * 0.36, step.reply ? "#fff" : colours.advice);
      if (step.reply) ring(pen, ox + step.x * cell, oy + step.y * cell, cell * 0.36, colours.advice, 2);
      pen.fillStyle = step.reply ? "#14212b" : colours.accentInk;
      pen.font = `800 ${Math.max(8, Math.round(cell * 0.34))}px ${colours.font}`;
      pen.fillText(step.text, ox + step.x * cell, oy + step.y * cell);
    }
    for (const spot of scene.won)
      ring(pen, ox + spot.x * cell, oy + spot.y * cell, cell * 0.44, "#ffd84d", Math.max(2, cell * 0.12));
    for (const spot of scene.forbidden) cross(pen, ox + spot.x * cell, oy + spot.y * cell, cell * 0.2, colours.last);
    const { ghost, last, preview, cursor } = scene;
    if (ghost) {
      pen.globalAlpha = 0.4;
      pen.drawImage(this.sprites[ghost.stone], ox + (ghost.x - 0.5) * cell, oy + (ghost.y - 0.5) * cell, cell, cell);
      pen.globalAlpha = 1;
    }
    if (last && scene.numbers)
      ring(pen, ox + last.x * cell, oy + last.y * cell, cell * 0.42, colours.last, Math.max(2, cell * 0.08));
    else if (last) {
      disc(pen, ox + last.x * cell, oy + last.y * cell, cell * 0.13, colours.last);
      ring(pen, ox + last.x * cell, oy + last.y * cell, cell * 0.13, "#fff", 1.5);
    }
    if (preview) ring(pen, ox + preview.x * cell, oy + preview.y * cell, cell * 0.4, colours.advice, 3);
    if (cursor) {
      pen.strokeStyle = colours.accent;
      pen.lineWidth = 3;
      pen.strokeRect(ox + (cursor.x - 0.46) * cell, oy + (cursor.y - 0.46) * cell, cell * 0.92, cell * 0.92);
    }
  }

  /** The overview in the lower left corner with a frame around what is seen. */
  corner(field, camera) {
    const { pen, colours } = this;
    const unit = MAP / Math.max(field.width, field.height);
    const top = this.high - MAP - GAP;
    pen.drawImage(this.overview, GAP, top, MAP, MAP);
    pen.strokeStyle = colours.line;
    pen.lineWidth = 1;
    pen.strokeRect(GAP, top, field.width * unit, field.height * unit);
    const x0 = Math.max(0, camera.x),
      y0 = Math.max(0, camera.y);
    const x1 = Math.min(field.width, camera.x + this.wide / camera.scale),
      y1 = Math.min(field.height, camera.y + this.high / camera.scale);
    pen.strokeStyle = colours.accent;
    pen.lineWidth = 2;
    pen.strokeRect(GAP + x0 * unit, top + y0 * unit, Math.max(2, (x1 - x0) * unit), Math.max(2, (y1 - y0) * unit));
  }
}

function disc(pen, x, y, r, fill) {
  pen.fillStyle = fill;
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.fill();
}

function cross(pen, x, y, r, colour) {
  pen.strokeStyle = colour;
  pen.lineWidth = Math.max(1.5, r * 0.4);
  pen.beginPath();
  pen.moveTo(x - r, y - r);
  pen.lineTo(x + r, y + r);
  pen.moveTo(x - r, y + r);
  pen.lineTo(x + r, y - r);
  pen.stroke();
}

function ring(pen, x, y, r, colour, width) {
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.beginPath();
  pen.arc(x, y, r, 0, 2 * Math.PI);
  pen.stroke();
}
