import { t } from "../app/i18n.js";
import { told, range } from "./numbers.js";

/**
 * What a student is asked about a search, in the order in which it happens: the window of every
 * inner node before it is entered, whether the rest is cut off after a child's value, in PVS whether
 * a child is searched again, the value before the node is left. The answers are those of the search
 * itself; an open end of a window is -Infinity or Infinity.
 *
 * @returns {object[]} each: kind, node, at (how many steps are shown when it is asked), answer, hint, why
 */
export function questions(trace) {
  const list = [];
  const tried = new Map();
  const { win } = trace;
  const ask = (kind, node, at, answer, hint, why) => list.push({ kind, node, at, answer, hint, why });
  trace.steps.forEach((step, i) => {
    const node = trace.nodes.get(step.node);
    if (step.event === "leave" && node.window === "empty") again(trace, step, node, i, ask);
    if (node.children.length === 0) return;
    const alpha = step.alpha ?? null;
    const beta = step.beta ?? null;
    if (step.event === "enter" && trace.windows && node.parent) {
      const before = trace.after(i).get(node.parent);
      const values = {
        parent: range(before.alpha, before.beta, win),
        alpha: told(before.alpha, win, "−∞"),
        window: range(alpha, beta, win),
      };
      const kind = node.window === "empty" ? "empty" : "window";
      const answer = [alpha ?? -Infinity, beta ?? Infinity];
      ask("window", node, i, answer, t(`learn.hint.${kind}`, values), t(`learn.why.${kind}`, values));
    }
    if (step.event === "raise" || step.event === "ignore") {
      tried.set(node.id, (tried.get(node.id) ?? 0) + 1);
      const children = node.children.filter((child) => child.window !== "again").length;
      const left = children + (node.cut?.skipped.length ?? 0) - tried.get(node.id);
      if (left > 0 && trace.windows && node.parent) {
        const cut = trace.steps[i + 1]?.event === "cut";
        const values = { value: told(step.value, win), beta: told(beta, win) };
        const why = t(cut ? "learn.why.cut" : "learn.why.nocut", values);
        ask("cut", node, i + 1, cut, t("learn.hint.cut", values), why);
      }
    }
    if (step.event === "leave") {
      const children = node.children.map((child) => told(-child.value, win)).join(", ");
      const values = { value: told(step.value, win), children, alpha: told(alpha, win, "−∞") };
      const why = t(node.cut ? "learn.why.valuecut" : trace.windows ? "learn.why.value" : "learn.why.max", values);
      const hint = t(node.cut ? "learn.hint.valuecut" : trace.windows ? "learn.hint.value" : "learn.hint.max");
      ask("value", node, i, step.value, hint, why);
    }
  });
  return list;
}

/** After an empty window: is the child searched again? */
function again(trace, step, node, i, ask) {
  const { win } = trace;
  const parent = trace.after(i).get(node.parent);
  const next = trace.nodes.get(trace.steps[i + 1]?.node);
  const repeated = next?.window === "again" && next.parent === node.parent && next.code === node.code;
  const values = {
    value: told(-step.value, win),
    alpha: told(parent.alpha, win, "−∞"),
    beta: told(parent.beta, win),
  };
  const why = t(repeated ? "learn.why.again" : "learn.why.notagain", values);
  ask("again", node, i + 1, repeated, t("learn.hint.again", values), why);
}

/** Whether an answer is the right one, open ends of a window with their signs. */
export const same = (given, answer) =>
  Array.isArray(answer) ? answer.every((end, i) => Object.is(end, given[i])) : given === answer;

/** A value as a student types it, also "W3" or "-inf"; undefined is no value. */
export function typed(text, win) {
  const plain = text.trim().replace("−", "-").toLowerCase();
  const [, sign, open] = /^([-+]?)(∞|inf|infinity|oo|unendlich)$/.exec(plain) ?? [];
  if (open) return sign === "-" ? -Infinity : Infinity;
  const [, ending, n] = /^([a-z])\s*(\d{1,3})$/.exec(plain) ?? [];
  if (win > 1 && ending && ending === letter("learn.won")) return win - Number(n);
  if (win > 1 && ending && ending === letter("learn.lost")) return Number(n) - win;
  // the 0 that is added makes -0 a 0
  return /^[-+]?\d{1,7}$/.test(plain) ? Number(plain) + 0 : undefined;
}

const letter = (key) => t(key, { n: "" }).toLowerCase();
