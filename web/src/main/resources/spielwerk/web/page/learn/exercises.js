/** Exercises whose results go to the teacher of a class, by their address behind #/learn/. */
import { load, maybe, t } from "../app/i18n.js";
import { read, write } from "./address.js";
import { PATH } from "./path/lessons.js";

await Promise.all([load("learn"), load("path"), load("class")]);

const PREFIX = "#/learn/";

/** What the values of a prediction are when its address does not give them. */
export const PREDICT = { game: "", setup: "", moves: "", seed: 1, depth: "", width: 3, algo: "alphabeta", step: 0 };

/** A prediction, whatever step it is at. */
export const ofPrediction = (values) =>
  write("predict", { ...PREDICT, ...values, step: 0 }, PREDICT).slice(PREFIX.length);

/** Predictions that are offered, as the first page of the lessons has them. */
const PREDICTIONS = [
  { seed: 1, width: 2 },
  { seed: 2 },
  { game: "tree:figure=9" },
  { game: "tipping:start=2,target=8", depth: 10 },
  { game: "tictactoe", moves: "a1 b2 c3 c2 a2", depth: 4 },
];

/** What a lesson of the path asks: its task, or what is to be predicted before. */
export const ofPath = (lesson, part = "") => write("path", { lesson, part }).slice(PREFIX.length);

/** All that a teacher can choose from without typing. */
export const offered = () => [
  ...PATH.flatMap(({ id }) => [ofPath(id, "predict"), ofPath(id)]),
  ...PREDICTIONS.map(ofPrediction),
];

/** @returns {string} the exercise that a link leads to, without step, token and class; empty if it is none */
export function fromLink(link) {
  const at = link.indexOf(PREFIX);
  const { lesson, values } = read(at < 0 ? PREFIX + link.trim() : link.slice(at).trim());
  if (lesson === "path") return PATH.some(({ id }) => id === values.lesson) ? ofPath(values.lesson, values.part) : "";
  if (lesson !== "predict") return "";
  const known = Object.fromEntries(Object.entries(values).filter(([name]) => Object.hasOwn(PREDICT, name)));
  return ofPrediction(values.tree ? { ...known, game: "tree", setup: values.tree } : known);
}

/** What an exercise is called. */
export function exerciseName(exercise) {
  const { lesson, values } = read(PREFIX + exercise);
  const at = PATH.findIndex(({ id }) => id === values.lesson);
  if (lesson === "path" && at >= 0)
    return `${at + 1}. ${t(`path.${values.lesson}.title`)}: ${t(values.part ? "path.predict" : "path.task")}`;
  if (lesson !== "predict") return exercise;
  const { game = "", seed = "1", algo = "", setup = "", width = "", depth = "" } = values;
  const [id] = game.split(":");
  const size = Object.entries({ depth, width }).filter(([, value]) => value);
  const drawn = [t("class.drawn", { seed }), ...size.map(([name, value]) => `${t("learn." + name)} ${value}`)];
  const what = !game ? drawn.join(", ") : id === "tree" ? setup || game : maybe("game." + id, game);
  return [t("learn.predict"), what, algo].filter(Boolean).join(" · ").slice(0, 90);
}
