import { LitElement, html, css } from "lit";
import { find } from "./dom.js";
import { look } from "./look.js";
import { t } from "./i18n.js";
import { change, language, settings } from "./settings.js";
import { dialogOpen, typing } from "./keys.js";
import { COLOURS } from "../boards/colours.js";

/** How a person likes the page; kept in the browser. Opens with s. */
class SettingsDialog extends LitElement {
  static styles = [
    look,
    css`
      form {
        display: grid;
        gap: 1rem;
        margin-top: 1rem;
      }
      label.field {
        display: grid;
        gap: 0.25rem;
        font-weight: 600;
      }
      label.field > * {
        font-weight: 400;
      }
      fieldset {
        border: 0;
        padding: 0;
        margin: 0;
        display: grid;
        gap: 0.4rem;
      }
      legend {
        font-weight: 600;
        padding: 0 0 0.3rem;
      }
      .sets {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(6.6rem, 1fr));
        gap: 0.5rem;
      }
      .sets button {
        display: grid;
        gap: 0.4rem;
        justify-items: center;
        padding: 0.5rem;
      }
      .swatch {
        display: grid;
        grid-template-columns: 1fr 1fr;
        width: 100%;
        height: 2.4rem;
        border-radius: 6px;
        background: var(--board);
        border: 2px solid var(--board-edge);
        place-items: center;
      }
      .swatch i {
        width: 1.4rem;
        height: 1.4rem;
        border-radius: 50%;
        background: var(--dark-piece);
        border: 1px solid var(--board-line);
      }
      .swatch i + i {
        background: var(--light-piece);
      }
      .segments {
        display: inline-flex;
        border: 1px solid var(--line);
        border-radius: var(--radius-small);
        overflow: hidden;
        justify-self: start;
      }
      .segments button {
        border: 0;
        border-radius: 0;
      }
      .segments button + button {
        border-left: 1px solid var(--line);
      }
      label.switch {
        display: flex;
        gap: 0.5rem;
        align-items: center;
        min-height: 2rem;
      }
      input[type="checkbox"] {
        min-height: 0;
        width: 1.15rem;
        height: 1.15rem;
        accent-color: var(--accent);
      }
      .end {
        justify-content: flex-end;
      }
    `,
  ];

  constructor() {
    super();
    window.addEventListener("keydown", (event) => {
      if (event.key !== "s" || typing(event) || dialogOpen()) return;
      event.preventDefault(); // else the letter goes to the first field
      this.show();
    });
    window.addEventListener("settings", () => this.requestUpdate());
  }

  show() {
    const dialog = find(this.renderRoot, "dialog");
    if (!dialog.open) dialog.showModal();
  }

  render() {
    return html`<dialog aria-labelledby="title">
      <h1 id="title">${t("play.settings")}</h1>
      <form method="dialog">
        <label class="field"
          >${t("play.name")}
          <input
            id="name"
            maxlength="60"
            autocomplete="nickname"
            .value=${settings.name}
            placeholder=${t("you")}
            @change=${(e) => change({ name: e.target.value.trim() })}
        /></label>
        <fieldset>
          <legend>${t("play.colours")}</legend>
          <div class="sets">${Object.entries(COLOURS).map(([name, set]) => this.set(name, set))}</div>
        </fieldset>
        <fieldset>
          <legend>${t("play.board")}</legend>
          ${["labels", "numbers", "legal", "arrows"].map(
            (name) =>
              html`<label class="switch"
                ><input
                  type="checkbox"
                  data-setting=${name}
                  .checked=${settings[name]}
                  @change=${(e) => change({ [name]: e.target.checked })}
                />${t("play.board." + name)}</label
              >`,
          )}
        </fieldset>
        ${this.segments(
          "play.theme",
          settings.theme,
          [
            ["", "play.theme.system"],
            ["light", "play.theme.light"],
            ["dark", "play.theme.dark"],
          ],
          (theme) => change({ theme }),
        )}
        ${this.segments(
          "play.language",
          language(),
          [
            ["en", "play.language.en"],
            ["de", "play.language.de"],
          ],
          (lang) => this.speak(lang),
        )}
        <div class="row end"><button class="primary">${t("close")}</button></div>
      </form>
    </dialog>`;
  }

  set(name, set) {
    const style = Object.entries(set)
      .map(([variable, value]) => `${variable}:${value}`)
      .join(";");
    return html`<button
      type="button"
      data-colours=${name}
      aria-pressed=${settings.colours === name}
      @click=${() => change({ colours: name })}
    >
      <span class="swatch" style=${style} aria-hidden="true"><i></i><i></i></span>${t("play.colours." + name)}
    </button>`;
  }

  segments(title, now, values, choose) {
    return html`<fieldset>
      <legend>${t(title)}</legend>
      <div class="segments">
        ${values.map(
          ([value, words]) =>
            html`<button
              type="button"
              data-choice=${title + "." + value}
              aria-pressed=${now === value}
              @click=${() => choose(value)}
            >
              ${t(words)}
            </button>`,
        )}
      </div>
    </fieldset>`;
  }

  speak(lang) {
    if (lang === language()) return;
    change({ lang });
    location.reload();
  }
}
customElements.define("sw-settings", SettingsDialog);
