import { tokens } from '@girassol/shared-ui';
import { css, styled } from 'styled-components';
import { COLUMN_WIDTH_PX, LINE_NUMBER_COLUMN_WIDTH_PX, MAX_GRID_HEIGHT_PX, ROW_HEIGHT_PX } from './measures';

const { color, font, radius, shadow, space } = tokens;

/** Scroll container of the grid. */
export const GridScroller = styled.div`
  position: relative;
  overflow: auto;
  max-height: min(${MAX_GRID_HEIGHT_PX}px, 75vh);
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const box = css`
  box-sizing: border-box;
  flex: none;
  width: ${COLUMN_WIDTH_PX}px;
  height: ${ROW_HEIGHT_PX}px;
  padding: 0 ${space[8]};
  border-right: 1px solid ${color.lineSoft};
  border-bottom: 1px solid ${color.lineSoft};
  line-height: ${ROW_HEIGHT_PX - 1}px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Stays in sight while columns scroll by. */
const atLeft = css`
  position: sticky;
  left: 0;
  z-index: 1;
  width: ${LINE_NUMBER_COLUMN_WIDTH_PX}px;
  background: ${color.sunken};
  color: ${color.inkSoft};
`;

// Rows are laid out by place, not by a table: their roles say what they are.
export const HeadRow = styled.div.attrs({ role: 'row' })`
  position: sticky;
  top: 0;
  z-index: 2;
  display: flex;
  background: ${color.sunken};
`;

export const ColumnHead = styled.div.attrs({ role: 'columnheader' })`
  ${box}
  color: ${color.inkSoft};
  font-weight: 500;
`;

export const LineNumberColumnHead = styled(ColumnHead)`
  ${atLeft}
`;

export const GridRowBox = styled.div.attrs({ role: 'row' })`
  position: absolute;
  left: 0;
  display: flex;
  min-width: 100%;
`;

export const RowHead = styled.div.attrs({ role: 'rowheader' })`
  ${box}
  ${atLeft}
  font-variant-numeric: tabular-nums;
  svg { margin-left: ${space[4]}; color: ${color.badInk}; vertical-align: middle; }
  span { margin-left: ${space[8]}; color: ${color.leafInk}; font-weight: 500; }
`;

export const GridCell = styled.div.attrs({ role: 'gridcell' })`
  ${box}
  background: ${color.surface};
  cursor: cell;
  &[aria-invalid] { background: ${color.badSoft}; color: ${color.badInk}; }
  &[data-typed] { font-style: italic; }
  &[aria-selected='true'] { box-shadow: inset 0 0 0 1px ${color.lineStrong}; }
  input {
    width: 100%;
    height: ${ROW_HEIGHT_PX - 5}px;
    padding: 0;
    border: 0;
    outline: none;
    background: ${color.surface};
    color: ${color.ink};
    font: inherit;
  }
`;

/** Full area of the grid, of which only the visible window is drawn. */
export const GridCanvas = styled.div.attrs({ role: 'grid', tabIndex: 0 })`
  position: relative;
  outline: none;
  font: ${font[13]};
  &:focus ${GridCell}[aria-selected='true'], &:focus-within ${GridCell}[aria-selected='true'] {
    box-shadow: inset 0 0 0 2px ${color.leaf};
  }
`;

/** Bubble with the fault of the active cell, below the cell. */
export const FaultBubble = styled.div`
  position: absolute;
  z-index: 1;
  max-width: ${COLUMN_WIDTH_PX * 2}px;
  padding: ${space[4]} ${space[8]};
  border-radius: ${radius.control};
  background: ${color.raised};
  box-shadow: ${shadow[2]};
  color: ${color.badInk};
  font: ${font[13]};
  pointer-events: none;
  &:empty { display: none; }
`;
