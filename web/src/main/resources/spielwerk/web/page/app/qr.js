/**
 * QR codes after ISO/IEC 18004: bytes, error correction level L, versions 1 to 16 (up to 586 bytes),
 * which is what links need. Rows of modules, true for a dark one.
 */

/**
 * By version, from 1: codewords in all, those of error correction in a block, blocks, centres of alignment.
 * @type {[number, number, number, number[]][]}
 */
const VERSIONS = [
  [26, 7, 1, []],
  [44, 10, 1, [6, 18]],
  [70, 15, 1, [6, 22]],
  [100, 20, 1, [6, 26]],
  [134, 26, 1, [6, 30]],
  [172, 18, 2, [6, 34]],
  [196, 20, 2, [6, 22, 38]],
  [242, 24, 2, [6, 24, 42]],
  [292, 30, 2, [6, 26, 46]],
  [346, 18, 4, [6, 28, 50]],
  [404, 20, 4, [6, 30, 54]],
  [466, 24, 4, [6, 32, 58]],
  [532, 26, 4, [6, 34, 62]],
  [581, 30, 4, [6, 26, 46, 66]],
  [655, 22, 6, [6, 26, 48, 70]],
  [733, 24, 6, [6, 26, 50, 74]],
];

const MASKS = [
  (x, y) => (x + y) % 2,
  (x, y) => y % 2,
  (x) => x % 3,
  (x, y) => (x + y) % 3,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
  (x, y) => ((x * y) % 2) + ((x * y) % 3),
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
];

/** Powers and logarithms in the field of 256 elements, modulo x^8 + x^4 + x^3 + x^2 + 1. */
const POWER = new Uint8Array(510);
const LOG = new Uint8Array(256);
for (let i = 0, x = 1; i < 255; i++) {
  POWER[i] = POWER[i + 255] = x;
  LOG[x] = i;
  x = (x << 1) ^ (x & 128 ? 0x11d : 0);
}
const times = (a, b) => (a && b ? POWER[LOG[a] + LOG[b]] : 0);

/** What is left when a block, made longer, is divided by the Reed-Solomon generator. */
function correction(block, count) {
  let generator = [1];
  for (let i = 0; i < count; i++) {
    const next = [...generator, 0];
    generator.forEach((one, at) => (next[at + 1] ^= times(one, POWER[i])));
    generator = next;
  }
  const rest = [...block, ...new Array(count).fill(0)];
  for (let i = 0; i < block.length; i++) {
    const lead = rest[i];
    generator.forEach((one, at) => (rest[i + at] ^= times(one, lead)));
  }
  return rest.slice(block.length);
}

/** A number with the rest of its division by a generator behind it. */
function checked(value, generator, bits) {
  let rest = value << bits;
  for (let at = 31; at >= bits; at--) if (rest & (1 << at)) rest ^= generator << (at - bits);
  return (value << bits) | rest;
}

/** The codewords of a text: data and correction, the blocks interleaved. */
function codewords(bytes, version) {
  const [all, per, blocks] = VERSIONS[version - 1];
  const capacity = all - per * blocks;
  const bits = [];
  const put = (value, count) => {
    for (let at = count - 1; at >= 0; at--) bits.push((value >> at) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => put(byte, 8));
  put(0, Math.min(4, capacity * 8 - bits.length));
  while (bits.length % 8) bits.push(0);
  const data = [];
  for (let at = 0; at < bits.length; at += 8) data.push(bits.slice(at, at + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  for (let pad = 0xec; data.length < capacity; pad ^= 0xfd) data.push(pad);
  const short = Math.floor(capacity / blocks);
  const long = capacity % blocks; // so many of the last blocks have one more
  const parts = [];
  for (let i = 0, from = 0; i < blocks; i++) {
    const to = from + short + (i >= blocks - long ? 1 : 0);
    parts.push(data.slice(from, to));
    from = to;
  }
  const ends = parts.map((part) => correction(part, per));
  const woven = (lists, length) =>
    Array.from({ length }, (_, at) => lists.map((list) => list[at]))
      .flat()
      .filter((one) => one !== undefined);
  return [...woven(parts, short + 1), ...woven(ends, per)];
}

/** The modules that are the same in all codes of a version; the others are undefined. */
function frame(version) {
  const size = 17 + 4 * version;
  const cells = Array.from({ length: size }, () => new Array(size));
  const square = (x0, y0, radius, dark) => {
    for (let y = y0 - radius; y <= y0 + radius; y++)
      for (let x = x0 - radius; x <= x0 + radius; x++)
        if (x >= 0 && y >= 0 && x < size && y < size) cells[y][x] = dark(Math.max(Math.abs(x - x0), Math.abs(y - y0)));
  };
  for (let i = 0; i < size; i++) cells[6][i] = cells[i][6] = i % 2 === 0;
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ])
    square(x, y, 4, (far) => far !== 2 && far !== 4);
  const centres = VERSIONS[version - 1][3];
  const last = centres.length - 1;
  centres.forEach((y, i) =>
    centres.forEach((x, j) => {
      const corner = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0);
      if (!corner) square(x, y, 2, (far) => far !== 1);
    }),
  );
  describe(cells, 0); // so that these places are taken
  if (version >= 7) {
    const bits = checked(version, 0x1f25, 12);
    for (let i = 0; i < 18; i++) {
      const [far, near] = [size - 11 + (i % 3), Math.floor(i / 3)];
      cells[near][far] = cells[far][near] = Boolean((bits >> i) & 1);
    }
  }
  return cells;
}

/** Writes level and mask beside the corners. */
function describe(cells, mask) {
  const size = cells.length;
  const bits = checked((1 << 3) | mask, 0x537, 10) ^ 0x5412;
  for (let i = 0; i < 15; i++) {
    const dark = Boolean((bits >> i) & 1);
    cells[i < 6 ? i : i < 8 ? i + 1 : size - 15 + i][8] = dark;
    cells[8][i < 8 ? size - 1 - i : i < 9 ? 7 : 14 - i] = dark;
  }
  cells[size - 8][8] = true;
}

/** How hard a code is to read: long runs, blocks, what looks like a corner, too dark or too light. */
function penalty(cells) {
  const size = cells.length;
  let sum = 0;
  let dark = 0;
  const lines = [...cells, ...cells.map((_, x) => cells.map((row) => row[x]))];
  for (const line of lines) {
    const text = line.map((one) => (one ? "1" : "0")).join("");
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
    for (let at = 0; at + 11 <= size; at++)
      if (["10111010000", "00001011101"].includes(text.slice(at, at + 11))) sum += 40;
  }
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      if (cells[y][x]) dark++;
      if (x && y && [cells[y - 1][x], cells[y][x - 1], cells[y - 1][x - 1]].every((one) => one === cells[y][x]))
        sum += 3;
    }
  return sum + 10 * Math.floor(Math.abs((20 * dark) / size ** 2 - 10));
}

/** Where codewords go: two columns at a time from the right, upwards and downwards in turn. */
function* free(cells) {
  const size = cells.length;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--;
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i;
      for (const x of [right, right - 1]) if (cells[y][x] === undefined) yield [x, y];
    }
    up = !up;
  }
}

/** @returns {boolean[][] | null} the code of a text, or null if it is too long for one */
export function modules(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const version =
    1 + VERSIONS.findIndex(([all, per, blocks], i) => bytes.length + (i < 9 ? 2 : 3) <= all - per * blocks);
  if (!version) return null;
  const places = [...free(frame(version))];
  const words = codewords(bytes, version);
  const codes = MASKS.map((mask, number) => {
    const cells = frame(version);
    places.forEach(([x, y], at) => {
      const bit = ((words[at >> 3] ?? 0) >> (7 - (at & 7))) & 1;
      cells[y][x] = Boolean(bit) !== (mask(x, y) === 0);
    });
    describe(cells, number);
    return cells;
  });
  const costs = codes.map(penalty);
  return codes[costs.indexOf(Math.min(...costs))];
}

/** The same as the path of an SVG, with the light edge that readers need. */
export function path(text) {
  const cells = modules(text);
  if (!cells) return null;
  const d = cells.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : ""))).join("");
  return { size: cells.length + 8, d };
}
