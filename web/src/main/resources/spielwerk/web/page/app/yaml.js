/**
 * A text as YAML writes it: plain where that cannot be misread.
 * @param {string} text
 */
export function scalar(text) {
  const plain = /^[A-Za-z0-9][\w .*+%/;=-]*(:[\w=.-]+)?$/.test(text);
  return plain && !/\s$|: |^(true|false|null|yes|no|on|off)$/i.test(text) ? text : JSON.stringify(text);
}

/**
 * Fields as YAML: texts, lists of texts, and fields within fields.
 * @param {Record<string, any>} fields
 * @param {string} indent
 * @returns {string}
 */
export function fieldsToYaml(fields, indent = "") {
  return Object.entries(fields)
    .map(([name, value]) => {
      if (Array.isArray(value)) return `${indent}${name}: ${JSON.stringify(value)}\n`;
      if (typeof value === "object") return `${indent}${name}:\n${fieldsToYaml(value, indent + "  ")}`;
      return `${indent}${name}: ${/^(true|false)$/.test(value) ? value : scalar(value)}\n`;
    })
    .join("");
}
