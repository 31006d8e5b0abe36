import { t } from "../app/i18n.js";
import { told, range } from "./numbers.js";
import { paperSteps } from "./paper-steps.js";

/** A sentence on what has just happened, and why. picture: a SearchPicture. */
export function tale(trace, at, picture) {
  const step = trace.step(at);
  if (!step) return t("learn.tale.start", { n: trace.json.nodeCount });
  const node = trace.nodes.get(step.node);
  const { win } = trace;
  const shown = (value) => told(picture.value(node.seat, value), win);
  const where = node.parent
    ? trace.typed
      ? t("learn.tale.node", { n: node.id })
      : t("learn.tale.move", {
          move: trace
            .path(node)
            .slice(1)
            .map((one) => one.move)
            .join(" "),
        })
    : t("learn.tale.root");
  const { alpha, beta } = picture.bounds(node.seat, { alpha: step.alpha ?? null, beta: step.beta ?? null });
  const down = picture.flips(node.seat);
  const values = {
    where,
    value: step.value === undefined ? "" : shown(step.value),
    window: range(alpha, beta, win),
    alpha: told(alpha, win, "−∞"),
    beta: told(beta, win, "∞"),
  };
  const paper = paperSteps(trace)[at - 1];
  const words = sentence(trace, step, node, values, { down, picture });
  return paper ? `(${paper.n}) ${words}` : words;
}

function sentence(trace, step, node, values, { down, picture }) {
  const { win } = trace;
  switch (step.event) {
    case "enter":
      if (!trace.windows) return t("learn.tale.visit", values);
      return t(node.window === "full" ? "learn.tale.enter" : `learn.tale.${node.window}`, values);
    case "raise":
      return t(!trace.windows ? "learn.tale.better" : down ? "learn.tale.lower" : "learn.tale.raise", values);
    case "ignore":
      return t(!trace.windows ? "learn.tale.worse" : down ? "learn.tale.notlower" : "learn.tale.ignore", values);
    case "cut":
      return t(down ? "learn.tale.cutlow" : "learn.tale.cut", {
        ...values,
        bound: told(picture.value(node.seat, node.cut.bound), win),
        n: node.cut.skipped.length,
      });
    case "known":
      return t("learn.tale.known", values);
    default:
      if (node.known) return t("learn.tale.leave", values);
      if (node.children.length === 0) return t(node.over ? "learn.tale.over" : "learn.tale.leaf", values);
      return t(node.cut ? "learn.tale.leavecut" : "learn.tale.leave", values);
  }
}
