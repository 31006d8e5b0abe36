import { css } from "lit";

/** What stands over the map and beside it: the layers, the standing, the buildings. */
export const panelStyle = css`
  .layers {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem;
    align-items: center;
    margin-bottom: 0.4rem;
  }
  .zoom {
    margin-left: auto;
    display: flex;
    gap: 0.3rem;
  }
  .layers .zoom button {
    width: 2.1rem;
    padding: 0;
    border-radius: 8px;
    color: var(--ink);
    font-weight: 700;
  }
  .layers button {
    border: 1px solid var(--line);
    border-radius: 99px;
    padding: 0.2rem 0.7rem;
    background: var(--surface);
    font-size: 0.85rem;
    min-height: 1.9rem;
    color: var(--muted);
  }
  .layers button[aria-pressed="true"] {
    background: var(--accent-soft);
    border-color: var(--accent);
    color: var(--ink);
  }
  .layers button[aria-pressed="true"]::before {
    content: "✓ ";
  }
  .standing {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.8rem;
    font-variant-numeric: tabular-nums;
  }
  .standing caption {
    text-align: left;
    font-weight: 650;
    padding-bottom: 0.25rem;
  }
  .standing th {
    font-weight: 550;
    text-align: right;
    padding: 0.12rem 0.15rem;
    font-size: 0.7rem;
    white-space: nowrap;
  }
  .standing th[scope="row"] {
    text-align: left;
    font-size: 0.8rem;
  }
  .standing td {
    text-align: right;
    padding: 0.12rem 0.15rem;
    white-space: nowrap;
  }
  .standing small {
    color: var(--muted);
    margin-left: 0.15rem;
    font-size: 0.7rem;
  }
  .standing .turn th[scope="row"] {
    box-shadow: inset 0 -2px 0 var(--accent);
    font-weight: 700;
  }
  .good {
    width: 0.8em;
    height: 0.8em;
    vertical-align: -0.05em;
  }
  .chip {
    display: inline-block;
    width: 0.8rem;
    height: 0.8rem;
    border-radius: 3px;
    background: var(--own);
    margin-right: 0.35rem;
    vertical-align: -0.08rem;
    border: 2px solid var(--own);
  }
  .chip.s1 {
    background: repeating-linear-gradient(45deg, var(--own) 0 2px, transparent 2px 4px);
  }
  .chip.s2 {
    background: radial-gradient(circle, var(--own) 30%, transparent 34%) 0 0 / 4px 4px;
  }
  .chip.s3 {
    background:
      linear-gradient(var(--own) 2px, transparent 2px) 0 0 / 5px 5px,
      linear-gradient(90deg, var(--own) 2px, transparent 2px) 0 0 / 5px 5px;
  }
  .palette {
    display: grid;
    gap: 0.15rem;
  }
  .class {
    display: grid;
    grid-template-columns: 3.7rem repeat(6, minmax(0, 1fr));
    align-items: center;
    gap: 0.1rem;
    max-width: 26rem;
  }
  .label {
    font-size: 0.72rem;
    color: var(--muted);
    line-height: 1.1;
  }
  .building {
    padding: 0.15rem 0 0.1rem;
    border: 1.5px solid transparent;
    border-radius: 8px;
    display: grid;
    justify-items: center;
    min-width: 0;
  }
  .building:hover {
    background: var(--accent-soft);
  }
  .building[aria-pressed="true"] {
    border-color: var(--advice);
    background: var(--accent-soft);
  }
  .building.cannot .icon {
    opacity: 0.38;
  }
  .building.cannot {
    border-style: dashed;
  }
  .icon {
    width: 1.75rem;
    height: 2.04rem;
    max-width: 100%;
  }
  :host([night]) .icon .tier {
    fill: var(--ink);
  }
  .icon .plate.city {
    fill: var(--ink);
  }
  .icon .plate.city + g .drawing {
    stroke: var(--surface);
  }
  .price {
    font-size: 0.7rem;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    line-height: 1.15;
  }
  .price span {
    display: block;
  }
  .less {
    color: var(--bad);
  }
  .more {
    font-weight: 700;
  }
  .info {
    min-height: 7.2rem;
    font-size: 0.86rem;
  }
  .info h3 {
    margin: 0 0 0.15rem;
    font-size: 0.98rem;
  }
  .info h3 small {
    color: var(--muted);
    font-weight: 450;
  }
  .info p {
    margin: 0.12rem 0;
  }
  .info ul {
    margin: 0.1rem 0;
    padding-left: 1.1rem;
    color: var(--muted);
  }
  .guide {
    border-color: var(--accent);
    background: var(--accent-soft);
    font-size: 0.88rem;
  }
  .guide h3 {
    margin: 0 0 0.15rem;
    font-size: 0.98rem;
  }
  .guide h3 small {
    color: var(--muted);
    font-weight: 450;
  }
  .guide p {
    margin: 0.12rem 0 0.4rem;
  }
  .by {
    margin-right: 0.6rem;
    white-space: nowrap;
  }
  .alarm {
    color: var(--bad);
    font-weight: 650;
  }
  .prospect-line {
    border-left: 3px dashed var(--advice);
    padding-left: 0.5rem;
  }
  .acts {
    display: flex;
    gap: 0.4rem;
    flex-wrap: wrap;
    align-items: center;
  }
  .acts button {
    border: 1px solid var(--line);
    border-radius: 8px;
    padding: 0.35rem 0.8rem;
    background: var(--surface);
    min-height: 2.3rem;
  }
  .acts .primary {
    background: var(--accent);
    border-color: var(--accent);
    color: var(--accent-ink);
    font-weight: 600;
  }
  .acts button:disabled {
    color: var(--muted);
  }
  .hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .place {
    fill: #0b5c99;
    stroke: #fff;
  }
  .order {
    fill: #fff;
    font-size: 7.5px;
    font-weight: 800;
    text-anchor: middle;
  }
  .percent {
    fill: var(--advice);
    stroke: #fff;
    stroke-width: 3px;
    paint-order: stroke;
  }
  .tabs {
    display: flex;
    gap: 0.3rem;
    flex-wrap: wrap;
  }
  .tabs button {
    border: 1px solid var(--line);
    border-radius: 8px;
    padding: 0.2rem 0.6rem;
    min-height: 2rem;
  }
  .tabs button[aria-pressed="true"] {
    background: var(--accent-soft);
    border-color: var(--accent);
  }
  .log {
    list-style: none;
    margin: 0.4rem 0 0;
    padding: 0;
    max-height: 15rem;
    overflow: auto;
  }
  .log button {
    width: 100%;
    text-align: left;
    padding: 0.15rem 0.2rem;
    border-radius: 6px;
    min-height: 1.75rem;
    font-size: 0.86rem;
  }
  .log button:hover {
    background: var(--accent-soft);
  }
  .log .fell {
    color: var(--bad);
  }
  .graph {
    width: 100%;
    display: block;
    margin-top: 0.4rem;
  }
  .graph .axis {
    fill: none;
    stroke: var(--line);
  }
  .graph text {
    fill: var(--muted);
    font-weight: 400;
  }
  .graph .left {
    text-anchor: start;
  }
  .graph .right {
    text-anchor: end;
  }
  .course {
    fill: none;
    stroke: var(--own);
    stroke-width: 2;
  }
  .course.s1 {
    stroke-dasharray: 7 3;
  }
  .course.s2 {
    stroke-dasharray: 2 3;
  }
  .course.s3 {
    stroke-dasharray: 9 3 2 3;
  }
  .figure {
    display: block;
    margin-top: 0.4rem;
  }
  .key {
    margin: 0.3rem 0 0;
    font-size: 0.86rem;
  }
  .other {
    fill: none;
    stroke: var(--own);
    stroke-width: 2.4;
    stroke-dasharray: 5 3;
  }
  .now .other {
    stroke-width: 4;
    stroke-dasharray: none;
  }
  .planned circle {
    fill: var(--advice);
    stroke: #fff;
    stroke-width: 1.4;
  }
  .planned text {
    fill: #fff;
  }
  [data-plan] h3 {
    margin: 0;
    font-size: 1rem;
  }
  .plan {
    margin: 0.2rem 0 0;
    padding-left: 1.3rem;
    font-size: 0.88rem;
  }
`;
