import { svg } from "lit";

/** @type {Record<number, number[][]>} */
const SPOTS = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};

/**
 * Where the pips of a face lie, each from -1 to 1.
 * @param {number} face
 */
export const spots = (face) => SPOTS[face] ?? [];

/**
 * The face of a die in a square from 0 to 100.
 * @param {number} eyes
 */
export const face = (eyes) => svg`<rect class="body" x="4" y="4" width="92" height="92" rx="20" />
  ${spots(eyes).map(([x, y]) => svg`<circle class="pip" cx=${50 + 26 * x} cy=${50 + 26 * y} r="9.500" />`)}`;
