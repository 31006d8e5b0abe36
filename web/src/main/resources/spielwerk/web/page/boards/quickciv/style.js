import { css } from "lit";

/** Owners' colours after Okabe and Ito, who chose them so that colour-blind people can tell them apart. */
export const style = css`
  :host {
    width: 100% !important;
    max-width: none !important;
    container-type: inline-size;
    --s0: var(--seat-red);
    --s1: var(--seat-blue);
    --s2: var(--seat-green);
    --s3: var(--seat-yellow);
    --grass: #dfe6c8;
    --tree: #3d7a45;
    --rock: #8a8278;
    --plate: #fffdf6;
    --sign: #22262b;
  }
  .s0 {
    --own: var(--s0);
  }
  .s1 {
    --own: var(--s1);
  }
  .s2 {
    --own: var(--s2);
  }
  .s3 {
    --own: var(--s3);
  }
  .whole {
    display: grid;
    gap: 0.6rem;
  }
  .mapbox {
    position: relative;
    border: 1px solid var(--line);
    border-radius: 12px;
    overflow: hidden;
    background: var(--raised);
    box-shadow: var(--shadow);
    height: min(66dvh, 88cqw);
    min-height: 300px;
  }
  .mapbox > svg {
    width: 100%;
    height: 100%;
    display: block;
    touch-action: none;
    cursor: pointer;
  }
  .side {
    display: grid;
    gap: 0.5rem;
    align-content: start;
    grid-template-columns: minmax(0, 1fr);
  }
  .panel {
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: 10px;
    padding: 0.55rem 0.7rem;
  }
  @container (max-width: 779px) {
    .scores {
      order: 4;
    }
    .info {
      min-height: 5rem;
    }
  }
  @container (min-width: 780px) {
    .whole {
      grid-template-columns: minmax(0, 1fr) 314px;
    }
    .mapbox {
      height: auto;
      aspect-ratio: 1.12;
      max-height: max(520px, calc(100dvh - 12rem));
    }
  }
  .terrain polygon {
    fill: var(--grass);
    stroke: color-mix(in srgb, var(--grass) 82%, #000);
    stroke-width: 0.8;
  }
  .tree {
    fill: var(--tree);
    stroke: color-mix(in srgb, var(--tree) 70%, #000);
    stroke-width: 0.6;
  }
  .mountain {
    fill: var(--rock);
    stroke: color-mix(in srgb, var(--rock) 65%, #000);
    stroke-width: 0.6;
  }
  .snow {
    fill: #fff;
  }
  .own {
    fill: var(--own);
    fill-opacity: 0.3;
  }
  #own1 path {
    stroke: var(--s1);
  }
  #own2 circle {
    fill: var(--s2);
  }
  #own3 path {
    stroke: var(--s3);
  }
  .over {
    opacity: 0.55;
  }
  .border {
    fill: none;
    stroke: var(--own);
    stroke-width: 3;
    stroke-linecap: round;
  }
  .border.s1 {
    stroke-dasharray: 7 4;
  }
  .border.s2 {
    stroke-dasharray: 0.1 5;
  }
  .border.s3 {
    stroke-dasharray: 9 4 0.1 4;
  }
  .plate {
    fill: var(--plate);
    stroke: var(--own, var(--sign));
    stroke-width: 1.7;
  }
  .plate.city {
    fill: var(--own, var(--sign));
  }
  .drawing {
    fill: none;
    stroke: var(--sign);
    stroke-width: 1.9;
    stroke-linejoin: round;
    stroke-linecap: round;
  }
  .plate.city + g .drawing {
    stroke: #fff;
  }
  .tier {
    fill: var(--own, var(--sign));
    stroke: var(--plate);
    stroke-width: 0.7;
  }
  text {
    font: 700 9px var(--font);
    text-anchor: middle;
    fill: #1c1f23;
    pointer-events: none;
  }
  .good0 {
    fill: #3f8f3a;
  }
  .good1 {
    fill: #8a5a2b;
  }
  .good2 {
    fill: #8a3fa0;
  }
  .good3 {
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.6;
  }
  .good4 {
    fill: #a33a1c;
  }
  :host([night]) .panel .good0 {
    fill: #7fcf7a;
  }
  :host([night]) .panel .good1 {
    fill: #d6a36c;
  }
  :host([night]) .panel .good2 {
    fill: #d79be8;
  }
  .plate.food {
    fill: #e2f2d2;
  }
  .plate.material {
    fill: #f3e1c6;
  }
  .plate.points {
    fill: #eedcf5;
  }
  .plate.military {
    fill: #f7d9d6;
  }
  .plate.trade {
    fill: #d5ecf4;
  }
  .yield text {
    paint-order: stroke;
    stroke: #fff;
    stroke-width: 2.4px;
  }
  .flag path {
    fill: var(--own);
    stroke: #fff;
    stroke-width: 0.8;
  }
  .flag text {
    fill: #fff;
    font-size: 8px;
  }
  .besieged {
    fill: none;
    stroke: var(--own);
    stroke-width: 2.2;
    stroke-dasharray: 2 3;
  }
  .count circle {
    fill: #fff;
    stroke: var(--own);
    stroke-width: 2.2;
  }
  .count text {
    font-size: 10px;
  }
  .veil polygon {
    fill: var(--bg);
    fill-opacity: 0.55;
  }
  .pill {
    fill: #fff;
    stroke: var(--advice);
    stroke-width: 1.2;
    stroke-dasharray: 3 2;
    fill-opacity: 0.93;
  }
  .best .pill {
    stroke-width: 2.6;
    stroke-dasharray: none;
  }
  .prospect.none {
    opacity: 0.6;
  }
  .prospect.cannot {
    opacity: 0.45;
  }
  .reach {
    fill: none;
    stroke: var(--accent);
    stroke-width: 1.6;
    stroke-dasharray: 2 4;
  }
  .hot {
    fill: rgb(255 255 255 / 18%);
    stroke: var(--ink);
    stroke-width: 2.6;
  }
  .chosen {
    fill: none;
    stroke: var(--advice);
    stroke-width: 3.4;
  }
  .lastmove path {
    fill: var(--last);
    stroke: #fff;
    stroke-width: 1.4;
  }
  .targets polygon {
    fill: transparent;
  }
  .far .nature .small,
  .far .yield,
  .far .flag text,
  .crowded .calm {
    display: none;
  }
`;

/** By night the land is darker, the plates too bright otherwise. */
export const night = css`
  :host([night]) {
    --grass: #3c4636;
    --tree: #7fb884;
    --rock: #a79f94;
  }
`;
