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

/**
 * How few nodes alpha-beta can visit, whatever the order of the children (the critical positions of Knuth and Moore
 * 1975): a best child and what proves that no other is better.
 */
export function fewest(tree) {
  if (isLeaf(tree)) return 1;
  const value = valueOf(tree);
  const proofs = tree.map((child) => atLeast(child, -value));
  const all = proofs.reduce((sum, nodes) => sum + nodes, 0);
  const best = tree.flatMap((child, i) => (-valueOf(child) === value ? [fewest(child) - proofs[i]] : []));
  return 1 + all + Math.min(...best);
}

/** How few nodes prove that a tree is worth so much or more: one good child is enough. */
const atLeast = (tree, value) =>
  isLeaf(tree)
    ? 1
    : 1 + Math.min(...tree.filter((child) => -valueOf(child) >= value).map((child) => atMost(child, -value)));

/** And that it is worth so much at most: every child has to be looked at. */
const atMost = (tree, value) => (isLeaf(tree) ? 1 : tree.reduce((sum, child) => sum + atLeast(child, -value), 1));

/** Every node's children so that alpha-beta visits the fewest nodes; the others by their true value. */
export function sorted(tree) {
  if (isLeaf(tree)) return tree;
  const value = valueOf(tree);
  const first = cheapest(tree, (child) =>
    -valueOf(child) === value ? fewest(child) - atLeast(child, -value) : Infinity,
  );
  return [sorted(first), ...others(tree, first).map((child) => refuting(child, -value))];
}

/** The same for a node of which only a bound has to be proven. */
function refuting(tree, value) {
  if (isLeaf(tree)) return tree;
  const first = cheapest(tree, (child) => (-valueOf(child) >= value ? atMost(child, -value) : Infinity));
  const children = isLeaf(first) ? first : first.map((child) => refuting(child, value));
  return [children, ...others(tree, first).map(sorted)];
}

const cheapest = (tree, cost) => tree.reduce((least, child) => (cost(child) < cost(least) ? child : least));

/** The siblings of a child, the best first. */
function others(tree, first) {
  const at = tree.indexOf(first);
  return tree.filter((_, i) => i !== at).sort((a, b) => valueOf(a) - valueOf(b));
}

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
