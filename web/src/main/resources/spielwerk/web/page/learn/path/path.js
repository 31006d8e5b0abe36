import { LitElement, html, css } from "lit";
import { given } from "../../app/dom.js";
import { look } from "../../app/look.js";
import { t } from "../../app/i18n.js";
import { get, query } from "../../app/api.js";
import { read, write } from "../address.js";
import { lessonHead } from "../lesson.js";
import { PATH } from "./lessons.js";
import { done, markDone } from "./progress.js";
import { ofPath } from "../exercises.js";
import { handIn } from "../../app/pupil.js";
import { told } from "../numbers.js";
import "../search.js";
import "../predict.js";
import "../evaluation.js";
import "./guess.js";

/** The course as a path: the list of its lessons, one of them, or the page for the teacher. */
class CoursePath extends LitElement {
  static properties = { address: {}, answer: { state: true }, solution: { state: true } };
  static styles = [
    look,
    lessonHead,
    css`
      ol.path {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr));
        gap: var(--gap);
        padding: 0;
        list-style: none;
        counter-reset: lesson;
      }
      ol.path li {
        counter-increment: lesson;
      }
      ol.path h2::before {
        content: counter(lesson) ". ";
      }
      section {
        margin: 1.2rem 0;
      }
      section > p {
        max-width: 52rem;
      }
      h2 {
        text-transform: none;
        letter-spacing: 0;
        font-size: 1.15rem;
        color: var(--ink);
      }
      form {
        display: flex;
        gap: 0.5rem;
        flex-wrap: wrap;
        align-items: center;
      }
      form input {
        width: 8rem;
      }
      .right {
        color: var(--good);
        font-weight: 700;
      }
      .wrong {
        color: var(--bad);
        font-weight: 700;
      }
      nav.steps {
        display: flex;
        justify-content: space-between;
        gap: 1rem;
      }
      dt {
        font-weight: 700;
      }
      dd {
        margin: 0 0 0.6rem;
      }
    `,
  ];

  constructor() {
    super();
    /** @type {string} */
    this.address = given();
    /** @type {any} */
    this.answer = null;
    /** @type {any} */
    this.solution = null;
  }

  willUpdate(changes) {
    if (!changes.has("address")) return;
    const { values } = read(this.address);
    this.id = values.lesson ?? "";
    this.answer = null;
    this.solution = null;
  }

  async search({ figure: _figure, ...task }) {
    return get("/lessons/search" + query({ ...task, depth: task.depth ?? "" }));
  }

  async check(event, task) {
    event.preventDefault();
    const field = event.target.querySelector("input");
    const said = Number(field.value.trim().replace("−", "-"));
    const found = await this.search(task);
    const truth = found[task.figure];
    this.answer = { right: said === truth, said };
    if (this.answer.right) markDone(this.id);
    this.tell(ofPath(this.id), this.answer.right);
  }

  /** Who is a pupil of a class hands in each try. */
  tell(exercise, solved) {
    handIn(exercise, { solved, points: solved ? 1 : 0, most: 1 });
  }

  render() {
    const at = PATH.findIndex(({ id }) => id === this.id);
    if (this.id === "teacher") return this.teacher();
    return at < 0 ? this.overview() : this.lesson(PATH[at], at);
  }

  overview() {
    return html`<div class="head">
        <a href="#/learn">${t("learn.all")}</a>
        <h1>${t("path.title")}</h1>
        <a id="teacher" href=${write("path", { lesson: "teacher" })}>${t("path.teacher")}</a>
      </div>
      <p>${t("path.about")}</p>
      <ol class="path">
        ${PATH.map(
          ({ id }) =>
            html`<li class="panel" data-path=${id}>
              <h2>
                <a href=${write("path", { lesson: id })}>${t(`path.${id}.title`)}</a> ${
                  done(id) ? html`<span class="right" title=${t("path.done")}>✓</span>` : ""
                }
              </h2>
              <p>${t(`path.${id}.aim`)}</p>
            </li>`,
        )}
      </ol>`;
  }

  /** @param {any} lesson one of PATH */
  lesson({ id, watch, predict, task, page, own }, at) {
    const title = `${at + 1}. ${t(`path.${id}.title`)}`;
    return html`<div class="head">
        <a href="#/learn/path">${t("path.all")}</a>
        <h1>${title}</h1>
      </div>
      <section>
        <h2>${t("path.aim")}</h2>
        <p>${t(`path.${id}.aim`)}</p>
      </section>
      <section>
        <h2>${t("path.watch")}</h2>
        <p>${t(`path.${id}.watch`)}</p>
        <sw-learn-search embedded .address=${write("search", watch)}></sw-learn-search>
        ${page ? html`<p><a class="button" href="#/learn/${page}">${t("path.page." + page)}</a></p>` : ""}
      </section>
      <section>
        <h2>${t("path.predict")}</h2>
        <p>${t(`path.${id}.predict`)}</p>
        ${
          predict.guess
            ? html`<sw-guess
                .engines=${predict.guess}
                .place=${predict.place}
                @answered=${(e) => this.tell(ofPath(id, "predict"), e.detail)}
              ></sw-guess>`
            : html`<sw-learn-predict
                embedded
                .exercise=${ofPath(id, "predict")}
                .address=${write("predict", predict.values)}
              ></sw-learn-predict>`
        }
      </section>
      <section>
        <h2>${t("path.task")}</h2>
        <p>${t(`path.${id}.task`)}</p>
        <form @submit=${(e) => this.check(e, task)}>
          <label
            >${t("path.answer." + task.figure)} <input id="task" required maxlength="9" autocomplete="off"
          /></label>
          <button class="primary" id="check">${t("path.check")}</button>
          ${
            this.answer
              ? html`<span role="status" class=${this.answer.right ? "right" : "wrong"}
                  >${this.answer.right ? "✓ " + t("learn.right") : "✗ " + t("path.notyet")}</span
                >`
              : ""
          }
        </form>
      </section>
      ${
        own
          ? html`<section>
              <h2>${t("learn.evaluation")}</h2>
              <p>${t(`path.${id}.own`)}</p>
              <p><a href=${write("evaluation", own)}>${t("path.own.page")}</a></p>
              <sw-learn-evaluation embedded .address=${write("evaluation", own)}></sw-learn-evaluation>
            </section>`
          : ""
      }
      <nav class="steps">${this.neighbour(at - 1, "‹ ")}${this.neighbour(at + 1, "", " ›")}</nav>`;
  }

  neighbour(at, before, after = "") {
    const lesson = PATH[at];
    if (!lesson) return html`<span></span>`;
    return html`<a href=${write("path", { lesson: lesson.id })}
      >${before}${at + 1}. ${t(`path.${lesson.id}.title`)}${after}</a
    >`;
  }

  /** Solutions are searched when they are asked for. */
  async solve() {
    const found = await Promise.all(PATH.map(({ task }) => this.search(task)));
    this.solution = found.map((search, i) => {
      const { figure } = PATH[i].task;
      return figure === "value" ? told(search.value, search.win) : search[figure];
    });
  }

  teacher() {
    return html`<div class="head">
        <a href="#/learn/path">${t("path.all")}</a>
        <h1>${t("path.teacher")}</h1>
      </div>
      <p>${t("path.teacher.about")}</p>
      <button id="solutions" @click=${this.solve}>${t("path.solutions")}</button>
      ${PATH.map(
        ({ id }, i) =>
          html`<section class="panel" data-teacher=${id}>
            <h2>${i + 1}. ${t(`path.${id}.title`)}</h2>
            <dl>
              <dt>${t("path.aim")}</dt>
              <dd>${t(`path.${id}.aim`)}</dd>
              <dt>${t("path.task")}</dt>
              <dd>
                ${t(`path.${id}.task`)}
                ${this.solution ? html`<b class="solution">${t("path.solution", { n: this.solution[i] })}</b>` : ""}
              </dd>
              <dt>${t("path.pitfall")}</dt>
              <dd>${t(`path.${id}.pitfall`)}</dd>
            </dl>
          </section>`,
      )}`;
  }
}
customElements.define("sw-learn-path", CoursePath);
