/**
 * A text as YAML writes it: plain where that cannot be misread.
 * @param {string} text
 */
export function scalar(text) {
  const plain = /^[A-Za-z0-9][\w .*+%/;=-]*(:[\w=.-]+)?$/.test(text);
  return plain && !/\s$|: |^(true|false|null|yes|no|on|off)$/i.test(text) ? text : JSON.stringify(text);
}

/**
 * An item of a list: a text, a list or some fields on one line.
 * @param {string | string[] | Record<string, string>} one
 */
function item(one) {
  if (typeof one === "string") return scalar(one);
  if (Array.isArray(one)) return JSON.stringify(one);
  return `{${Object.entries(one)
    .map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
    .join(", ")}}`;
}

/**
 * Fields as YAML: texts, lists, and fields within fields.
 * @param {Record<string, any>} fields
 * @param {string} indent
 * @returns {string}
 */
export function fieldsToYaml(fields, indent = "") {
  return Object.entries(fields)
    .map(([name, value]) => {
      if (Array.isArray(value) && value.length)
        return `${indent}${name}:\n${value.map((one) => `${indent}  - ${item(one)}\n`).join("")}`;
      if (Array.isArray(value)) return `${indent}${name}: []\n`;
      if (typeof value === "object") return `${indent}${scalar(name)}:\n${fieldsToYaml(value, indent + "  ")}`;
      return `${indent}${scalar(name)}: ${/^(true|false)$/.test(value) ? value : scalar(String(value))}\n`;
    })
    .join("");
}
