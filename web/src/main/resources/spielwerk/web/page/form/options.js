import { html } from "lit";
import { parse, write } from "./engine-text.js";

/**
 * Fields for the options of a game or engine.
 * @param {string} text what is typed so far
 * @param {Record<string, any>} options as /api/games and /api/engines tell them
 * @param {(text: string) => void} change hears the new text
 */
export function optionFields(text, options, change) {
  const name = parse(text);
  const set = (option, value, usual) => {
    const values = name.values.filter((one) => one !== option);
    change(write({ ...name, values, options: { ...name.options, [option]: value === usual ? "" : value } }));
  };
  return Object.entries(options).map(([option, about]) => {
    const usual = String(about.default);
    const bare = name.values.includes(option) ? "on" : undefined;
    const now = bare ?? name.options[option] ?? usual;
    const on = (event) => set(option, event.target.value.trim(), usual);
    let field;
    if (about.kind === "flag")
      field = html`<select @change=${on}>
        ${["on", "off"].map((one) => html`<option ?selected=${one === now}>${one}</option>`)}
      </select>`;
    else if (about.kind === "choice")
      field = html`<select @change=${on}>
        ${about.values.map((one) => html`<option ?selected=${one === now}>${one}</option>`)}
      </select>`;
    else field = html`<input .value=${now} placeholder=${about.values?.join(" | ") ?? ""} @change=${on} />`;
    return html`<label title=${about.about}>${option}${field}<small>${about.about}</small></label>`;
  });
}
