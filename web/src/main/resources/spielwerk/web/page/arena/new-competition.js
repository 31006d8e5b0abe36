import { LitElement, html } from "lit";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { say } from "../app/sentences.js";
import { get, post, query } from "../app/api.js";
import { fieldsToYaml } from "../app/yaml.js";
import { newCompetitionStyle } from "./new-competition-style.js";
import { again } from "./again.js";
import "../form/spec-form.js";

/** @typedef {import("../form/spec-form.js").Field} Field */
/** @typedef {import("../form/spec-form.js").Values} Values */

const KINDS = ["match", "roundrobin", "gauntlet", "swiss", "knockout"];
const KEY = "spielwerk.competition";

/** What most people set; the other fields of the form stand below them. */
const FIRST = ["games", "rounds", "openings", "budget", "sprt"];

/** A match or tournament is set up by clicking, or by its YAML; each follows the other. */
class NewCompetition extends LitElement {
  static properties = {
    like: {},
    kind: { state: true },
    values: { state: true },
    yaml: { state: true },
    trouble: { state: true },
    threads: { state: true },
    forms: { state: true },
    lists: { state: true },
    busy: { state: true },
    library: { state: true },
  };
  static styles = [look, newCompetitionStyle];

  constructor() {
    super();
    this.like = "";
    /** @type {import("../form/editors.js").Lists} */
    this.lists = { games: [], engines: [], levels: [] };
    /** @type {Record<string, Field[]>} */
    this.forms = { match: [], tournament: [] };
    this.threads = "";
    this.trouble = "";
    this.busy = false;
    /** Whether the games go into the library when all are played. */
    this.library = false;
    this.kind = "roundrobin";
    /** @type {Values} */
    this.values = { game: "othello", players: ["mcts:sims=100", "alphabeta:depth=2", "random"] };
    this.yaml = "";
  }

  async firstUpdated() {
    try {
      const [games, match, tournament] = await Promise.all(["/games", "/specs/match", "/specs/tournament"].map(get));
      this.forms = { match: match.fields, tournament: tournament.fields };
      this.lists = { ...this.lists, games: games.items.filter((game) => game.id !== "tree") };
      if (this.like) {
        const [{ spec }, run] = await Promise.all([get(`/runs/${this.like}/spec`), get("/runs/" + this.like)]);
        this.kind = run.kind === "match" ? "match" : spec.kind;
        this.values = again(this.fields, spec);
      } else {
        const { kind, values } = JSON.parse(localStorage.getItem(KEY) ?? "{}");
        if (kind && values) Object.assign(this, { kind, values });
      }
    } catch (refused) {
      this.trouble = refused.message;
    }
    // who was quicker than the server goes on with what was typed
    if (this.yaml) this.check(true);
    else this.set(this.values);
    await this.meet();
  }

  /** The kind of run that this is. */
  get run() {
    return this.kind === "match" ? "match" : "tournament";
  }

  get fields() {
    return this.forms[this.run];
  }

  /** Who plays this game. */
  async meet() {
    const { game } = this.values;
    try {
      const [engines, levels] = await Promise.all([
        get("/engines" + query({ game })),
        get("/levels" + query({ game })),
      ]);
      if (game === this.values.game) this.lists = { ...this.lists, engines: engines.items, levels: levels.items };
    } catch (refused) {
      this.trouble = refused.message;
    }
  }

  /** Changes values by clicking; the YAML follows. @param {Values} values */
  async set(values) {
    const before = this.values.game;
    this.values = values;
    this.write();
    if (values.game === before) return;
    await this.meet();
    const known = new Set(this.lists.engines.map((engine) => engine.id));
    const players = [this.values.players ?? []].flat();
    const able = players.filter((one) => known.has((one.engine ?? one).split(/[:(]/)[0]));
    if (able.length !== players.length) this.set({ ...this.values, players: able });
  }

  /** @param {string} kind */
  choose(kind) {
    this.kind = kind;
    this.write();
  }

  /** The YAML of what is set; what this kind does not have stays in the form, should another be chosen again. */
  write() {
    const names = new Set(this.fields.map((field) => field.name));
    const { game, ...others } = Object.fromEntries(Object.entries(this.values).filter(([name]) => names.has(name)));
    this.yaml = fieldsToYaml({ game, kind: this.kind, ...others });
    this.check();
  }

  /** The server reads the YAML a moment after the last change, and says what is wrong. */
  check(typed = false) {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      const { yaml } = this;
      try {
        const kind = /^kind:\s*match\s*$/m.test(yaml) ? "match" : "tournament";
        const { fields, wrong = "" } = await post("/runs/check", { kind, yaml });
        if (yaml !== this.yaml) return;
        this.trouble = say(wrong);
        if (typed && fields) {
          const before = this.values.game;
          const { kind = "roundrobin", ...values } = fields;
          Object.assign(this, { kind, values });
          if (before !== values.game) this.meet();
        }
      } catch (refused) {
        if (yaml === this.yaml) this.trouble = refused.message;
      }
    }, 350);
  }

  /** @param {Event & {target: HTMLTextAreaElement}} event */
  type(event) {
    this.yaml = event.target.value;
    this.check(true);
  }

  /** @param {Event & {target: HTMLInputElement}} event */
  share(event) {
    this.threads = event.target.value.trim();
  }

  async start() {
    this.busy = true;
    try {
      const threads = Number(this.threads) || 0;
      const { id } = await post("/runs", {
        kind: this.run,
        yaml: this.yaml,
        threads,
        library: this.library,
      });
      try {
        localStorage.setItem(KEY, JSON.stringify({ kind: this.kind, values: this.values }));
      } catch {
        // a browser that keeps nothing can still begin a run
      }
      location.hash = "#/arena/" + id;
    } catch (refused) {
      this.trouble = refused.message;
    } finally {
      this.busy = false;
    }
  }

  /** The fields of these names that this kind has, in this order. @param {string[]} names */
  named(...names) {
    return names.flatMap((name) => this.fields.filter((field) => field.name === name));
  }

  /** Some fields of this kind, with their values. @param {Field[]} fields */
  form(fields) {
    return html`<sw-spec-form
      labels="arena.f."
      .fields=${fields}
      .values=${this.values}
      .lists=${this.lists}
      @values=${(/** @type {CustomEvent} */ event) => this.set(event.detail)}
    ></sw-spec-form>`;
  }

  render() {
    const apart = ["game", "kind", "players", "teams", ...FIRST];
    return html`<h1>${t("arena.new.title")}</h1>
      <div class="grid">
        <div class="form">
          <section class="panel">
            <h2>${t("new.game")}</h2>
            ${this.form(this.named("game"))}
          </section>
          <section class="panel">
            <h2>${t("arena.format")}</h2>
            <div class="row">
              ${KINDS.map(
                (kind) =>
                  html`<button data-kind=${kind} aria-pressed=${this.kind === kind} @click=${() => this.choose(kind)}>
                    ${t("arena.kind." + kind)}
                  </button>`,
              )}
            </div>
            <p class="muted">${t("arena.kind.about." + this.kind)}</p>
          </section>
          <section class="panel">
            <h2>${t("arena.players")}</h2>
            ${this.form(this.named("players", "teams"))}
          </section>
          <section class="panel">
            <h2>${t("arena.rules")}</h2>
            ${this.form(this.named(...FIRST))}
            <label class="threads"
              >${t("arena.threads")}<input
                inputmode="numeric"
                .value=${this.threads}
                placeholder=${navigator.hardwareConcurrency ?? ""}
                @change=${this.share}
            /></label>
            <label class="library"
              ><input
                id="library"
                type="checkbox"
                .checked=${this.library}
                @change=${(event) => (this.library = event.target.checked)}
              />
              ${t("arena.library")}</label
            >
            <details id="more">
              <summary>${t("arena.more")}</summary>
              ${this.form(this.fields.filter((field) => !apart.includes(field.name)))}
            </details>
          </section>
        </div>
        <div class="yaml">
          <section class="panel">
            <h2><label for="yaml">YAML</label></h2>
            <p class="muted">${t("arena.yaml.about")}</p>
            <textarea id="yaml" spellcheck="false" rows="16" .value=${this.yaml} @input=${this.type}></textarea>
            <p class="trouble" role="status">${this.trouble}</p>
            <button class="primary big" id="start" ?disabled=${this.busy || this.trouble !== ""} @click=${this.start}>
              ${t("arena.start")}
            </button>
          </section>
        </div>
      </div>`;
  }
}
customElements.define("sw-new-competition", NewCompetition);
