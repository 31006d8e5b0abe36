/** Where the nodes of a tree are drawn: leaves side by side, parents above the middle of theirs. */
const MOST = 260;
const SOME = 130;

const count = (node) => 1 + node.children.reduce((sum, child) => sum + count(child), 0);

/** How many levels are open where not all can be: as many as leave something to look at. */
function openLevels(root) {
  let level = [root];
  let total = 0;
  let depth = 0;
  while (level.length && total + level.length <= SOME) {
    total += level.length;
    level = level.flatMap((node) => node.children);
    depth++;
  }
  return Math.max(2, depth);
}

/**
 * @param root the tree to draw
 * @param path keys of the nodes from the root to the one looked at: their children are always shown
 * @param pitch room for a leaf, and for a level
 * @returns {{places: object[], width: number, height: number}} each place: node, x, y, parent, folded
 */
export function layout(root, path, pitch) {
  const levels = count(root) <= MOST ? Infinity : openLevels(root);
  const places = [];
  let leaves = 0;
  let deepest = 0;
  const put = (node, depth, parent) => {
    const folded = node.children.length > 0 && depth >= levels - 1 && !path.has(node.key) ? count(node) - 1 : 0;
    const place = { node, y: depth * pitch.y, parent, folded };
    places.push(place);
    deepest = Math.max(deepest, depth);
    const children = folded ? [] : node.children.map((child) => put(child, depth + 1, place));
    place.x = children.length ? (children[0].x + children.at(-1).x) / 2 : leaves++ * pitch.x;
    return place;
  };
  put(root, 0, null);
  return { places, width: Math.max(1, leaves) * pitch.x, height: deepest * pitch.y };
}
