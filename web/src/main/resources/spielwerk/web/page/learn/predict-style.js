import { css } from "lit";

export const predictStyle = css`
  sw-beside {
    width: min(100%, 15rem);
  }
  summary {
    cursor: pointer;
  }
  .wide input {
    font-family: var(--mono);
  }
  form {
    display: grid;
    gap: 0.8rem;
  }
  .ask {
    font-size: 1.15rem;
    font-weight: 600;
    line-height: 1.4;
  }
  .ends {
    display: flex;
    gap: 0.6rem;
    flex-wrap: wrap;
  }
  .ends label {
    display: flex;
    gap: 0.4rem;
    align-items: center;
    font-weight: 600;
  }
  .ends input {
    width: 6rem;
    font-size: 1.1rem;
    text-align: center;
  }
  .ends label button {
    min-width: 2.6rem;
    padding: 0.3rem;
  }
  .retry {
    color: var(--bad);
    font-weight: 600;
  }
  .hint {
    border-left: 4px solid var(--accent);
    padding: 0.3rem 0.7rem;
    background: var(--accent-soft);
    border-radius: var(--radius-small);
  }
  #hint {
    justify-self: start;
  }
  .handin {
    display: grid;
    gap: 0.3rem;
  }
  .handin textarea {
    font-family: var(--mono);
    font-size: 0.85rem;
    word-break: break-all;
  }
  #again,
  #noagain,
  #cut,
  #nocut {
    font-size: 1.05rem;
    padding: 0.6rem 1rem;
  }
  .verdict {
    border-left: 6px solid var(--good);
    background: var(--raised);
    border-radius: var(--radius-small);
    padding: 0.7rem 0.9rem;
    display: grid;
    gap: 0.4rem;
  }
  .verdict.wrong {
    border-left-color: var(--bad);
  }
  .verdict b {
    font-size: 1.1rem;
    color: var(--good);
  }
  .verdict.wrong b {
    color: var(--bad);
  }
  .marks {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem;
    font-weight: 700;
  }
  .marks span {
    min-width: 1.5rem;
    text-align: center;
    border-radius: 4px;
    border: 1px solid var(--line);
  }
  .marks .yes {
    color: var(--good);
  }
  .marks .no {
    color: var(--bad);
  }
  .score {
    font-size: 1.6rem;
    font-weight: 700;
  }
`;
