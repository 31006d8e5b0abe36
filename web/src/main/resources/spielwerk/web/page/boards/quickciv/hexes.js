/** The geometry of the map: hexes with a corner up, every second row shifted by half a hex. */
export const SIDE = 24;
export const WIDE = Math.sqrt(3) * SIDE;
export const HIGH = 1.5 * SIDE;

export const row = (size, hex) => Math.floor(hex / size);
export const column = (size, hex) => hex % size;

/** Where the middle of a hex lies. */
export function middle(size, hex) {
  return { x: (column(size, hex) + 0.5 + (row(size, hex) % 2) / 2) * WIDE, y: SIDE + row(size, hex) * HIGH };
}

/** As people write it: column and row from 1. */
export const name = (size, hex) => `${column(size, hex) + 1},${row(size, hex) + 1}`;

/** The whole map. */
export const extent = (size) => ({ wide: size * WIDE, high: 2 * SIDE + (size - 1) * HIGH });

const round = (number) => Math.round(number * 100) / 100;
const corner = (i, side = SIDE) => [
  round(side * Math.sin((Math.PI / 3) * i)),
  round(-side * Math.cos((Math.PI / 3) * i)),
];

/** A hex around the origin, as the points of a polygon. */
export const outline = (side) => Array.from({ length: 6 }, (_, i) => corner(i, side).join(",")).join(" ");

export const exists = (size, column, row) => row >= 0 && row < size && column >= 0 && column < size - (row % 2);

/** The six hexes around, clockwise from the upper right; -1 where the map ends. */
export function around(size, hex) {
  const r = row(size, hex);
  const c = column(size, hex);
  const shift = r % 2;
  return [
    [c + shift, r - 1],
    [c + 1, r],
    [c + shift, r + 1],
    [c + shift - 1, r + 1],
    [c - 1, r],
    [c + shift - 1, r - 1],
  ].map(([x, y]) => (exists(size, x, y) ? y * size + x : -1));
}

/** The edge towards a neighbour, as a piece of a path, a little inside so that two borders lie side by side. */
export function edge(direction) {
  const [a, b] = [corner(direction, SIDE - 1.6), corner(direction + 1, SIDE - 1.6)];
  return `M${a.join(" ")}L${b.join(" ")}`;
}

/** The hex at a place of the plane, or -1. */
export function at(size, x, y) {
  let best = -1;
  let least = SIDE * SIDE;
  const guess = Math.round((y - SIDE) / HIGH);
  for (let r = guess - 1; r <= guess + 1; r++) {
    const c = Math.round(x / WIDE - 0.5 - (((r % 2) + 2) % 2) / 2);
    if (!exists(size, c, r)) continue;
    const spot = middle(size, r * size + c);
    const far = (spot.x - x) ** 2 + (spot.y - y) ** 2;
    if (far < least) [best, least] = [r * size + c, far];
  }
  return best;
}
