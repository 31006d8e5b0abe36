/**
 * The search course as a path, in the order of the paper. A lesson is data: what is watched in the
 * stepper, what is predicted, and a task whose answer the server finds out when it is checked. Its
 * words are in i18n/LANGUAGE/path.json, under path.ID.
 *
 * watch, predict.values: the values of the lessons search and predict
 * predict.guess: [engine before, engine after] and the place; the student guesses the nodes of the second
 * task: what is searched, and which figure of it is asked for: value or nodeCount
 * page: a lesson that has a page of its own
 * own: where one's own evaluation is made, for the lesson in which it is the task
 */
export const PATH = [
  {
    id: "tree",
    watch: { game: "tipping:start=2,target=8", depth: 10, algo: "negamax" },
    predict: { values: { game: "tipping:start=1,target=5", depth: 10, algo: "negamax" } },
    task: { game: "tipping:start=2,target=5", depth: 10, engine: "negamax", figure: "nodeCount" },
  },
  {
    id: "negamax",
    watch: { game: "tree:figure=4", algo: "negamax" },
    predict: { values: { seed: 1, width: 3, depth: 2, algo: "negamax" } },
    task: { game: "tree", setup: "[[3,-7,2],[-4,5],[1,0,-6]]", engine: "negamax", figure: "value" },
  },
  {
    id: "horizon",
    watch: { game: "connect4", moves: "d d c", depth: 2, algo: "negamax" },
    predict: { values: { game: "connect4", moves: "d d c c d d", depth: 1, algo: "negamax" } },
    task: { game: "connect4", moves: "d d c", depth: 3, engine: "negamax", figure: "value" },
    own: { game: "fiveinarow:size=7" },
  },
  {
    id: "alphabeta",
    watch: { game: "tree:figure=9" },
    predict: { values: { game: "tree:figure=9", algo: "alphabeta" } },
    task: {
      game: "tree",
      setup: "[[[-12,4],[-12,7]],[[5,-10,3],[6,-15,2]],[[-9,1],[-14,8]]]",
      engine: "alphabeta:bounds=hard",
      figure: "nodeCount",
    },
  },
  {
    id: "order",
    page: "sort",
    watch: { game: "tree:figure=11" },
    predict: {
      guess: ["alphabeta:bounds=hard", "alphabeta:order=static,bounds=hard"],
      place: { game: "connect4", moves: "d d c", depth: 4 },
    },
    task: {
      game: "tree",
      setup: "[[[0,-6,-7,-9],[-6,-7,-8]],[[-1,-2,-3],[3,2,1]],[[-2,-4,-6],[-4,-5,-5]]]",
      engine: "alphabeta:bounds=hard",
      figure: "nodeCount",
    },
  },
  {
    id: "pvs",
    watch: { game: "tree:figure=11", algo: "pvs" },
    predict: { values: { seed: 2, width: 2, algo: "pvs" } },
    task: { game: "tree:figure=10", engine: "alphabeta:pvs,bounds=hard", figure: "nodeCount" },
  },
  {
    id: "deepening",
    watch: { game: "tictactoe", moves: "a1 b2 c3 c2 a2", depth: 4, order: 1, deepen: 1 },
    predict: {
      guess: ["alphabeta:order=static,bounds=hard", "alphabeta:order=static,deepen,bounds=hard"],
      place: { game: "connect4", moves: "d d c", depth: 4 },
    },
    task: { game: "tree:figure=10", engine: "alphabeta:deepen,order=static,bounds=hard", figure: "nodeCount" },
  },
  {
    id: "table",
    watch: { game: "nim:heaps=1-2-2", depth: 6, table: 1 },
    predict: {
      guess: ["alphabeta:bounds=hard", "alphabeta:table=64k,bounds=hard"],
      place: { game: "tictactoe", moves: "a1 b2 c3", depth: 6 },
    },
    task: { game: "nim:heaps=1-2-3", depth: 6, engine: "alphabeta:table=64k,bounds=hard", figure: "nodeCount" },
  },
  {
    id: "killers",
    watch: { game: "connect4", moves: "d d c", depth: 3, killers: 1 },
    predict: {
      guess: ["alphabeta:bounds=hard", "alphabeta:killers,bounds=hard"],
      place: { game: "connect4", moves: "d d c", depth: 4 },
    },
    task: { game: "tree:figure=10", engine: "alphabeta:killers,bounds=hard", figure: "nodeCount" },
  },
  {
    id: "aspiration",
    watch: { game: "connect4", moves: "d d c c", depth: 3, deepen: 1, aspiration: 1, order: 1 },
    predict: {
      guess: [
        "alphabeta:order=static,deepen,bounds=hard",
        "alphabeta:order=static,deepen,aspiration,window=10,bounds=hard",
      ],
      place: { game: "connect4", moves: "d d c", depth: 4 },
    },
    task: {
      game: "connect4",
      moves: "d d c",
      depth: 4,
      engine: "alphabeta:order=static,deepen,aspiration,window=10,bounds=hard",
      figure: "value",
    },
  },
  {
    id: "symmetry",
    watch: { game: "tictactoe", depth: 2, table: 1, symmetry: 1 },
    predict: {
      guess: ["alphabeta:table=64k,bounds=hard", "alphabeta:table=64k,symmetry,bounds=hard"],
      place: { game: "tictactoe", depth: 4 },
    },
    task: { game: "tictactoe", depth: 3, engine: "alphabeta:table=64k,symmetry,bounds=hard", figure: "nodeCount" },
  },
  {
    id: "extensions",
    watch: { game: "tree", setup: "[[[5,6]],[[7,8]]]", depth: 2, extend: 1 },
    predict: {
      guess: ["alphabeta:bounds=hard", "alphabeta:extend=1,bounds=hard"],
      place: { game: "tree", setup: "[[[5,6]],[[7,8]]]", depth: 2 },
    },
    task: {
      game: "tree",
      setup: "[[[4,-3]],[[-5,9]]]",
      depth: 2,
      engine: "alphabeta:extend=1,bounds=hard",
      figure: "value",
    },
  },
  {
    id: "quiescence",
    watch: { game: "fiveinarow:width=5,height=5,line=4", moves: "c3 b2 d3 a1", depth: 1, quiesce: 1 },
    predict: {
      guess: ["alphabeta:bounds=hard", "alphabeta:quiesce=100,bounds=hard"],
      place: { game: "fiveinarow:width=5,height=5,line=4", moves: "c3 b2 d3 a1", depth: 1 },
    },
    task: {
      game: "fiveinarow:width=5,height=5,line=4",
      moves: "c3 b2 d3 a1",
      depth: 1,
      engine: "alphabeta:bounds=hard",
      figure: "value",
    },
  },
  {
    id: "book",
    watch: { game: "connect4", moves: "d", depth: 2, order: 1 },
    predict: {
      guess: ["negamax", "alphabeta:order=known,bounds=hard"],
      place: { game: "connect4", depth: 3 },
    },
    task: { game: "connect4", depth: 2, engine: "negamax", figure: "nodeCount" },
  },
];
