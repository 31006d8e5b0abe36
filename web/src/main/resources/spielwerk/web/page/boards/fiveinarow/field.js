/** The stones of a position, by place; made once for each position, so that drawing makes nothing. */
export class Field {
  /** @param {string} text rows from the top, x and o for stones and numbers for free places: 3/1x1/2o */
  constructor(text) {
    const rows = text
      .split(" ")[0]
      .split("/")
      .map((row) => row.match(/\d+|[xo]/g) ?? []);
    this.height = rows.length;
    this.width = rows[0].reduce((sum, part) => sum + (Number(part) || 1), 0);
    /** 0 free, 1 first player, 2 second. */
    this.stones = new Uint8Array(this.width * this.height);
    this.count = 0;
    rows.forEach((row, y) => {
      let x = 0;
      for (const part of row) {
        if (part !== "x" && part !== "o") x += Number(part);
        else {
          this.stones[y * this.width + x++] = part === "x" ? 1 : 2;
          this.count++;
        }
      }
    });
    this.files = Array.from({ length: this.width }, (_, x) => letters(x));
    this.ranks = Array.from({ length: this.height }, (_, y) => String(this.height - y));
  }

  inside(x, y) {
    return x >= 0 && x < this.width && y >= 0 && y < this.height;
  }

  stone(x, y) {
    return this.stones[y * this.width + x];
  }

  /** As people write it: h8, aa12. */
  move(x, y) {
    return this.files[x] + this.ranks[y];
  }

  /** Where a move is, or null. */
  place(move) {
    const found = /^([a-z]+)(\d+)$/.exec(move ?? "");
    if (!found) return null;
    const x = [...found[1]].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 96, 0) - 1;
    return { x, y: this.height - Number(found[2]) };
  }
}

function letters(column) {
  const last = String.fromCharCode(97 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}
