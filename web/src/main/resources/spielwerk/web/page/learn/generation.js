import { real } from "./numbers.js";

/**
 * The steps in which one generation is told. Each says in which order the ranking stands, what of
 * it is shown, how many places of the next generation are filled, and whose genes are looked at.
 */
export function course(data) {
  const { ranked, next } = data;
  const all = ranked.map((_, i) => i);
  const byPoints = [...all].sort((a, b) => ranked[b].points - ranked[a].points);
  const byVariance = [...all].sort((a, b) => ranked[a].variance - ranked[b].variance);
  const count = (list, test) => list.filter(test).length;
  const top = count(ranked, ({ field }) => field === "top");
  const middle = count(ranked, ({ field }) => field === "middle");
  const survivors = top + middle;
  const children = count(next, ({ kind }) => kind === "child");
  const mutants = next.filter(({ mutated }) => mutated.includes(true));
  const values = {
    n: ranked.length,
    games: data.games,
    top,
    middle,
    out: ranked.length - survivors,
    survivors,
    children,
    drawn: ranked.length - survivors - children,
    mean: real(data.mean, 1),
    best: real(data.best, 1),
    nextMean: real(data.nextMean, 1),
    nextBest: real(data.nextBest, 1),
    mutants: mutants.length,
    genes: mutants.reduce((sum, { mutated }) => sum + mutated.filter(Boolean).length, 0),
  };
  const usual = { order: all, marked: [], filled: 0, slot: -1, fields: true, gone: true, values };
  const unreliable = ranked.filter(({ field }) => field === "middle").map(({ id }) => id);
  /** @type {any[]} */
  const steps = [
    { ...usual, kind: "play", order: byPoints, fields: false },
    { ...usual, kind: "variance", order: byVariance, variance: true, fields: false, marked: unreliable },
    { ...usual, kind: "rank", gone: false },
    { ...usual, kind: "survive", filled: survivors },
  ];
  next.forEach((one, slot) => {
    if (one.kind !== "child") return;
    const parents = one.parents.map((id) => ranked.find((other) => other.id === id));
    const rows = [
      ...parents.map(({ id, genes }) => ({ name: id, genes })),
      { name: "learn.evo.child", genes: one.before },
    ];
    steps.push({
      ...usual,
      kind: "cross",
      filled: slot + 1,
      slot,
      marked: one.parents,
      rows,
      values: { ...values, child: slot - survivors + 1, first: one.parents[0], second: one.parents[1] },
    });
  });
  if (values.drawn > 0) steps.push({ ...usual, kind: "draw", filled: ranked.length });
  const shown = mutants.find(({ kind }) => kind === "child") ?? mutants[0];
  const rows = shown
    ? [
        { name: "learn.evo.before", genes: shown.before },
        { name: shown.id, genes: shown.genes, changed: shown.mutated },
      ]
    : undefined;
  steps.push({
    ...usual,
    kind: mutants.length ? "mutate" : "nomutate",
    filled: ranked.length,
    mutated: true,
    rows,
    slot: shown ? next.indexOf(shown) : -1,
  });
  steps.push({ ...usual, kind: "next", filled: ranked.length, mutated: true });
  return steps;
}
