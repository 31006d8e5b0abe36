import { LitElement, html, css } from "lit";
import { given } from "../app/dom.js";
import { look } from "../app/look.js";
import { isOwner } from "../app/role.js";
import { load, t } from "../app/i18n.js";
import { keep, read } from "./address.js";
import "./pupil-bar.js";

/** The lessons in the order in which a course goes through them, with a link to begin with. */
const LESSONS = {
  path: {
    load: () => Promise.all([load("path"), load("evaluation"), import("./path/path.js")]),
    show: (address) => html`<sw-learn-path .address=${address}></sw-learn-path>`,
    links: [
      ["?lesson=tree", "learn.path.first"],
      ["?lesson=teacher", "learn.path.teacher"],
    ],
  },
  search: {
    load: () => import("./search.js"),
    show: (address) => html`<sw-learn-search .address=${address}></sw-learn-search>`,
    links: [
      ["", "learn.preset.figure9"],
      ["?game=tipping%3Astart%3D2%2Ctarget%3D8&depth=10&algo=negamax", "game.tipping"],
      ["?game=tictactoe&moves=a1+b2+c3+c2+a2&depth=4", "game.tictactoe"],
      ["?game=tree%3Afigure%3D10&algo=pvs", "learn.preset.pvs"],
    ],
  },
  predict: {
    load: () => import("./predict.js"),
    show: (address) => html`<sw-learn-predict .address=${address}></sw-learn-predict>`,
    links: [
      ["?seed=1&width=2", "learn.exercise1"],
      ["?seed=2", "learn.exercise2"],
      [
        "?tree=" + encodeURIComponent("[[[5,-10,3],[6,-15,2]],[[-12,4],[-12,7]],[[-9,1],[-14,8]]]"),
        "learn.preset.figure9",
      ],
      ["?game=tipping%3Astart%3D2%2Ctarget%3D8&depth=10", "game.tipping"],
      ["?game=tictactoe&moves=a1+b2+c3+c2+a2&depth=4", "game.tictactoe"],
    ],
  },
  evaluation: {
    load: () => Promise.all([load("evaluation"), import("./evaluation.js")]),
    show: (address) => html`<sw-learn-evaluation .address=${address}></sw-learn-evaluation>`,
    links: [
      ["?game=fiveinarow%3Asize%3D7", "game.fiveinarow"],
      ["?game=connect4", "game.connect4"],
      ["?game=othello%3Asize%3D6", "game.othello"],
    ],
  },
  sort: {
    load: () => import("./sort.js"),
    show: (address) => html`<sw-learn-sort .address=${address}></sw-learn-sort>`,
    links: [
      ["", "learn.preset.figure10"],
      ["?setup=%5B%5B%5B3%2C12%5D%2C%5B-8%2C2%5D%5D%2C%5B%5B4%2C6%5D%2C%5B14%2C-5%5D%5D%5D", "learn.preset.typed"],
    ],
  },
  race: {
    load: () => import("./race.js"),
    show: (address) => html`<sw-learn-race .address=${address}></sw-learn-race>`,
    links: [
      ["", "learn.preset.figure10"],
      ["?game=connect4&moves=d+d+c&depth=3", "game.connect4"],
    ],
  },
  growth: {
    load: () => import("./growth.js"),
    show: (address) => html`<sw-learn-growth .address=${address}></sw-learn-growth>`,
    links: [
      ["", "learn.growth.paper"],
      ["?plies=4", "learn.growth.four"],
    ],
  },
  mcts: {
    load: () => import("./mcts.js"),
    show: (address) => html`<sw-learn-mcts .address=${address}></sw-learn-mcts>`,
    links: [
      ["", "game.tictactoe"],
      ["?game=connect4&moves=d+d+c+c", "game.connect4"],
      ["?game=othello", "game.othello"],
    ],
  },
  evolution: {
    load: () => import("./evolution.js"),
    show: (address) => html`<sw-learn-evolution .address=${address}></sw-learn-evolution>`,
    links: [
      ["", "learn.small"],
      ["?size=100", "learn.paper5"],
    ],
  },
  nim: {
    load: () => import("./nim.js"),
    show: (address) => html`<sw-learn-nim .address=${address}></sw-learn-nim>`,
    links: [
      ["", "learn.nim345"],
      ["?game=nim%3Aheaps%3D1-3-5-7%2Cmisere%3Don", "learn.nim1357"],
    ],
  },
};

/** The classroom: the first page of the lessons, or the lesson that the address names. */
class Learn extends LitElement {
  static properties = { address: {}, ready: { state: true } };
  static styles = [
    look,
    css`
      .intro {
        max-width: 46rem;
        margin: 0.6rem auto 1.6rem;
        text-align: center;
        font-size: 1.08rem;
        color: var(--muted);
      }
      .intro h1 {
        font-size: clamp(1.6rem, 3.4vw, 2.3rem);
        color: var(--ink);
        margin-bottom: 0.5rem;
      }
      .lessons {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
        gap: var(--gap);
      }
      article {
        display: grid;
        gap: 0.6rem;
        align-content: start;
      }
      article h2 {
        text-transform: none;
        letter-spacing: -0.01em;
        font-size: 1.25rem;
        color: var(--ink);
      }
      article h2 a {
        color: inherit;
        text-decoration: none;
      }
      article h2 a:hover {
        color: var(--accent);
      }
      .icon {
        font-size: 1.7rem;
        line-height: 1;
        color: var(--accent);
        font-weight: 600;
      }
      ul {
        list-style: none;
        margin: 0;
        padding: 0;
        display: flex;
        flex-wrap: wrap;
        gap: 0.4rem;
      }
      li a {
        display: inline-block;
        border: 1px solid var(--line);
        border-radius: 99px;
        padding: 0.25rem 0.8rem;
        text-decoration: none;
        background: var(--raised);
      }
      li a:hover {
        border-color: var(--accent);
      }
    `,
  ];

  constructor() {
    super();
    /** @type {string} */
    this.address = given();
    this.ready = new Set();
    this.invited = "";
  }

  willUpdate(changes) {
    if (!changes.has("address")) return;
    const { lesson, values } = read(this.address);
    if (values.class) {
      const { class: invited, ...others } = values;
      this.invited = invited;
      keep(lesson, others, {}); // so that nobody copies it by accident
    }
    this.lesson = Object.hasOwn(LESSONS, lesson) ? lesson : "";
    if (this.lesson && !this.ready.has(this.lesson)) {
      const { lesson: wanted } = this;
      LESSONS[wanted].load().then(() => (this.ready = new Set(this.ready).add(wanted)));
    }
  }

  render() {
    return html`<sw-pupil .invited=${this.invited}></sw-pupil>${this.page()}`;
  }

  page() {
    if (!this.lesson) return this.overview();
    if (!this.ready.has(this.lesson)) return html`<p class="muted" aria-busy="true">${t("loading")}</p>`;
    return LESSONS[this.lesson].show(this.address);
  }

  overview() {
    const icons = {
      path: "1 → 14",
      evaluation: "Σ",
      sort: "⇆",
      race: "∥",
      growth: "n!",
      search: "α β",
      predict: "✎",
      mcts: "⚂",
      evolution: "⇄",
      nim: "⊕",
    };
    return html`<div class="intro">
        <h1>${t("learn.title")}</h1>
        <p>${t("learn.about")}</p>
        ${isOwner() ? html`<p><a href="#/arena/class">${t("class.teach")}</a></p>` : ""}
      </div>
      <div class="lessons">
        ${Object.entries(LESSONS).map(
          ([name, { links }]) =>
            html`<article class="panel" data-lesson=${name}>
              <span class="icon" aria-hidden="true">${icons[name]}</span>
              <h2><a href="#/learn/${name}">${t("learn." + name)}</a></h2>
              <p>${t(`learn.${name}.about`)}</p>
              <ul>
                ${links.map(([values, words]) => html`<li><a href="#/learn/${name}${values}">${t(words)}</a></li>`)}
              </ul>
            </article>`,
        )}
      </div>`;
  }
}
customElements.define("sw-learn", Learn);
