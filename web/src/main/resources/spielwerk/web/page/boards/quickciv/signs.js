import { svg } from "lit";

/**
 * Little drawings of the 28 buildings, lines in a square from 0 to 24. Each class has a plate of a
 * shape of its own, each tier its number of dots, so that nobody needs colours to tell them apart.
 */
const DRAWINGS = {
  "city-centre": "M4 20V9h3v3h2V6h2v2h2V6h2v6h2V9h3v11zM10 20v-4h4v4",
  farm:
    "M12 21V9M12 13c-4 0-5-2-5-4 3 0 5 1 5 4zM12 13c4 0 5-2 5-4-3 0-5 1-5 4zM12 9c-2-2-2-4 0-6 2 2 2 4 0 6z" +
    "M12 18c-4 0-5-2-5-4 3 0 5 1 5 4zM12 18c4 0 5-2 5-4-3 0-5 1-5 4z",
  "gatherers-hut": "M4 11h16l-2 9H6zM7 11c0-8 10-8 10 0M8 14v3M12 14v3M16 14v3",
  stable: "M7 20V10a5 5 0 0 1 10 0v10M4 20h3M17 20h3M7 10H4a8 8 0 0 1 16 0h-3",
  windmill: "M10 21l1-8h2l1 8zM12 10L5 4l3-1zM12 10l6-7 1 3zM12 10l-7 5 0-3zM12 10l7 6 -3 0z",
  plantation: "M5 20c0-6 0-8 3-12-5 0-6 4-3 6M8 8c4 0 4 5 1 6M16 20c0-6 0-8 3-12-5 0-6 4-3 6M19 8c4 0 4 5 1 6M3 20h18",
  aqueduct: "M3 6h18v3H3zM4 9v11M20 9v11M4 20v-5a4 4 0 0 1 8 0v5M12 20v-5a4 4 0 0 1 8 0v5M3 3c3 2 5-2 9 0s6-2 9 0",
  lumberjack: "M6 21L15 6M13 4l6 4c-1 4-4 4-7 2l-2-1z",
  mine: "M5 20L17 8M9 4c5 0 10 4 11 11M9 4c4 2 8 6 11 11",
  sawmill: "M12 6a6 6 0 1 0 .1 0zM12 11a1 1 0 1 0 .1 0zM12 3l2 3M20 9l-3 1M19 17l-3-2M12 21l-2-3M4 15l3-1M5 7l3 2",
  quarry: "M3 20h8v-6H3zM13 20h8v-6h-8zM8 12h8V6H8z",
  workshop: "M6 20l8-9M11 5l8 7 2-3-7-6zM14 11l2-2M4 21h16",
  house: "M4 12l8-7 8 7M6 11v9h12v-9M10 20v-5h4v5",
  settlement: "M2 13l6-5 6 5M4 12v8h8v-8M12 9l4-4 6 6M20 10v10h-8M7 20v-4h2v4",
  "stone-circle": "M4 20V10h4v10M16 20V10h4v10M2 10V6h20v4zM11 20v-6h3v6",
  tavern: "M6 8h9v12H6zM15 10h3a2 2 0 0 1 2 2v2a2 2 0 0 1-2 2h-3M6 8c-2-3 2-5 4-3 2-3 6-1 5 3M9 12v5M12 12v5",
  butcher: "M4 5h12l2 8H4zM14 13l4 8M7 8h.1",
  church: "M12 2v6M10 4h4M7 12l5-4 5 4v8H7zM3 20v-5l4-3M21 20v-5l-4-3M3 20h18M11 20v-4h2v4",
  museum: "M3 9l9-6 9 6zM5 9v9M10 9v9M14 9v9M19 9v9M3 18h18v3H3z",
  smithy: "M2 8h5v-1h13c0 4-4 5-7 5v3l4 4H6l4-4v-3C6 12 3 11 2 8z",
  fort: "M4 20V9l2-3 2 3v11M8 20V9l2-3 2 3v11M12 20V9l2-3 2 3v11M16 20V9l2-3 2 3v11M3 15h18",
  lookout: "M8 10h8v-5H8zM9 10L6 21M15 10l3 11M8 15h8M12 5V2l4 1-4 1",
  barracks: "M4 4l13 13M20 4L7 17M14 18l4-4M6 14l4 4M17 17l3 3M7 17l-3 3",
  fortress: "M3 20V7h3v3h3V7h6v3h3V7h3v13zM10 20v-4a2 2 0 0 1 4 0v4M6 13h.1M18 13h.1",
  "mercenary-camp": "M12 4L3 20h18zM12 4v16M12 10l-4 10M12 10l4 10M12 4V2",
  catapult: "M3 18h16M5 18a2 2 0 1 0 .1 0zM17 18a2 2 0 1 0 .1 0zM6 18L18 7M12 18v-6M17 4a3 3 0 1 0 .1 0z",
  "trading-post": "M12 3v17M8 20h8M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z",
  suq:
    "M3 9l2-5h14l2 5c0 3-4 3-4.500 0 0 3-4.500 3-4.500 0 0 3-4.500 3-4.500 0C7 12 3 12 3 9z" +
    "M5 12v8h14v-8M9 20v-4h6v4",
};

/** Plates by class, in a square from -12 to 12. */
const PLATES = {
  city: "M0 -13L11.300 -6.500V6.500L0 13L-11.300 6.500V-6.500Z",
  food: "M0 -12A12 12 0 1 0 .01 -12Z",
  material: "M-11 -11H11V11H-11Z",
  housing: "M-11 11V-3L0 -13L11 -3V11Z",
  points: "M0 -14.500L14.500 0L0 14.500L-14.500 0Z",
  military: "M-11 -11H11V2C11 8 4 11 0 13C-4 11 -11 8 -11 2Z",
  trade: "M-13 0L-7 -11H7L13 0L7 11H-7Z",
};

/** Dots under a plate: cheap, middling, dear. */
const DOTS = [[0], [-3.5, 3.5], [-7, 0, 7]];

/** The sign of a building around the origin, 24 wide. */
export function sign(building, tier) {
  return svg`<path class="plate ${building.class}" d=${PLATES[building.class] ?? PLATES.material} />
    <g transform="translate(-8.400 -8.900) scale(0.7)"><path class="drawing" d=${DRAWINGS[building.name] ?? ""} /></g>
    ${(DOTS[tier] ?? []).map((x) => svg`<circle class="tier" cx=${x} cy="15.500" r="2.200" />`)}`;
}

/** From the prices there are: 0 for the cheapest, at most 2. */
export function tiers(buildings) {
  const prices = [...new Set(buildings.map((one) => one.price))].sort((a, b) => a - b);
  return buildings.map((one) => Math.min(2, prices.indexOf(one.price)));
}

const TREE = svg`<path class="tree" d="M0 -7L5 1H2.500L6 6H1V9H-1V6H-6L-2.500 1H-5Z" />`;
const MOUNTAIN = svg`<path class="mountain" d="M-8 7L-1 -7L2.500 -1L4 -3L9 7Z" />
  <path class="snow" d="M-1 -7L1.200 -3.200L-0.500 -2L-1.500 -3.500L-3 -2.800Z" />`;

const SPREAD = [
  [],
  [[0, 0]],
  [
    [-8, 1],
    [8, -1],
  ],
  [
    [-9, 5],
    [9, 5],
    [0, -8],
  ],
];

/** Forests and mountains of a hex, side by side around the origin. */
export function nature(forests, mountains) {
  const places = SPREAD[forests + mountains] ?? [];
  return places.map(([x, y], i) => svg`<g transform="translate(${x} ${y})">${i < forests ? TREE : MOUNTAIN}</g>`);
}

/** Food, material and points have a shape each: disc, square, star. */
const GOODS = [
  svg`<circle class="good0" r="4" />`,
  svg`<rect class="good1" x="-3.600" y="-3.600" width="7.200" height="7.200" />`,
  svg`<path
    class="good2"
    d="M0 -5.200L1.500 -1.700L5.200 -1.500L2.300 0.900L3.300 4.600L0 2.500
      L-3.300 4.600L-2.300 0.900L-5.200 -1.500L-1.500 -1.700Z"
  />`,
  // what is no good but looked for as much: land in reach, and hexes besieged or relieved
  svg`<path class="good3" d="M0 -5L4.300 -2.500V2.500L0 5L-4.300 2.500V-2.500Z" />`,
  svg`<path class="good4" d="M-4 -4.500H4V0Q4 3.500 0 5Q-4 3.500 -4 0Z" />`,
];

export const good = (which) => GOODS[which];
