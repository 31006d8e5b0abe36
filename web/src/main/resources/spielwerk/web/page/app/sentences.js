import { language } from "./settings.js";

/**
 * What the server says in English, in the language of the page. A sentence is its own key in
 * messages.json; where the program puts a value into it, the key has {1}, {2} and so on.
 */

/** @type {Record<string, string>} */
let whole = {};

/** @typedef {{pieces: string[], text: string}} Pattern the fixed parts of a sentence, and what it becomes */
/** @type {Pattern[]} */
let patterns = [];

/** @type {Promise<void>?} */
let loaded = null;

/** Values may be sentences themselves, but not without end. */
const DEEPEST = 4;

/** Loads the sentences, once; in English there is nothing to load. */
export function loadSentences() {
  const lang = language();
  loaded ??= lang === "en" ? Promise.resolve() : fetch(`/page/i18n/${lang}/messages.json`).then(read);
  return loaded;
}

async function read(answer) {
  whole = await answer.json();
  const fixed = (/** @type {Pattern} */ { pieces }) => pieces.join("").length;
  patterns = Object.entries(whole)
    .map(([key, text]) => ({ pieces: key.split(/\{\d+\}/), text }))
    .filter(({ pieces }) => pieces.length > 1)
    .sort((a, b) => fixed(b) - fixed(a));
}

/** What stands between the fixed parts of a sentence, or nothing if it is another one. */
function between(/** @type {string[]} */ pieces, /** @type {string} */ sentence) {
  const last = pieces.length - 1;
  const end = sentence.length - pieces[last].length;
  let from = pieces[0].length;
  if (from > end || !sentence.startsWith(pieces[0]) || !sentence.endsWith(pieces[last])) return null;
  const values = [];
  for (const piece of pieces.slice(1, last)) {
    const at = sentence.indexOf(piece, from);
    if (at < 0 || at + piece.length > end) return null;
    values.push(sentence.slice(from, at));
    from = at + piece.length;
  }
  return [...values, sentence.slice(from, end)];
}

/** A sentence of the server in the language of the page, as far as it is loaded and known. */
export function say(/** @type {string} */ sentence, depth = 0) {
  if (depth > DEEPEST || !sentence) return sentence;
  if (Object.hasOwn(whole, sentence)) return whole[sentence];
  for (const { pieces, text } of patterns) {
    const values = between(pieces, sentence);
    if (values) return text.replace(/\{(\d+)\}/g, (_, number) => say(values[number - 1], depth + 1));
  }
  // somebody's name and what they met with
  const at = sentence.indexOf(": ") + 2;
  return at > 2 ? sentence.slice(0, at) + say(sentence.slice(at), depth + 1) : sentence;
}

/** The last line of a program that failed, which begins with the program's name. */
export const said = (/** @type {string} */ line) => say(line.replace(/^spielwerk: /, ""));
