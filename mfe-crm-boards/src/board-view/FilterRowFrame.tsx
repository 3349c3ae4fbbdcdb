import { tokens, useIsPhone } from '@girassol/shared-ui';
import { FilterGroup, type FilterGroupProps } from '@girassol/shared-ui/filters';
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

const PhoneFilters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[8]};
  width: 100%;
  > * { flex: 1 1 9.5rem; }
`;

/** Filters beside a search. On a phone the button in the header of the page hides them together with the search. */
export function FoldableFilterGroup({ inUse, children }: FilterGroupProps) {
  if (useIsPhone()) return <PhoneFilters>{children}</PhoneFilters>;
  return <FilterGroup inUse={inUse}>{children}</FilterGroup>;
}
