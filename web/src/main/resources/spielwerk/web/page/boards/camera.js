import { given } from "../app/dom.js";

const TAP = 6;

/**
 * Looks at a plane that is larger than the window: drag to move, wheel or two fingers to come
 * closer. Knows where the upper left corner lies (x, y, in units of the plane) and how many pixels a
 * unit has (scale); reports when that changed, and when somebody tapped without dragging.
 */
export class Camera {
  /**
   * @param {object} does
   * @param {number} does.least the least pixels a unit may have
   * @param {number} does.most
   * @param {() => void} does.changed
   * @param {(x: number, y: number, event: PointerEvent) => void} does.tap
   */
  constructor(does) {
    this.does = does;
    /** @type {GlobalEventHandlers & Element} */
    this.element = given();
    this.x = 0;
    this.y = 0;
    this.scale = 0;
    this.least = does.least;
    this.most = does.most;
    this.pointers = new Map();
    this.dragged = false;
    /** Where the pointer went down. */
    this.from = { x: 0, y: 0 };
  }

  /**
   * Watches an element; the same one again changes nothing.
   * @param {GlobalEventHandlers & Element} element
   */
  watch(element) {
    if (this.element === element) return;
    this.element = element;
    element.addEventListener("pointerdown", (event) => this.down(event));
    element.addEventListener("pointermove", (event) => this.moved(event));
    element.addEventListener("pointerup", (event) => this.up(event));
    element.addEventListener("pointercancel", (event) => this.up(event));
    element.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
  }

  get width() {
    return this.element.clientWidth;
  }

  get height() {
    return this.element.clientHeight;
  }

  /**
   * Where a pointer is, in pixels from the element's corner, whatever lies under it.
   * @param {MouseEvent} event
   */
  local(event) {
    const box = this.element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button) return;
    const here = this.local(event);
    this.pointers.set(event.pointerId, here);
    this.dragged = this.pointers.size > 1;
    this.from = here;
  }

  /** @param {PointerEvent} event */
  moved(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const now = this.local(event);
    if (this.pointers.size === 2) {
      let other = now;
      for (const [id, one] of this.pointers) if (id !== event.pointerId) other = one;
      /** @param {{x: number, y: number}} one */
      const gap = (one) => Math.hypot(one.x - other.x, one.y - other.y);
      this.zoom(gap(now) / Math.max(1, gap(before)), other.x, other.y);
    } else if (this.dragged || Math.hypot(now.x - this.from.x, now.y - this.from.y) > TAP) {
      if (!this.dragged) this.element.setPointerCapture?.(event.pointerId);
      this.dragged = true;
      this.pan(before.x - now.x, before.y - now.y);
    }
    before.x = now.x;
    before.y = now.y;
  }

  /** @param {PointerEvent} event */
  up(event) {
    const known = this.pointers.delete(event.pointerId);
    if (!known || this.dragged || event.type === "pointercancel") return;
    const { x, y } = this.local(event);
    this.does.tap(this.x + x / this.scale, this.y + y / this.scale, event);
  }

  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const { x, y } = this.local(event);
    this.zoom(event.deltaY < 0 ? 1.12 : 1 / 1.12, x, y);
  }

  /**
   * Moves the window over the plane by so many pixels.
   * @param {number} dx
   * @param {number} dy
   */
  pan(dx, dy) {
    this.x += dx / this.scale;
    this.y += dy / this.scale;
    this.does.changed();
  }

  /**
   * Comes closer by a factor, so that what is at a pixel stays there.
   * @param {number} by
   */
  zoom(by, x = this.width / 2, y = this.height / 2) {
    const scale = Math.min(this.most, Math.max(this.least, this.scale * by));
    this.x += x / this.scale - x / scale;
    this.y += y / this.scale - y / scale;
    this.scale = scale;
    this.does.changed();
  }

  /**
   * Shows all of a piece of the plane, in the middle.
   * @param {number} left
   * @param {number} top
   * @param {number} wide
   * @param {number} high
   */
  show(left, top, wide, high) {
    this.scale = Math.min(this.most, this.width / wide, this.height / high);
    this.x = left + wide / 2 - this.width / this.scale / 2;
    this.y = top + high / 2 - this.height / this.scale / 2;
    this.does.changed();
  }

  /**
   * Brings a place into the middle, without changing how close we are.
   * @param {number} x
   * @param {number} y
   */
  centre(x, y) {
    this.x = x - this.width / this.scale / 2;
    this.y = y - this.height / this.scale / 2;
    this.does.changed();
  }

  /**
   * Brings a place into the window if it is not well inside.
   * @param {number} x
   * @param {number} y
   * @param {number} margin
   */
  reveal(x, y, margin) {
    const wide = this.width / this.scale;
    const high = this.height / this.scale;
    if (x < this.x + margin || x > this.x + wide - margin || y < this.y + margin || y > this.y + high - margin)
      this.centre(x, y);
  }
}
