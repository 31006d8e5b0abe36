import { html } from "lit";
import { t, maybe } from "../app/i18n.js";

/** Trees and small positions to begin with. */
export const PRESETS = {
  figure2: { game: "tree:figure=2", algo: "negamax" },
  figure3: { game: "tree:figure=3", algo: "negamax" },
  figure4: { game: "tree:figure=4", algo: "negamax" },
  figure9: { game: "tree:figure=9" },
  figure10: { game: "tree:figure=10" },
  figure11: { game: "tree:figure=11" },
  typed: { game: "tree", setup: "[[[3,12],[-8,2]],[[4,6],[14,-5]]]" },
  tipping: { game: "tipping:start=2,target=8", depth: 10 },
  nim: { game: "nim:heaps=1-2-2", depth: 6 },
  tictactoe: { game: "tictactoe", moves: "a1 b2 c3 c2 a2", depth: 4 },
  connect4: { game: "connect4", moves: "d d c", depth: 2 },
  fiveinarow: { game: "fiveinarow:width=5,height=5,line=4", moves: "c3 b2", depth: 2 },
};

const SWITCHES = ["order", "deepen", "aspiration", "table", "symmetry", "killers", "extend", "quiesce"];

/** The text of the engine that the values ask for. */
export function engineOf(values) {
  if (values.algo === "negamax") return "negamax";
  const parts = [];
  if (values.algo === "pvs") parts.push("pvs");
  if (values.order) parts.push("order=static");
  if (values.deepen) parts.push("deepen");
  if (values.table) parts.push("table=64k");
  if (values.deepen && values.aspiration) parts.push("aspiration", "window=10");
  if (values.table && values.symmetry) parts.push("symmetry");
  if (values.killers) parts.push("killers");
  if (values.extend) parts.push("extend=1");
  if (values.quiesce) parts.push("quiesce=100");
  if (!values.soft) parts.push("bounds=hard");
  return "alphabeta" + (parts.length ? ":" + parts.join(",") : "");
}

const fresh = { setup: "", moves: "", depth: "" };

/** Whether the values are about a tree that somebody typed, or one of the course. */
export const isTree = ({ game }) => game.startsWith("tree");

function chosen(values) {
  if (isTree(values) && values.setup) return "typed";
  const found = Object.entries(PRESETS).find(([, preset]) => preset.game === values.game);
  return found ? found[0] : values.game ? "other" : "random";
}

/** The choice of what is searched. names: those of presets that are offered; "random" is for no game. */
export function presets(lesson, names = Object.keys(PRESETS)) {
  const preset = chosen(lesson.values);
  const words = (name) => maybe("learn.preset." + name, maybe("game." + name, name));
  return html`<label
    >${t("learn.what")}
    <select id="preset" @change=${(e) => lesson.change({ ...fresh, game: "", ...PRESETS[e.target.value] })}>
      ${names.map((name) => html`<option value=${name} ?selected=${name === preset}>${words(name)}</option>`)}
      ${
        names.includes(preset)
          ? ""
          : html`<option value="other" selected disabled>${words(lesson.values.game)}</option>`
      }
    </select></label
  >`;
}

/** The fields for a tree of one's own, or for a position of a game and how deep it is searched. */
export function place(lesson) {
  const { values } = lesson;
  if (isTree(values))
    return html`<label class="wide"
      >${t("learn.tree")}
      <input
        id="tree"
        size="52"
        maxlength="2000"
        spellcheck="false"
        .value=${values.setup || lesson.trace?.json.position.text || ""}
        @change=${(e) => lesson.change({ ...fresh, game: "tree", setup: e.target.value.trim() })}
    /></label>`;
  return html`<label
      >${t("learn.game")}
      <input
        id="game"
        size="26"
        maxlength="200"
        .value=${values.game}
        @change=${(e) => lesson.change({ ...fresh, game: e.target.value.trim(), depth: 2 })}
    /></label>
    <label
      >${t("learn.moves")}
      <input
        id="moves"
        size="22"
        maxlength="1000"
        spellcheck="false"
        .value=${values.moves}
        @change=${(e) => lesson.change({ moves: e.target.value.trim() })}
    /></label>
    ${lesson.number("depth", t("learn.depth"), values.depth || 3, 1, 20, (depth) => lesson.change({ depth }))}`;
}

/** What is searched and how. lesson: the element whose values they are. */
export function setup(lesson) {
  const { values } = lesson;
  return html` <div class="choice">
      ${presets(lesson)}
      ${lesson.segments(
        t("learn.algorithm"),
        values.algo,
        [
          ["negamax", "NegaMax"],
          ["alphabeta", "Alpha-Beta"],
          ["pvs", "PVS"],
        ],
        (algo) => lesson.change({ algo }),
      )}
      ${lesson.segments(
        t("learn.view"),
        values.view,
        [
          ["negamax", t("learn.view.negamax")],
          ["minimax", t("learn.view.minimax")],
        ],
        (view) => lesson.change({ view }),
      )}
    </div>
    <details class="more" ?open=${["typed", "other"].includes(chosen(values))}>
      <summary>${t("learn.more")}</summary>
      <div class="choice">
        ${place(lesson)}
        ${
          values.algo === "negamax"
            ? ""
            : html` ${SWITCHES.map(
                  (name) =>
                    html`<label title=${t(`learn.switch.${name}.about`)}
                      ><input
                        type="checkbox"
                        id=${name}
                        .checked=${Boolean(values[name])}
                        @change=${(e) => lesson.change({ [name]: e.target.checked ? 1 : "" })}
                      />
                      ${t("learn.switch." + name)}</label
                    >`,
                )}
                <ul class="switches">
                  ${["pvs", ...SWITCHES]
                    .filter((name) => (name === "pvs" ? values.algo === "pvs" : values[name]))
                    .map(
                      (name) =>
                        html`<li data-about=${name}>
                          <b>${t("learn.switch." + name)}</b>: ${t(`learn.switch.${name}.about`)}
                        </li>`,
                    )}
                </ul>
                <label
                  ><input
                    type="checkbox"
                    id="soft"
                    .checked=${Boolean(values.soft)}
                    @change=${(e) => lesson.change({ soft: e.target.checked ? 1 : "" })}
                  />
                  ${t("learn.soft")}</label
                >`
        }
        ${
          isTree(values)
            ? ""
            : html`<label title=${t("learn.values.about")}
                ><input
                  type="checkbox"
                  id="values"
                  .checked=${Boolean(values.values)}
                  @change=${(e) => lesson.change({ values: e.target.checked ? "moves" : "" })}
                />
                ${t("learn.values.moves")}</label
              >`
        }
      </div>
    </details>`;
}
