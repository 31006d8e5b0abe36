import { LitElement, html, css } from "lit";
import { look } from "../app/look.js";
import { t } from "../app/i18n.js";
import { get, put } from "../app/api.js";
import { join, leave, pupil, withdraw } from "../app/pupil.js";
import { settings } from "../app/settings.js";
import { exerciseName, fromLink, offered } from "../learn/exercises.js";
import { notice } from "./words.js";
import "../app/link-field.js";
import "./class-results.js";

/**
 * The exercises of a class. The teacher chooses them and sees who solved what; pupils join, and find
 * here what there is to solve.
 */
class ClassExercises extends LitElement {
  static properties = {
    now: { attribute: false },
    rights: { attribute: false },
    path: {},
    server: { attribute: false },
    items: { state: true },
    shown: { state: true },
    trouble: { state: true },
  };
  static styles = [
    look,
    css`
      :host {
        display: grid;
        grid-template-columns: minmax(0, 1fr);
        gap: 0.7rem;
        min-width: 0;
      }
      summary {
        cursor: pointer;
        font-weight: 600;
        margin-bottom: 0.5rem;
      }
      form {
        margin-top: 0.7rem;
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem 0.7rem;
        align-items: end;
      }
      label {
        display: grid;
        gap: 0.2rem;
        font-size: 0.92rem;
        min-width: 0;
        flex: 1 1 12rem;
      }
      select,
      input {
        width: 100%;
        min-width: 0;
      }
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: grid;
        gap: 0.3rem;
      }
      li {
        display: flex;
        gap: 0.6rem;
        flex-wrap: wrap;
        align-items: center;
        border-bottom: 1px solid var(--line);
        padding-bottom: 0.2rem;
      }
      li a {
        flex: 1 1 10rem;
        overflow-wrap: anywhere;
      }
      li sw-link {
        flex: 1 1 100%;
      }
      .good {
        color: var(--good);
      }
      .trouble {
        color: var(--bad);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {any} */
    this.now;
    /** @type {any} */
    this.rights;
    /** @type {any} */
    this.path;
    /** @type {any[]} what pupils have solved: all of them for the teacher, else the own part */
    this.items = [];
    /** @type {any} what /server says, for links */
    this.server;
    /** The exercise whose link is shown. */
    this.shown = "";
    /** @type {boolean | undefined} whether there were few when the page was opened, so that nothing closes by itself */
    this.few = undefined;
    this.trouble = "";
    this.hear = () => this.load();
  }

  connectedCallback() {
    super.connectedCallback();
    window.addEventListener("pupil", this.hear);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    window.removeEventListener("pupil", this.hear);
  }

  /** Each change of the class, and each hand-in, arrives as a new class. */
  willUpdate(changes) {
    if (changes.has("now") || changes.has("rights")) this.load();
    this.few ??= this.now.exercises.length < 8;
  }

  async load() {
    try {
      this.items = (await get(this.path + "/results")).items;
    } catch {
      // what was shown before stays; the next change asks again
    }
  }

  /** Who this browser is here, if anybody. */
  get me() {
    const one = pupil();
    return one?.id === this.now.id ? one : null;
  }

  async enter(event) {
    event.preventDefault();
    const name = String(new FormData(event.target).get("pupil")).trim();
    try {
      await join(this.now.id, this.now.title, name);
      this.trouble = "";
    } catch (refused) {
      this.trouble = refused.message;
    }
  }

  async withdraw() {
    if (!confirm(t("class.withdraw.sure", { name: this.me?.name }))) return;
    await withdraw().catch((refused) => notice(this, refused));
  }

  async set(exercises) {
    try {
      await put(this.path + "/exercises", { exercises });
      this.trouble = "";
    } catch (refused) {
      this.trouble = refused.message;
    }
  }

  add(event) {
    event.preventDefault();
    const form = new FormData(event.target);
    const text = String(form.get("link")).trim();
    const exercise = text ? fromLink(text) : String(form.get("exercise"));
    if (!exercise) {
      this.trouble = t("class.nolink", { text: text.slice(0, 60) });
      return;
    }
    event.target.reset();
    this.set([...this.now.exercises, exercise]);
  }

  render() {
    return html`<h2>${t("class.exercises")}</h2>
      ${this.rights.teacher ? this.teacher() : this.pupil()}
      ${this.trouble ? html`<p class="trouble" role="alert">${this.trouble}</p>` : ""}`;
  }

  teacher() {
    const { exercises } = this.now;
    const left = offered().filter((one) => !exercises.includes(one));
    return html`<p class="muted">${t("class.exercises.about")}</p>
      <sw-class-results
        .items=${this.items}
        .exercises=${exercises}
        .path=${this.path}
        .school=${this.now.title}
      ></sw-class-results>
      <details id="chosen" ?open=${this.few}>
        <summary>${t("class.chosen", { n: exercises.length })}</summary>
        ${this.list((exercise) => this.drop(exercise))}
        <form id="choose" @submit=${this.add}>
          <label
            >${t("class.choose")}<select name="exercise">
              ${left.map((one) => html`<option value=${one}>${exerciseName(one)}</option>`)}
            </select></label
          >
          <label>${t("class.link")}<input name="link" maxlength="3000" autocomplete="off" /></label>
          <button id="add">${t("class.add")}</button>
          <button
            type="button"
            id="add-path"
            @click=${() => this.set([...exercises, ...left.filter((one) => one.startsWith("path?"))])}
          >
            ${t("class.add.path")}
          </button>
        </form>
      </details>`;
  }

  /** What the teacher does with an exercise: hand out a link by which pupils join at once, take it out. */
  drop(exercise) {
    const name = exerciseName(exercise);
    const shown = this.shown === exercise;
    return html`<button
        class="quiet hand-out"
        aria-expanded=${shown}
        aria-label=${t("play.invite.link", { name })}
        @click=${() => (this.shown = shown ? "" : exercise)}
      >
        ${t("class.handout")}</button
      ><button
        class="quiet"
        aria-label=${t("class.drop", { name })}
        @click=${() => this.set(this.now.exercises.filter((one) => one !== exercise))}
      >
        ✕</button
      >${shown ? html`<sw-link .hash=${this.invited(exercise)} .name=${name} .server=${this.server}></sw-link>` : ""}`;
  }

  /** Who comes by it is asked for a name in this class. */
  invited(exercise) {
    return `#/learn/${exercise}${exercise.includes("?") ? "&" : "?"}class=${this.now.id}`;
  }

  /** The exercises as links; beside: what stands beside one. */
  list(beside) {
    const { exercises } = this.now;
    if (!exercises.length) return "";
    return html`<ul id="exercises">
      ${exercises.map(
        (one) =>
          html`<li data-exercise=${one}>
            <a href=${this.rights.teacher || this.me ? "#/learn/" + one : this.invited(one)}>${exerciseName(one)}</a
            >${beside(one)}
          </li>`,
      )}
    </ul>`;
  }

  pupil() {
    const { me } = this;
    const results = this.items.find(({ name }) => name.toLowerCase() === me?.name.toLowerCase())?.results ?? [];
    const mark = (exercise) => {
      const one = results.find((result) => result.exercise === exercise);
      if (!one) return "";
      const words = t(one.solved ? "class.solved" : "class.tried", { n: one.tries });
      return html`<span class=${one.solved ? "good" : "trouble"}>${one.solved ? "✓" : "✗"} ${words}</span>`;
    };
    return html`${
        me
          ? html`<div class="row">
              <p id="me">${t("class.you", { name: me.name })} ${t("class.told")}</p>
              <button class="quiet" id="leave" @click=${leave}>${t("class.leave")}</button
              ><button class="quiet" id="withdraw" @click=${this.withdraw}>${t("class.withdraw")}</button>
            </div>`
          : html`<p class="muted">${t("class.exercises.pupil")}</p>
              <form id="joining" @submit=${this.enter}>
                <label
                  >${t("arena.class.name")}<input
                    name="pupil"
                    required
                    maxlength="40"
                    value=${settings.name}
                    autocomplete="nickname" /></label
                ><button class="primary" id="join">${t("class.join")}</button>
              </form>`
      }
      ${this.list(mark)}
      <p><a href="#/learn">${t("class.lessons")}</a> · <a href="#/learn/path">${t("learn.path")}</a></p>`;
  }
}
customElements.define("sw-class-exercises", ClassExercises);
