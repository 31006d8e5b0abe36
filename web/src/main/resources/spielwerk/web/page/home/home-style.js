import { css } from "lit";

/** How the first page looks. */
export const homeStyle = css`
  :host {
    max-width: 1100px;
    margin: 0 auto;
  }
  .hero {
    display: grid;
    grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr);
    gap: clamp(1.2rem, 4vw, 3.4rem);
    align-items: center;
    padding: clamp(0.4rem, 2vw, 1.8rem) 0 2rem;
  }
  .hero sw-othello {
    max-width: 460px;
    width: 100%;
    justify-self: end;
    pointer-events: none;
  }
  .hero h1 {
    font-size: clamp(1.8rem, 4.4vw, 2.9rem);
  }
  .hero p {
    margin: 0.7rem 0 1.3rem;
    color: var(--muted);
    max-width: 32rem;
    font-size: 1.05rem;
  }
  fieldset {
    border: 0;
    padding: 0;
    margin: 0 0 1rem;
  }
  legend {
    font-weight: 600;
    padding: 0 0 0.35rem;
  }
  .segments {
    display: inline-flex;
    flex-wrap: wrap;
    border: 1px solid var(--line);
    border-radius: var(--radius-small);
    overflow: hidden;
    background: var(--surface);
  }
  .segments button {
    border: 0;
    border-radius: 0;
    min-width: 2.7rem;
  }
  .segments button + button {
    border-left: 1px solid var(--line);
  }
  .strengths .segments {
    min-height: 2.7rem;
  }
  .hero .measured {
    margin: 0.35rem 0 0;
    font-size: 0.88rem;
    min-height: 1.4em;
  }
  .play {
    font-size: 1.15rem;
    padding: 0.8rem 2.2rem;
    border-radius: 999px;
  }
  .games {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(210px, 1fr));
    gap: 0.8rem;
    margin: 0.8rem 0 2rem;
    list-style: none;
    padding: 0;
  }
  .games li {
    position: relative;
  }
  .games button.card {
    width: 100%;
    height: 100%;
    text-align: left;
    padding: 0 0 2.9rem;
    display: flex;
    flex-direction: column;
    gap: 0.25rem;
    border-radius: var(--radius);
    overflow: hidden;
  }
  .picture {
    display: block;
    width: 100%;
    aspect-ratio: 120 / 66;
    margin-bottom: 0.4rem;
    border-bottom: 1px solid var(--line);
  }
  .games b {
    font-size: 1.02rem;
    padding: 0 1rem;
  }
  .games b:first-child {
    padding-top: 0.9rem;
  }
  .games span {
    color: var(--muted);
    font-size: 0.88rem;
    padding: 0 1rem;
  }
  .games .rules {
    position: absolute;
    right: 0.5rem;
    bottom: 0.4rem;
    font-size: 0.88rem;
    min-height: 2.1rem;
  }
  summary {
    cursor: pointer;
  }
  p + h2 {
    margin-top: 1.2rem;
  }
  summary h2 {
    display: inline;
  }
  .games select {
    position: absolute;
    left: 0.6rem;
    bottom: 0.45rem;
    font-size: 0.85rem;
    min-height: 1.9rem;
    padding: 0.1rem 0.4rem;
  }
  .tables {
    list-style: none;
    margin: 0.6rem 0;
    padding: 0;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    overflow: hidden;
  }
  .tables li + li {
    border-top: 1px solid var(--line);
  }
  .tables a {
    display: grid;
    grid-template-columns: 9rem 1fr auto;
    gap: 1rem;
    padding: 0.6rem 1rem;
    text-decoration: none;
    color: inherit;
    align-items: baseline;
  }
  .tables a:hover {
    background: var(--accent-soft);
  }
  @media (max-width: 720px) {
    .hero {
      grid-template-columns: 1fr;
      gap: 1rem;
      text-align: center;
      padding-top: 0.2rem;
    }
    .hero sw-othello {
      justify-self: center;
      max-width: 250px;
      order: -1;
    }
    .hero p {
      margin-left: auto;
      margin-right: auto;
    }
    .strengths .segments {
      display: flex;
      flex-wrap: nowrap;
    }
    .strengths .segments button {
      flex: 1;
      min-width: 0;
      padding: 0;
    }
    .hero .measured {
      margin: 0.35rem auto 0;
    }
    .games {
      grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
      gap: 0.6rem;
    }
    .games b,
    .games span {
      padding: 0 0.7rem;
    }
    .tables a {
      grid-template-columns: 1fr auto;
      gap: 0.1rem 0.6rem;
    }
    .tables a > :nth-child(2) {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
`;
