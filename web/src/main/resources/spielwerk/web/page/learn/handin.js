/**
 * What a student has done in a lesson, as an object, as a short text and as a code that a teacher can
 * read again, for those who are in no class (see app/pupil.js).
 */

/** @typedef {{lesson: string, task: string, right: number, second: number, of: number, points: number}} Result */

const VERSION = "SW1";

/**
 * The result of an exercise.
 *
 * @param {string} lesson its name
 * @param {string} task the address that brings the same task back
 * @param {string[]} marks "first", "second" (with a second try or a hint) or "wrong", in order
 * @returns {Result} a right answer at once is worth 2 points, at the second try 1
 */
export function resultOf(lesson, task, marks) {
  const right = marks.filter((mark) => mark === "first").length;
  const second = marks.filter((mark) => mark === "second").length;
  return { lesson, task, right, second, of: marks.length, points: 2 * right + second };
}

/** A checksum against slips of the pen; it is no protection against those who want to cheat. */
function sum(text) {
  let value = 7;
  for (const sign of text) value = (value * 31 + (sign.codePointAt(0) ?? 0)) % 65521;
  return value.toString(36).padStart(4, "0");
}

/** @param {Result} result */
export function code(result) {
  const text = btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(result))));
  return `${VERSION}-${text.replaceAll("+", "_").replaceAll("/", ".").replaceAll("=", "")}-${sum(text)}`;
}

/** @returns {Result | null} what a code says, or null if it is not one */
export function read(code) {
  const [version, body = "", check] = code.trim().split("-");
  if (version !== VERSION) return null;
  const plain = body.replaceAll("_", "+").replaceAll(".", "/");
  try {
    const text = plain.padEnd(Math.ceil(plain.length / 4) * 4, "=");
    if (sum(text) !== check) return null;
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))));
  } catch {
    return null;
  }
}
