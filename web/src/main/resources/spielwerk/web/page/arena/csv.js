/** A table as text for spreadsheets. */

/** So that no spreadsheet takes what a pupil typed for a formula. */
const plain = (text) => (/^[=+\-@\t\r]/.test(text) ? "'" + text : text);

const cell = (value) => {
  const text = typeof value === "number" ? String(value) : plain(String(value));
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * @param {(string | number)[][]} rows
 * @param {string} comma what separates cells: German spreadsheets want a semicolon
 * @returns {Blob} with the byte order mark by which spreadsheets recognise UTF-8
 */
export const csv = (rows, comma) =>
  new Blob(["\ufeff" + rows.map((row) => row.map(cell).join(comma) + "\r\n").join("")], { type: "text/csv" });
