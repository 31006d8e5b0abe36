import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { levelWords } from "../app/words.js";
import { levelOf, settings } from "../app/settings.js";
import "../form/engine-picker.js";

/** What a seat of a game may be before anybody has chosen; usual: the engine that plays it if none is named. */
export const seatOf = (game, who, usual) => ({
  who,
  name: "",
  level: levelOf(game),
  engine: usual?.engine ?? "",
  budget: usual?.budget ?? "time=1s",
  members: [
    { engine: "", weight: 1 },
    { engine: "", weight: 1 },
  ],
  normalise: "sum",
  sigma: 0,
});

/** The text that makes a team; docs/teams.md says what it means. */
export function teamText({ members, normalise, sigma }) {
  const parts = members
    .filter((one) => one.engine.trim())
    .map(({ engine, weight }) => {
      const name = engine.trim().replace(/^([\w-]+):(.*)$/, "$1($2)"); // several options need brackets
      return Number(weight) === 1 ? name : `${name}*${weight}`;
    });
  const rule = [normalise === "max" ? "normalise=max" : "", Number(sigma) > 0 ? `sigma=${sigma}` : ""].filter(Boolean);
  return `team(${[parts.join(" + "), ...rule].join(", ")})`;
}

/** A seat as the server wants it. */
export function chairOf(seat) {
  if (seat.who === "person") return { kind: "person", name: seat.name || settings.name || t("you") };
  if (seat.who === "elsewhere") return { kind: "person", name: seat.name || t("play.guest") };
  if (seat.who === "level") return { kind: "engine", level: Number(seat.level) };
  return { kind: "engine", engine: seat.who === "team" ? teamText(seat) : seat.engine, budget: seat.budget };
}

/**
 * Who sits on one seat: a person here or elsewhere, a strength, an engine, or a team put together.
 * seat: what was chosen; levels, engines: what there is for the game. Event "choice" with the new seat.
 */
class SeatChoice extends LitElement {
  static properties = { seat: {}, levels: {}, engines: {} };
  static styles = [
    look,
    css`
      :host {
        display: grid;
        gap: 0.5rem;
        min-width: 0;
      }
      .member {
        display: grid;
        grid-template-columns: 1fr 4.6rem 2.4rem;
        gap: 0.4rem;
      }
      .pair {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 0.5rem;
      }
      label {
        display: grid;
        gap: 0.2rem;
        font-size: 0.85rem;
        color: var(--muted);
      }
      input,
      select {
        width: 100%;
        min-width: 0;
        color: var(--ink);
      }
      code {
        font-family: var(--mono);
        font-size: 0.82rem;
        color: var(--muted);
        overflow-wrap: anywhere;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.seat;
    /** @type {any} */
    this.levels;
    /** @type {any} */
    this.engines;
  }

  set(some) {
    this.dispatchEvent(new CustomEvent("choice", { detail: { ...this.seat, ...some } }));
  }

  render() {
    const { seat } = this;
    if (!seat) return "";
    return html` <select class="who" aria-label=${t("new.who")} @change=${(e) => this.set({ who: e.target.value })}>
        ${[
          ["person", "play.here"],
          ["elsewhere", "play.elsewhere"],
          ["level", "new.level"],
          ["engine", "play.engine"],
          ["team", "play.team"],
        ].map(([who, words]) => html`<option value=${who} ?selected=${seat.who === who}>${t(words)}</option>`)}
      </select>
      ${
        seat.who === "person" || seat.who === "elsewhere"
          ? html`<input
              class="name"
              aria-label=${t("new.name")}
              maxlength="100"
              placeholder=${seat.who === "person" ? settings.name || t("you") : t("play.guest")}
              .value=${seat.name}
              @input=${(e) => this.set({ name: e.target.value })}
            />`
          : ""
      }
      ${seat.who === "elsewhere" ? html`<p class="muted">${t("play.elsewhere.how")}</p>` : ""}
      ${
        seat.who === "level"
          ? html`<select class="level" aria-label=${t("level")} @change=${(e) => this.set({ level: e.target.value })}>
              ${(this.levels ?? []).map(
                (level) =>
                  html`<option value=${level.level} ?selected=${level.level === Number(seat.level)}>
                    ${levelWords(level)}
                  </option>`,
              )}
            </select>`
          : ""
      }
      ${
        seat.who === "engine" ? html`${this.engine(seat.engine, (engine) => this.set({ engine }))}${this.budget()}` : ""
      }
      ${seat.who === "team" ? this.team() : ""}`;
  }

  engine(value, then) {
    return html`<sw-engine-picker
      .value=${value}
      .engines=${this.engines}
      .label=${t("advice.engine")}
      @engine=${(e) => then(e.detail)}
    ></sw-engine-picker>`;
  }

  budget() {
    return html`<label
      >${t("advice.budget")}<input .value=${this.seat.budget} @input=${(e) => this.set({ budget: e.target.value })}
    /></label>`;
  }

  /** Members with their weights, and the rule by which they agree. */
  team() {
    const { seat } = this;
    const change = (i, some) =>
      this.set({ members: seat.members.map((one, j) => (i === j ? { ...one, ...some } : one)) });
    return html` ${seat.members.map(
        (member, i) =>
          html`<div class="member">
            ${this.engine(member.engine, (engine) => change(i, { engine }))}
            <input
              type="number"
              min="0"
              max="1000"
              step="any"
              aria-label=${t("play.team.weight")}
              title=${t("play.team.weight")}
              .value=${String(member.weight)}
              @input=${(e) => change(i, { weight: e.target.value })}
            />
            <button
              type="button"
              class="quiet"
              ?disabled=${seat.members.length < 2}
              aria-label=${t("play.team.remove", { n: i + 1 })}
              title=${t("play.team.remove", { n: i + 1 })}
              @click=${() => this.set({ members: seat.members.filter((_, j) => j !== i) })}
            >
              ✕
            </button>
          </div>`,
      )}
      <div class="row">
        <button
          type="button"
          class="add"
          ?disabled=${seat.members.length >= 20}
          @click=${() => this.set({ members: [...seat.members, { engine: "", weight: 1 }] })}
        >
          ${t("play.team.add")}
        </button>
      </div>
      <div class="pair">
        <label
          >${t("play.team.rule")}<select @change=${(e) => this.set({ normalise: e.target.value })}>
            ${["sum", "max"].map(
              (rule) =>
                html`<option value=${rule} ?selected=${seat.normalise === rule}>${t("play.team." + rule)}</option>`,
            )}
          </select></label
        >
        <label
          >${t("play.team.sigma")}<input
            type="number"
            min="0"
            max="1000"
            step="any"
            .value=${String(seat.sigma)}
            @input=${(e) => this.set({ sigma: e.target.value })}
        /></label>
      </div>
      ${this.budget()}
      <code>${teamText(seat)}</code>`;
  }
}
customElements.define("sw-seat-choice", SeatChoice);
