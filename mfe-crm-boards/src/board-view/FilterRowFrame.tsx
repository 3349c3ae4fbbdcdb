import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { screen, space } = tokens;

/**
 * Wrapping row of a list's filters. On narrow screens, all filters except the search are hidden until the
 * person opens the filters.
 */
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

/** Frame of the search field: takes the remaining width of a filter row up to a readable maximum. */
export const SearchFieldFrame = styled.div`
  position: relative;
  flex: 1 1 17rem;
  max-width: 24rem;
  @media ${screen.narrow} {
    flex-basis: 10rem;
    max-width: none;
  }
`;
