import { t } from "../app/i18n.js";
import { told, range } from "./numbers.js";

/**
 * What a student is asked about a search, in the order in which it happens: the window of every
 * inner node before it is entered, whether the rest is cut off after a child's value, the value
 * before the node is left. The answers are those of the search itself.
 *
 * @returns {object[]} each: kind, node, at (how many steps are shown when it is asked), answer, why
 */
export function questions(trace) {
  const list = [];
  const tried = new Map();
  const { win } = trace;
  trace.steps.forEach((step, i) => {
    const node = trace.nodes.get(step.node);
    if (node.children.length === 0) return;
    const alpha = step.alpha ?? null;
    const beta = step.beta ?? null;
    if (step.event === "enter" && trace.windows && node.parent) {
      const before = trace.after(i).get(node.parent);
      const why = t("learn.why.window", {
        parent: range(before.alpha, before.beta, win),
        window: range(alpha, beta, win),
      });
      list.push({ kind: "window", node, at: i, answer: [alpha, beta], why });
    }
    if (step.event === "raise" || step.event === "ignore") {
      tried.set(node.id, (tried.get(node.id) ?? 0) + 1);
      const left = node.children.length + (node.cut?.skipped.length ?? 0) - tried.get(node.id);
      if (left > 0 && trace.windows && node.parent) {
        const cut = trace.steps[i + 1]?.event === "cut";
        const values = { value: told(step.value, win), beta: told(beta, win) };
        list.push({
          kind: "cut",
          node,
          at: i + 1,
          answer: cut,
          why: t(cut ? "learn.why.cut" : "learn.why.nocut", values),
        });
      }
    }
    if (step.event === "leave") {
      const children = node.children.map((child) => told(-child.value, win)).join(", ");
      const why = t(node.cut ? "learn.why.valuecut" : trace.windows ? "learn.why.value" : "learn.why.max", {
        value: told(step.value, win),
        children,
        alpha: told(alpha, win, "−∞"),
      });
      list.push({ kind: "value", node, at: i, answer: step.value, why });
    }
  });
  return list;
}

/** A value as a student types it, also "W3"; null is an open bound, undefined is no value. */
export function typed(text, win) {
  const plain = text.trim().replace("−", "-").toLowerCase();
  if (/^[-+]?(∞|inf|infinity|oo|unendlich)$/.test(plain)) return null;
  const [, ending, n] = /^([a-z])\s*(\d{1,3})$/.exec(plain) ?? [];
  if (ending && ending === letter("learn.won")) return win - Number(n);
  if (ending && ending === letter("learn.lost")) return Number(n) - win;
  return /^[-+]?\d{1,7}$/.test(plain) ? Number(plain) : undefined;
}

const letter = (key) => t(key, { n: "" }).toLowerCase();
