import { styled } from 'styled-components';
import { pageFoot } from '../snackbar/page-foot';
import { tokens } from '../tokens/tokens';

const { color, font, radius, screen, shadow, space } = tokens;

/** Page layout of a list with header, rows and footer; the whole page scrolls. */
export const ListFrame = styled.div`
  box-sizing: border-box;
  display: flex;
  flex-direction: column;
  min-height: 100%;
  padding: ${space[24]} ${space[24]} 0;
  @media ${screen.narrow} { padding: ${space[16]} ${space[16]} 0; }
`;

/** Surface of a table; a wide table scrolls inside it. */
export const TableSurface = styled.div`
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow[1]};
  overflow-x: auto;
`;

/** Table of a list. Cells may have the class `name`, `figure` or `amount`. */
export const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${font[14]};
  th {
    height: 2.5rem;
    padding: 0 ${space[12]};
    border-bottom: 1px solid ${color.line};
    color: ${color.inkSoft};
    font: 500 ${font[12]};
    text-align: left;
    white-space: nowrap;
  }
  td {
    height: 2.75rem;
    padding: ${space[4]} ${space[12]};
    border-bottom: 1px solid ${color.lineSoft};
    color: ${color.inkSoft};
    white-space: nowrap;
  }
  tbody tr:last-child td { border-bottom: 0; }
  tbody tr:hover { background: ${color.hover}; }
  tbody tr[data-selected='true'] { background: ${color.leafSoft}; }
  td:first-child, th:first-child { width: 1px; padding-right: 0; }
  td:last-child, th:last-child { width: 1px; padding-left: 0; }
  td.name { width: 34%; max-width: 0; color: ${color.ink}; white-space: normal; }
  td.figure { font-variant-numeric: tabular-nums; }
  td.amount { font-variant-numeric: tabular-nums; }
  th.amount, td.amount { text-align: right; }
`;

/** Container of the search field in the filter row of a list; on narrow screens takes the width beside the button of the filters. */
export const ListSearch = styled.div`
  flex: 1 1 18rem;
  max-width: 28rem;
  @media ${screen.narrow} { flex-basis: 10rem; max-width: none; }
`;

/** Short list in a frame, with a line between its items. */
export const BorderedList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.card};
  background: ${color.surface};
  > li + li { border-top: 1px solid ${color.lineSoft}; }
`;

/** List of cards that shows the rows of a list page on narrow screens. */
export const CardList = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[8]};
  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 ${space[12]};
    align-items: start;
    padding: ${space[12]};
    border: 1px solid ${color.lineSoft};
    border-radius: ${radius.card};
    background: ${color.surface};
    box-shadow: ${shadow[1]};
  }
  > li[data-selected='true'] { border-color: ${color.leaf}; background: ${color.leafSoft}; }
`;

/** Footer of a list with page and page size, fixed at the lower edge while the list scrolls. */
export const ListFooter = styled.footer.attrs<{ 'data-page-foot'?: '' }>(pageFoot)`
  position: sticky;
  bottom: 0;
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[8]} ${space[16]};
  margin: auto calc(-1 * ${space[16]}) 0;
  padding: ${space[12]} ${space[16]};
  background: ${color.canvas};
  color: ${color.inkSoft};
  font: ${font[13]};
`;
