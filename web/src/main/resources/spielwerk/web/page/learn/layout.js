/** Where the nodes of a tree are drawn: leaves side by side, parents above the middle of theirs. */

/** A tree with more nodes than this is folded but for what is looked at. */
const MOST = 260;

const count = (node) => 1 + node.children.reduce((sum, child) => sum + count(child), 0);

/**
 * @param root the tree to draw
 * @param {Set<string>} open keys of the nodes whose children are shown even where the tree is folded:
 *     the way to the node looked at, and the best line
 * @param {{x: number, y: number, inner?: number}} pitch room for a leaf, for a level, and at least for an inner node
 * @returns {{places: object[], width: number, height: number}} each place: node, x, y, parent, folded
 */
export function layout(root, open, pitch) {
  const folds = count(root) > MOST;
  const places = [];
  let right = 0;
  let deepest = 0;
  const put = (node, depth, parent) => {
    const folded = folds && node.children.length > 0 && depth > 0 && !open.has(node.key) ? count(node) - 1 : 0;
    const place = { node, x: 0, y: depth * pitch.y, parent, folded };
    const first = places.push(place);
    deepest = Math.max(deepest, depth);
    const left = right;
    const children = folded ? [] : node.children.map((child) => put(child, depth + 1, place));
    if (children.length === 0) right += folded ? Math.max(pitch.x, pitch.inner ?? 0) : pitch.x;
    const missing = left + (children.length ? (pitch.inner ?? 0) : 0) - right;
    if (missing > 0) {
      for (const below of places.slice(first)) below.x += missing / 2;
      right += missing;
    }
    place.x = children.length ? (children[0].x + children.at(-1).x) / 2 : left;
    return place;
  };
  put(root, 0, null);
  // below a folded node stands how much is folded
  const below = places.some(({ folded }) => folded) ? 30 : 0;
  return { places, width: Math.max(pitch.x, right), height: deepest * pitch.y + below };
}
