/** A weighted sum as an expression: 10 * lead.threes + lead.centre. */

/** @param {Record<string, number>} weights by the name of the feature, in order; 0 is left out */
export function sumOf(weights) {
  const parts = Object.entries(weights).filter(([, weight]) => weight !== 0);
  if (!parts.length) return "0";
  return parts
    .map(([name, weight], i) => {
      const sign = weight < 0 ? (i ? " - " : "-") : i ? " + " : "";
      const size = Math.abs(weight);
      return sign + (size === 1 ? "" : `${size} * `) + `lead.${name}`;
    })
    .join("");
}

/**
 * The weights of an expression that is nothing but such a sum.
 *
 * @param {string} text
 * @param {string[]} names of all features
 * @returns {Record<string, number> | null} null for any other expression
 */
export function weightsOf(text, names) {
  const weights = Object.fromEntries(names.map((name) => [name, 0]));
  const packed = text.replaceAll(" ", "").replaceAll("\n", "");
  if (packed === "0") return weights;
  const terms = packed.replaceAll("-", "+-").split("+");
  if (terms[0] === "") terms.shift();
  for (const term of terms) {
    const negative = term.startsWith("-");
    const [first, second, ...more] = (negative ? term.slice(1) : term).split("*");
    const feature = second ?? first;
    const weight = second === undefined ? 1 : Number(first);
    const name = feature.startsWith("lead.") ? feature.slice(5) : "";
    if (more.length || first === "" || !Number.isFinite(weight) || !names.includes(name) || weights[name] !== 0)
      return null;
    weights[name] = negative ? -weight : weight;
  }
  return weights;
}
