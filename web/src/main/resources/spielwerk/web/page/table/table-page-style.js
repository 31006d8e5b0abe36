import { css } from "lit";

/** What the page of a table looks like. */
export const tableStyle = css`
  .grid {
    display: grid;
    gap: var(--gap);
    grid-template-columns: minmax(0, 1fr) minmax(280px, 360px);
    align-items: start;
  }
  .board {
    display: grid;
    gap: 0.55rem;
    justify-items: center;
  }
  .board > * {
    width: min(100%, calc(100dvh - 18.2rem));
    min-width: min(100%, 300px);
  }
  .measured {
    display: grid;
    grid-template-columns: 1.15rem minmax(0, 1fr);
    gap: 0.5rem;
  }
  .side,
  .right {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--gap);
    align-content: start;
    min-width: 0;
  }
  .bar {
    display: flex;
    gap: 0.35rem;
    flex-wrap: wrap;
    justify-content: center;
  }
  .bar button,
  .bar input {
    min-width: 2.5rem;
    font-size: 0.9rem;
    padding: 0.35rem 0.65rem;
  }
  .status {
    min-height: 1.5rem;
    text-align: center;
    font-weight: 600;
  }
  .wide .status {
    order: -1;
  }
  .status .trouble {
    color: var(--bad);
  }
  .status pre {
    max-height: 12rem;
    overflow: auto;
    font-size: 0.8rem;
    font-weight: normal;
    text-align: left;
  }
  form {
    display: flex;
    gap: 0.4rem;
    justify-content: center;
  }
  form input {
    width: 5.8rem;
    text-align: center;
  }
  #inside,
  #explore {
    align-self: center;
    padding: 0 0.4rem;
  }
  .over {
    display: flex;
    gap: 0.6rem;
    align-items: center;
    justify-content: center;
    flex-wrap: wrap;
  }
  @media (min-width: 1180px) {
    .grid {
      grid-template-columns: minmax(260px, 320px) minmax(0, 1fr) minmax(260px, 340px);
    }
    .side {
      display: contents;
    }
    sw-advisors {
      order: -1;
    }
    .board > * {
      width: min(100%, calc(100dvh - 18.2rem));
    }
    .grid.wide {
      grid-template-columns: minmax(0, 1fr) minmax(260px, 320px);
    }
    .wide .side {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
    }
    .wide sw-advisors {
      order: 0;
    }
    .wide .board {
      grid-template-columns: repeat(auto-fit, minmax(240px, 1fr));
    }
    .wide .board.seats2 > sw-player {
      grid-column: 1 / -1;
    }
    .wide .board > :not(sw-player) {
      grid-column: 1 / -1;
      width: 100%;
    }
  }
  @media (max-width: 760px) {
    .grid {
      grid-template-columns: minmax(0, 1fr);
      gap: 0.7rem;
    }
    .board > * {
      width: 100%;
    }
    .board {
      gap: 0.4rem;
    }
  }
`;
