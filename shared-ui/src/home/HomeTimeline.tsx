import { styled } from 'styled-components';
import { tokens } from '../tokens/tokens';

/** List of timed entries in a home card: each `li` is a `time` and its event. */
export const HomeTimeline = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 4.25rem minmax(0, 1fr);
    gap: ${tokens.space[12]};
    padding: ${tokens.space[8]} 0;
    border-top: 1px solid ${tokens.color.lineSoft};
    font: ${tokens.font[13]};
  }
  li:first-child { border-top: 0; padding-top: 0; }
  time {
    display: grid;
    align-content: start;
    color: ${tokens.color.inkSoft};
    font-variant-numeric: tabular-nums;
  }
  b { color: ${tokens.color.ink}; font-weight: ${tokens.weight.medium}; }
`;
