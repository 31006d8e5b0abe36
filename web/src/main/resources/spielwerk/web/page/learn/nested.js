/** Trees as nested lists, such as [[3,12],[-8,2]]; a place in one is the list of child numbers to it, from 0. */

export const isLeaf = (tree) => !Array.isArray(tree);

/** NegaMax's value for the side to move. */
export const valueOf = (tree) => (isLeaf(tree) ? tree : Math.max(...tree.map((child) => -valueOf(child))));

export const count = (tree) => 1 + (isLeaf(tree) ? 0 : tree.reduce((sum, child) => sum + count(child), 0));

export const at = (tree, place) => place.reduce((part, i) => part[i], tree);

/** The tree with the part at a place replaced by what a function makes of it. */
export function changed(tree, place, make) {
  if (place.length === 0) return make(tree);
  const [first, ...rest] = place;
  return tree.map((child, i) => (i === first ? changed(child, rest, make) : child));
}

/** The child at a place moved so that it stands before or after another of its siblings. */
export function moved(tree, place, to) {
  const from = place.at(-1);
  return changed(tree, place.slice(0, -1), (children) => {
    const others = children.filter((_, i) => i !== from);
    return [...others.slice(0, to), children[from], ...others.slice(to)];
  });
}

/** Every node's children by their true value, the best for the side to move first. */
export const sorted = (tree) => (isLeaf(tree) ? tree : tree.map(sorted).sort((a, b) => valueOf(a) - valueOf(b)));

/** How many levels of how many children a tree has, or null if it is not the same everywhere. */
export function shape(tree) {
  if (isLeaf(tree)) return { width: 0, depth: 0 };
  const below = tree.map(shape);
  const [{ width, depth } = { width: -1, depth: -1 }] = below.map((one) => one ?? { width: -1, depth: -1 });
  const same = below.every((one) => one && one.width === width && one.depth === depth);
  return same && (depth === 0 || width === tree.length) ? { width: tree.length, depth: depth + 1 } : null;
}

/** Knuth and Moore 1975: so many leaves must be looked at in a tree of equal width, however well it is sorted. */
export const leastLeaves = (width, depth) => width ** Math.ceil(depth / 2) + width ** Math.floor(depth / 2) - 1;
