import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { screen, space } = tokens;

/** Wrapping row of a list's filters. */
export const FilterRowFrame = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
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
