/** The course describes figure 9 in sixteen steps; these say which of them a step of the search is. */

const FIGURE = "tree:figure=9";

/** Events at a node, in the order in which they happen; a range stands for all until a node is left. */
const STEPS = [
  [1, "raise", 3],
  [2, "raise", 3],
  [3, "ignore", 3],
  [4, "leave", 3],
  [5, "raise", 2],
  [6, "enter", 7],
  [7, "raise", 7],
  [8, "raise", 7],
  [8, "cut", 7],
  [8, "leave", 7],
  [9, "ignore", 2],
  [9, "leave", 2],
  [10, "raise", 1],
  [11, "enter", 10],
  [12, "raise", 10],
  [12, "cut", 14],
  [12, "leave", 10],
  [13, "raise", 1],
  [14, "enter", 16],
  [15, "cut", 16],
  [15, "leave", 16],
  [16, "leave", 1],
];

/**
 * @param {import("./trace.js").SearchTrace} trace
 * @returns {({n: number, node: number} | null)[]} for each step of the search; empty unless it is the course's
 */
export function paperSteps(trace) {
  if (trace.game !== FIGURE || trace.json.engine !== "alphabeta:bounds=hard" || trace.json.position.last) return [];
  let next = 0;
  return trace.steps.map(({ event, node }) => {
    const [n, wanted, at] = STEPS[next] ?? [];
    if (event !== wanted || node !== at) return null;
    next++;
    return { n, node };
  });
}
