import { css } from "lit";

export const style = css`
  :host {
    width: 100% !important;
    max-width: none !important;
    container-type: inline-size;
  }
  .table {
    display: grid;
    gap: 0.6rem;
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: 14px;
    padding: clamp(0.35rem, 2cqw, 1.1rem);
    box-shadow: var(--shadow);
  }
  .red {
    --row: #b3261e;
    --pale: #f6dbd8;
  }
  .yellow {
    --row: #8a6100;
    --pale: #fbeeb9;
  }
  .green {
    --row: #1e6b34;
    --pale: #d8eed9;
  }
  .blue {
    --row: #1c4f9c;
    --pale: #d9e5f7;
  }
  .white {
    --row: #5d636c;
    --pale: #fff;
  }
  .dice {
    display: flex;
    gap: clamp(0.3rem, 1.6cqw, 0.8rem);
    align-items: center;
    justify-content: center;
    flex-wrap: wrap;
  }
  .die {
    width: clamp(2.4rem, 9cqw, 3.7rem);
    position: relative;
    display: block;
  }
  .die svg {
    display: block;
    width: 100%;
    filter: drop-shadow(0 2px 3px rgb(0 0 0 / 35%));
  }
  .body {
    fill: var(--row);
    stroke: rgb(0 0 0 / 35%);
    stroke-width: 2;
  }
  .pip {
    fill: #fff;
  }
  .white .body {
    fill: #fbf8f1;
    stroke: #8d8674;
  }
  .white .pip {
    fill: #24272c;
  }
  .yellow .body {
    fill: #f0b429;
  }
  .yellow .pip {
    fill: #3a2a00;
  }
  .die .shape {
    position: absolute;
    width: 32%;
    right: -9%;
    bottom: -9%;
    filter: none;
    fill: var(--row);
    stroke: #fff;
    stroke-width: 2.4;
  }
  .die.out {
    opacity: 0.18;
  }
  .roll {
    animation: roll 0.55s calc(var(--turn) * 35ms) cubic-bezier(0.2, 0.8, 0.3, 1.1) backwards;
  }
  .roll.again {
    animation-name: rollagain;
  }
  @keyframes roll {
    from {
      transform: translate(-60px, -18px) rotate(-300deg);
      opacity: 0;
    }
  }
  @keyframes rollagain {
    from {
      transform: translate(-60px, -18px) rotate(-301deg);
      opacity: 0;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .roll {
      animation: none;
    }
  }
  .whitesum {
    font-weight: 700;
    padding: 0.2rem 0.7rem;
    border: 2px solid var(--muted);
    border-radius: 99px;
  }
  .say {
    margin: 0;
    text-align: center;
    min-height: 2.6em;
    color: var(--muted);
    font-size: 0.92rem;
  }
  h3 {
    margin: 0 0 0.25rem;
    font-size: 0.95rem;
    display: flex;
    gap: 0.5rem;
    align-items: baseline;
  }
  h3 small {
    color: var(--muted);
    font-weight: 450;
  }
  h3 .points {
    margin-left: auto;
    font-variant-numeric: tabular-nums;
  }
  h3.turn {
    box-shadow: inset 0 -2px 0 var(--accent);
  }
  .sheet {
    display: grid;
    gap: 0.28em;
    background: #ece7db;
    border-radius: 0.7em;
    padding: 0.5em;
    color: #24272c;
    font-size: clamp(11px, 2.5cqw, 17px);
  }
  .row {
    display: grid;
    grid-template-columns: 1.2em repeat(11, minmax(0, 1fr)) minmax(0, 1fr);
    gap: 0.22em;
    background: var(--row);
    border-radius: 0.5em;
    padding: 0.28em;
    align-items: center;
    position: relative;
  }
  .row > .shape {
    width: 1em;
    fill: #fff;
    justify-self: center;
  }
  .cell {
    position: relative;
    aspect-ratio: 1;
    border-radius: 0.3em;
    background: var(--pale);
    color: var(--row);
    font-weight: 800;
    display: grid;
    place-items: center;
    font-variant-numeric: tabular-nums;
    font-size: 1em;
    line-height: 1;
  }
  .cell.gone,
  .closed .cell:not(:has(.pen)) {
    background: transparent;
    color: #fff;
    font-weight: 500;
  }
  .open {
    box-shadow:
      0 0 0 0.16em #fff,
      0 0 0 0.3em #22262b;
    z-index: 1;
  }
  .open:hover {
    transform: scale(1.1);
  }
  .hint {
    box-shadow: 0 0 0 0.14em #fff;
  }
  .pen {
    position: absolute;
    inset: -4%;
    width: 108%;
    height: 108%;
    fill: none;
    stroke: #17191d;
    stroke-width: 11;
    stroke-linecap: round;
  }
  .latest {
    box-shadow: 0 0 0 0.16em #ffb300;
    z-index: 1;
  }
  .pencilled .pen {
    stroke: #5a6068;
    stroke-dasharray: 9 7;
    stroke-width: 9;
  }
  .end {
    position: relative;
    aspect-ratio: 1;
    display: grid;
    place-items: center;
    border-radius: 50%;
    background: var(--pale);
  }
  .lock {
    width: 66%;
    fill: var(--row);
    stroke: var(--row);
    stroke-width: 2.4;
  }
  .lock path {
    fill: none;
  }
  .percent {
    position: absolute;
    bottom: -0.5em;
    left: 0;
    right: 0;
    margin: auto;
    width: max-content;
    background: #0b6fb8;
    color: #fff;
    font-size: 0.68em;
    border-radius: 99px;
    padding: 0.12em 0.4em;
    z-index: 2;
  }
  .best {
    outline: 0.2em solid #0b6fb8;
    outline-offset: 0.2em;
  }
  .foot {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4em 1em;
    justify-content: space-between;
    font-size: max(0.8em, 11px);
    align-items: center;
  }
  .penalties {
    display: flex;
    gap: 0.3em;
    align-items: center;
  }
  .box {
    width: 1.5em;
    height: 1.5em;
    border: 2px solid #5d636c;
    border-radius: 0.25em;
    background: #fff;
    position: relative;
    display: inline-block;
  }
  .sums {
    display: flex;
    gap: 0.25em;
    align-items: center;
    font-variant-numeric: tabular-nums;
  }
  .sum {
    min-width: 2em;
    text-align: center;
    border: 2px solid var(--row, #5d636c);
    border-radius: 0.3em;
    background: #fff;
    padding: 0.05em 0.2em;
    position: relative;
  }
  .total {
    border-width: 3px;
    border-color: #22262b;
    min-width: 2.6em;
  }
  .others {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 250px), 1fr));
    gap: 0.6rem;
  }
  .others:has(> :only-child) {
    max-width: 24rem;
    width: 100%;
    margin: 0 auto;
  }
  .front {
    max-width: 44rem;
    width: 100%;
    margin: 0 auto;
  }
  .small {
    font-size: clamp(9px, 1.55cqw, 11px);
  }
  @container (max-width: 480px) {
    .sheet {
      padding: 0.3em;
    }
    .row {
      gap: 0.1em;
      padding: 0.2em;
    }
  }
  .acts {
    display: flex;
    gap: 0.5rem;
    justify-content: center;
    margin-top: 0.55rem;
    flex-wrap: wrap;
  }
  .acts button {
    border: 1px solid var(--line);
    border-radius: 8px;
    background: var(--surface);
    padding: 0.5rem 1.1rem;
    min-height: 2.5rem;
    font-weight: 600;
  }
  .acts .primary {
    background: var(--accent);
    color: var(--accent-ink);
    border-color: var(--accent);
  }
  .acts .penalty {
    border-color: var(--bad);
    color: var(--bad);
  }
  .share {
    color: var(--advice);
  }
  .hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
