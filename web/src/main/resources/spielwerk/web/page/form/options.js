import { html } from "lit";
import { loadTranslations, translated } from "../app/i18n.js";
import { parse, write } from "./engine-text.js";

await loadTranslations("options");

/**
 * How options are called where people read them; by default as they are typed.
 * @typedef {object} OptionWords
 * @property {(option: string) => string} [label]
 * @property {(option: string, about: string) => string} [sentence]
 * @property {(value: string) => string} [value] of a choice
 */

/** A file may have words in its place, and a page can choose only those. */
const named = ({ kind, values }) => (kind === "file" && values.length > 1 ? values.slice(0, -1) : null);

/**
 * Fields for the options of a game or engine.
 * @param {string} text what is typed so far
 * @param {Record<string, any>} options as /api/games and /api/engines return them
 * @param {(text: string) => void} change is called with the new text
 * @param {OptionWords} [words]
 */
export function optionFields(text, options, change, words = {}) {
  const name = parse(text);
  const { label = (option) => option, sentence = (_, about) => translated(about), value = (one) => one } = words;
  const set = (option, chosen, usual) => {
    const values = name.values.filter((one) => one !== option);
    change(write({ ...name, values, options: { ...name.options, [option]: chosen === usual ? "" : chosen } }));
  };
  return Object.entries(options).map(([option, about]) => {
    const usual = String(about.default);
    const bare = name.values.includes(option) ? "on" : undefined;
    const now = bare ?? name.options[option] ?? usual;
    const on = (event) => set(option, event.target.value.trim(), usual);
    const choices = about.kind === "flag" ? ["on", "off"] : about.kind === "choice" ? about.values : named(about);
    const range = /^(-?\d+)\.\.(\d+)$/.exec(
      about.kind === "integer" && about.values?.length === 1 ? about.values[0] : "",
    );
    let field;
    if (choices)
      field = html`<select name=${option} @change=${on}>
        ${choices.map((one) => html`<option value=${one} ?selected=${one === now}>${value(one)}</option>`)}
      </select>`;
    else if (range)
      field = html`<input name=${option} type="number" min=${range[1]} max=${range[2]} .value=${now} @change=${on} />`;
    else
      field = html`<input
        name=${option}
        .value=${now}
        placeholder=${about.values?.map(translated).join(" | ") ?? ""}
        @change=${on}
      />`;
    const says = sentence(option, about.about);
    return html`<label title=${says}>${label(option)}${field}<small>${says}</small></label>`;
  });
}
