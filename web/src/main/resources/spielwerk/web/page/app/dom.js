/**
 * The part of an element that its template always has.
 * @template {keyof HTMLElementTagNameMap} K
 * @overload
 * @param {ParentNode} root
 * @param {K} selector
 * @returns {HTMLElementTagNameMap[K]}
 */
/**
 * @overload
 * @param {ParentNode} root
 * @param {string} selector
 * @returns {HTMLElement}
 */
/**
 * @param {ParentNode} root
 * @param {string} selector
 */
export function find(root, selector) {
  const found = root.querySelector(selector);
  if (!(found instanceof Element)) throw new Error("There is no " + selector);
  return found;
}

/**
 * Stands in a constructor for a property that whoever makes the element sets before it is shown.
 * @template T
 * @returns {T}
 */
export const given = () => /** @type {T} */ (undefined);
