import { html, svg } from "lit";

/** Arrows for the best moves: the lower their rank, the smaller they are. */

/**
 * How thick the arrow for a rank is, the best having 1.
 * @param {number} rank
 */
export const weight = (rank) => 1 - 0.22 * (rank - 1);

/**
 * An arrow that points from the upper right to the middle of what it stands on.
 * @param {number} rank
 */
export const pointer = (rank) =>
  html`<svg class="arrow" data-rank=${rank} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M2 22V9.500L6 13.500L17.500 2L22 6.500L10.500 18L14.500 22Z" />
  </svg>`;

/**
 * The outline of an arrow from one point to another, ending a little before it.
 * @param {{x: number, y: number}} from
 * @param {{x: number, y: number}} to
 * @param {number} wide
 * @param {number} short how much before the end it stops
 * @returns {[number, number][]}
 */
export function outline(from, to, wide, short) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const head = Math.min(length - short, 2.6 * wide);
  /**
   * @param {number} far
   * @param {number} aside
   */
  const along = (far, aside) =>
    /** @type {[number, number]} */ ([from.x + ux * far - uy * aside, from.y + uy * far + ux * aside]);
  const tip = length - short;
  return [
    along(0, wide / 2),
    along(tip - head, wide / 2),
    along(tip - head, 1.3 * wide),
    along(tip, 0),
    along(tip - head, -1.3 * wide),
    along(tip - head, -wide / 2),
    along(0, -wide / 2),
  ];
}

/**
 * The same as a part of a picture, with the class "arrow".
 * @param {{x: number, y: number}} from
 * @param {{x: number, y: number}} to
 * @param {number} wide
 * @param {number} short
 * @param {number} rank
 */
export const arrow = (from, to, wide, short, rank) =>
  svg`<polygon class="arrow" data-rank=${rank} points=${outline(from, to, wide, short)
    .map((point) => point.map((n) => n.toFixed(2)).join(","))
    .join(" ")} />`;
