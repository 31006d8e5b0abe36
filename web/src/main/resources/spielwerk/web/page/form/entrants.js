import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t, translated } from "../app/i18n.js";
import { levelWords } from "../app/words.js";
import "./engine-picker.js";

const blank = { name: "", engine: "", budget: "", choice: "" };

/** Who takes part: engines with their options, how long they think, and how they choose. */
class Entrants extends LitElement {
  static properties = {
    players: { attribute: false },
    engines: { attribute: false },
    levels: { attribute: false },
  };
  static styles = [
    look,
    css`
      ol {
        list-style: none;
        margin: 0 0 0.8rem;
        padding: 0;
        display: grid;
        gap: 0.5rem;
      }
      li {
        border: 1px solid var(--line);
        border-radius: var(--radius-small);
        padding: 0.5rem 0.6rem;
        background: var(--raised);
      }
      .line {
        display: flex;
        gap: 0.4rem;
        align-items: center;
      }
      .line input {
        flex: 1;
        min-width: 0;
        font-family: var(--mono);
        font-size: 0.9rem;
      }
      sw-engine-picker {
        flex: 1;
      }
      details {
        margin-top: 0.3rem;
      }
      summary {
        cursor: pointer;
        color: var(--muted);
        font-size: 0.9rem;
        padding: 0.2rem 0;
      }
      .fields {
        display: grid;
        grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
        gap: 0.6rem;
        margin: 0.4rem 0;
        align-items: start;
      }
      .fields label {
        display: grid;
        gap: 0.2rem;
        font-weight: 600;
        font-size: 0.88rem;
        min-width: 0;
      }
      .fields input,
      .fields select {
        font-weight: 400;
        width: 100%;
        min-width: 0;
      }
      .fields small {
        font-weight: 400;
        color: var(--muted);
        font-size: 0.8rem;
      }
      .add select {
        max-width: min(100%, 17rem);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.players;
    /** @type {any} */
    this.engines;
    /** @type {any} */
    this.levels;
  }

  tell(players) {
    this.dispatchEvent(new CustomEvent("players", { detail: players }));
  }

  set(i, some) {
    this.tell(this.players.map((one, at) => (at === i ? { ...one, ...some } : one)));
  }

  add(some) {
    this.tell([...this.players, { ...blank, ...some }]);
  }

  render() {
    return html`<ol>
        ${(this.players ?? []).map((one, i) => this.player(one, i))}
      </ol>
      <div class="row add">
        <select
          id="add"
          aria-label=${t("form.add")}
          @change=${(e) => {
            if (e.target.value) this.add({ engine: e.target.value });
            e.target.value = "";
          }}
        >
          <option value="">${t("form.add")}</option>
          ${(this.engines ?? []).map(
            (engine) => html`<option value=${engine.id} title=${translated(engine.about)}>${engine.id}</option>`,
          )}
        </select>
        <select
          aria-label=${t("form.addlevel")}
          @change=${(e) => {
            const level = this.levels[e.target.value];
            if (level) this.level(level);
            e.target.value = "";
          }}
        >
          <option value="">${t("form.addlevel")}</option>
          ${(this.levels ?? []).map((level, i) => html`<option value=${i}>${levelWords(level)}</option>`)}
        </select>
        <button @click=${this.team} ?disabled=${(this.players?.length ?? 0) < 2} title=${t("form.addteam.about")}>
          ${t("form.addteam")}
        </button>
      </div>`;
  }

  level({ level, engine, budget, choice }) {
    this.add({
      name: t("level.n", { n: level }),
      engine,
      budget: budget === "free" ? "" : budget,
      choice: choice === "best" ? "" : choice,
    });
  }

  /** All that are there so far, as one player. */
  team() {
    const members = this.players
      .map((one) => one.engine)
      .filter((engine) => !engine.startsWith("team"))
      .map((engine) => engine.replace(/^([\w-]+):(.*)$/, "$1($2)"));
    this.add({ engine: "team:" + members.join("+") });
  }

  player(one, i) {
    const extra = [one.name, one.budget, one.choice].filter(Boolean).join(" · ");
    return html`<li>
      <div class="line">
        <sw-engine-picker
          .label=${t("form.engine", { n: i + 1 })}
          .engines=${this.engines}
          .value=${one.engine}
          @engine=${(e) => this.set(i, { engine: e.detail.trim() })}
        ></sw-engine-picker>
        <button
          class="quiet"
          aria-label=${t("form.copy", { name: one.engine })}
          title=${t("form.copy", { name: one.engine })}
          @click=${() => this.add({ ...one, name: "" })}
        >
          +
        </button>
        <button
          class="quiet"
          aria-label=${t("form.remove", { name: one.engine })}
          title=${t("form.remove", { name: one.engine })}
          @click=${() => this.tell(this.players.filter((_, at) => at !== i))}
        >
          ✕
        </button>
      </div>
      <details>
        <summary>${t("form.more")}${extra ? ": " + extra : ""}</summary>
        <div class="fields">
          <label
            >${t("form.name")}<input
              .value=${one.name}
              placeholder=${one.engine}
              @change=${(e) => this.set(i, { name: e.target.value.trim() })}
          /></label>
          <label
            >${t("form.budget")}<input
              .value=${one.budget}
              placeholder="time=100ms"
              @change=${(e) => this.set(i, { budget: e.target.value.trim() })}
          /></label>
          <label
            >${t("form.choice")}<input
              .value=${one.choice}
              placeholder="best"
              @change=${(e) => this.set(i, { choice: e.target.value.trim() })}
          /></label>
        </div>
      </details>
    </li>`;
  }
}
customElements.define("sw-entrants", Entrants);
