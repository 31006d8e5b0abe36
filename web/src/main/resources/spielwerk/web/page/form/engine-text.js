/** The text that names an engine or game with options, taken apart and put together. */

/** Splits at a character that stands outside brackets and quotes. */
function split(text, sign) {
  const parts = [""];
  let open = 0;
  let quoted = false;
  for (const letter of text) {
    if (letter === '"') quoted = !quoted;
    if (!quoted) open += "([".includes(letter) ? 1 : ")]".includes(letter) ? -1 : 0;
    if (letter === sign && !quoted && open === 0) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts;
}

/** @returns {{id: string, options: Record<string, string>, values: string[]}} */
export function parse(text) {
  const found = /^\s*([\w-]*)\s*(?::([^]*)|\(([^]*)\))?\s*$/.exec(text);
  if (!found) return { id: text.trim(), options: {}, values: [] };
  /** @type {Record<string, string>} */
  const options = {};
  const values = [];
  for (const part of split(found[2] ?? found[3] ?? "", ",")
    .map((one) => one.trim())
    .filter(Boolean)) {
    const option = /^([\w-]+)=([^]*)$/.exec(part);
    if (option) options[option[1]] = option[2].replace(/^"(.*)"$/, "$1");
    else values.push(part);
  }
  return { id: found[1], options, values };
}

/** The text again; what has its usual value is left out. */
export function write({ id, options, values }) {
  const quote = (value) => (/[",;\s]/.test(value) && !/^[\w-]+\(.*\)$/.test(value) ? JSON.stringify(value) : value);
  const parts = [
    ...values,
    ...Object.entries(options)
      .filter(([, value]) => value !== "")
      .map(([name, value]) => `${name}=${quote(value)}`),
  ];
  return parts.length ? `${id}:${parts.join(",")}` : id;
}
