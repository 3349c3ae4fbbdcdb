import { tokens } from '@girassol/shared-ui';
import { css, styled } from 'styled-components';
import { COLUMN, HEIGHT, LINE, ROW } from './measures';

const { color, font, radius, shadow, space } = tokens;

/** What scrolls. */
export const Scroller = styled.div`
  position: relative;
  overflow: auto;
  max-height: min(${HEIGHT}px, 75vh);
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
`;

const box = css`
  box-sizing: border-box;
  flex: none;
  width: ${COLUMN}px;
  height: ${ROW}px;
  padding: 0 ${space[8]};
  border-right: 1px solid ${color.lineSoft};
  border-bottom: 1px solid ${color.lineSoft};
  line-height: ${ROW - 1}px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Stays in sight while columns scroll by. */
const atLeft = css`
  position: sticky;
  left: 0;
  z-index: 1;
  width: ${LINE}px;
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

export const LineColumnHead = styled(ColumnHead)`
  ${atLeft}
`;

export const Line = styled.div.attrs({ role: 'row' })`
  position: absolute;
  left: 0;
  display: flex;
  min-width: 100%;
`;

export const LineHead = styled.div.attrs({ role: 'rowheader' })`
  ${box}
  ${atLeft}
  font-variant-numeric: tabular-nums;
  svg { margin-left: ${space[4]}; color: ${color.badInk}; vertical-align: middle; }
  span { margin-left: ${space[8]}; color: ${color.leafInk}; font-weight: 500; }
`;

export const Cell = styled.div.attrs({ role: 'gridcell' })`
  ${box}
  background: ${color.surface};
  cursor: cell;
  &[aria-invalid] { background: ${color.badSoft}; color: ${color.badInk}; }
  &[data-typed] { font-style: italic; }
  &[aria-selected='true'] { box-shadow: inset 0 0 0 1px ${color.lineStrong}; }
  input {
    width: 100%;
    height: ${ROW - 5}px;
    padding: 0;
    border: 0;
    outline: none;
    background: ${color.surface};
    color: ${color.ink};
    font: inherit;
  }
`;

/** The whole grid, of which only a window is drawn. */
export const Canvas = styled.div.attrs({ role: 'grid', tabIndex: 0 })`
  position: relative;
  outline: none;
  font: ${font[13]};
  &:focus ${Cell}[aria-selected='true'], &:focus-within ${Cell}[aria-selected='true'] {
    box-shadow: inset 0 0 0 2px ${color.leaf};
  }
`;

/** What is wrong with the active cell, just under it. */
export const Bubble = styled.div`
  position: absolute;
  z-index: 1;
  max-width: ${COLUMN * 2}px;
  padding: ${space[4]} ${space[8]};
  border-radius: ${radius.control};
  background: ${color.raised};
  box-shadow: ${shadow[2]};
  color: ${color.badInk};
  font: ${font[13]};
  pointer-events: none;
  &:empty { display: none; }
`;
