import { around, column, exists, row } from "./hexes.js";

const LAND = {
  ".": [0, 0],
  a: [1, 0],
  b: [2, 0],
  c: [3, 0],
  m: [0, 1],
  n: [0, 2],
  o: [0, 3],
  x: [1, 1],
  y: [2, 1],
  z: [1, 2],
};
const GOODS = ["food", "material", "points"];

/** The view of a position (docs/api.md), to be asked hex by hex. */
export class MapModel {
  /** @param {any} view @param {any} [history] how the position came about */
  constructor(view, history) {
    this.size = view.size;
    this.round = view.round;
    this.rounds = view.rounds;
    this.siege = view.siege;
    this.foodPrices = view.foodPrices;
    this.land = view.land;
    this.buildings = view.buildings;
    this.players = view.players;
    this.build = view.build;
    this.hexes = [];
    for (let hex = 0; hex < this.size * this.size; hex++)
      if (exists(this.size, column(this.size, hex), row(this.size, hex))) this.hexes.push(hex);
    this.builtAt = new Map(view.built.map((one) => [one.hex, one]));
    this.pressureAt = new Map(view.pressure.map((one) => [one.hex, one]));
    this.fallAt = new Map((view.falls ?? []).map((one) => [one.hex, one]));
    this.history = history ?? { first: 0, movers: [], figures: {}, falls: [] };
    this.siteAt = new Map((view.build?.sites ?? []).map((hex, i) => [hex, i]));
  }

  /** Forests and mountains. */
  nature(hex) {
    return LAND[this.land[row(this.size, hex)][column(this.size, hex)]] ?? [0, 0];
  }

  owner(hex) {
    return this.builtAt.get(hex)?.owner ?? -1;
  }

  /** Food, material and points that a building would change the income by; the place must be a site. */
  gain(building, hex) {
    const site = this.siteAt.get(hex);
    return GOODS.map((good) => this.build.gains[good][building][site] ?? 0);
  }

  /** What a building would do on a site: income, then free land it opens, then hexes besieged or relieved. */
  prospect(building, hex) {
    const site = this.siteAt.get(hex);
    const city = this.buildings[building].class === "city";
    return [...this.gain(building, hex), city ? this.build.land[site] : 0, this.build.front[building][site] ?? 0];
  }

  /**
   * What a building on a site changes for what stands around it, by seat.
   * @returns {{seat: number, gain: number[]}[]}
   */
  neighbours(building, hex) {
    const site = this.siteAt.get(hex);
    return this.build.neighbours
      .filter(([at, , , , , buildings]) => at === site && buildings.includes(building))
      .map(([, seat, ...gain]) => ({ seat, gain: gain.slice(0, 3) }));
  }

  /** What the classes of buildings of a seat earn, those that earn something: [class, goods]. */
  sources(seat) {
    const sums = new Map();
    for (const one of this.builtAt.values()) {
      if (one.owner !== seat || !one.yield.some(Boolean)) continue;
      const kind = this.buildings[one.building].class;
      const sum = sums.get(kind) ?? [0, 0, 0];
      sums.set(
        kind,
        sum.map((n, i) => n + one.yield[i]),
      );
    }
    return [...sums];
  }

  /** Food to settle a site; 0 for a hex of one's own. */
  food(hex) {
    return this.build.food[this.siteAt.get(hex)];
  }

  stock() {
    return this.players[this.build.seat].stock;
  }

  /** Why a building cannot be built: "" (it can), "material", or on a hex also "food", "site". */
  obstacle(building, hex = -1) {
    if (!this.build) return "turn";
    const [food, material] = this.stock();
    if (hex >= 0 && !this.siteAt.has(hex)) return this.owner(hex) >= 0 ? "foreign" : "far";
    if (hex >= 0 && this.food(hex) > food) return "food";
    return building >= 0 && this.buildings[building].price > material ? "material" : "";
  }

  /** The hexes that a building on a hex looks at or presses on: 1 or 2 steps around. */
  reach(building, hex) {
    const far = this.buildings[building].effects.some((effect) => effect.where === "within 2");
    const near = this.buildings[building].effects.some((effect) => effect.where === "adjacent");
    const first = around(this.size, hex).filter((one) => one >= 0);
    if (!far) return near ? first : [];
    const all = new Set(first.flatMap((one) => [one, ...around(this.size, one)]));
    all.delete(hex);
    all.delete(-1);
    return [...all];
  }
}
