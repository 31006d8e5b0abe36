/**
 * The places of all lines that won: runs of one sign of at least some length, in rows, columns and
 * diagonals.
 * @param {number} width
 * @param {number} height
 * @param {(x: number, y: number) => any} at what stands on a place; nothing counts as free
 * @param {number} length
 * @returns {Set<number>} by y * width + x
 */
export function winningLines(width, height, at, length) {
  const won = new Set();
  /**
   * @param {number} x
   * @param {number} y
   */
  const inside = (x, y) => x >= 0 && y >= 0 && x < width && y < height;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sign = at(x, y);
      if (!sign) continue;
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [1, -1],
      ]) {
        if (inside(x - dx, y - dy) && at(x - dx, y - dy) === sign) continue; // counted from its beginning
        let n = 1;
        while (inside(x + n * dx, y + n * dy) && at(x + n * dx, y + n * dy) === sign) n++;
        if (n < length) continue;
        for (let i = 0; i < n; i++) won.add((y + i * dy) * width + x + i * dx);
      }
    }
  }
  return won;
}
