import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { screen, space } = tokens;

/** One row that wraps; on narrow screens all but the search hide until they are asked for. */
export const FilterRowFrame = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  .rest { display: contents; }
  .rest > * { width: auto; min-width: 9.5rem; }
  .rest > button { min-width: 0; }
  .toggle { display: none; }
  @media ${screen.narrow} {
    .toggle { display: block; }
    .rest { display: flex; flex-wrap: wrap; gap: ${space[8]}; width: 100%; }
    .rest:not([data-open]) { display: none; }
    .rest > * { flex: 1 1 9.5rem; }
  }
`;

/** Takes what the other filters leave, up to a readable width. */
export const SearchPlace = styled.div`
  position: relative;
  flex: 1 1 17rem;
  max-width: 24rem;
  @media ${screen.narrow} {
    flex-basis: 10rem;
    max-width: none;
  }
`;
