import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { color, font, motion, radius, screen, shadow, space, weight } = tokens;

/** Surface of the table of finished items, dimmed while the rows are stale. */
export const FinishedTableSurface = styled.div`
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  box-shadow: ${shadow[1]};
  transition: opacity ${motion.in} ${motion.ease};
  &[data-stale] { opacity: .6; }
`;

export const FinishedTableFrame = styled.table`
  width: 100%;
  border-collapse: collapse;
  font: ${font[14]};
  font-variant-numeric: tabular-nums;
  thead th {
    padding: ${space[8]} ${space[12]};
    color: ${color.inkSoft};
    font: ${font[12]};
    font-weight: ${weight.medium};
    text-align: left;
  }
  tbody tr { border-top: 1px solid ${color.lineSoft}; cursor: pointer; }
  tbody tr:hover { background: ${color.hover}; }
  tbody tr[data-open] { background: ${color.leafSoft}; }
  tbody th, td { height: 2.75rem; padding: 6px ${space[12]}; text-align: left; vertical-align: middle; }
  tbody th { font-weight: ${weight.regular}; min-width: 12rem; }
  /* One line where the window has room, so that all rows have the same height. */
  td.line { max-width: 12rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  @media ${screen.medium} { td.line { white-space: normal; } }
  tbody th button {
    padding: 0;
    border: 0;
    border-radius: 2px;
    background: none;
    color: ${color.ink};
    font: inherit;
    font-weight: ${weight.medium};
    text-align: left;
    cursor: pointer;
  }
  tr:hover th button { color: ${color.leafInk}; }
  small, .narrow { display: block; color: ${color.inkSoft}; font: ${font[12]}; }
  button small { display: inline; }
  .narrow { display: none; }
  th.own, td.own { width: 1px; cursor: default; }
  th.own:first-child, td.own:first-child { padding-right: 0; }
  th.own:last-child, td.own:last-child { padding-left: 0; }
  th.number, td.number { text-align: right; white-space: nowrap; }
  @media ${screen.narrow} {
    .wide { display: none; }
    /* Name and value, customer and date, outcome: each on one line. */
    table-layout: fixed;
    tbody th { min-width: 0; }
    tbody th, td { padding: ${space[8]} 0 ${space[8]} ${space[12]}; vertical-align: top; }
    th.number, td.number { width: 6.5rem; padding-left: 0; padding-right: 0; }
    th.own:first-child, td.own:first-child { width: 1.5rem; }
    th.own:last-child, td.own:last-child { width: 3rem; text-align: right; }
    tbody th button, .narrow {
      display: block;
      max-width: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .narrow + .narrow { margin-top: 2px; }
  }
`;

export const SkeletonRow = styled.div`
  display: grid;
  grid-template-columns: 3fr 2fr 1fr;
  gap: ${space[24]};
  align-items: center;
  min-height: 2.75rem;
  padding: 0 ${space[12]};
  & + & { border-top: 1px solid ${color.lineSoft}; }
`;

/**
 * Footer of the table of finished items: count on the left, button for more in the middle, page size on the
 * right.
 */
export const TableFooter = styled.footer`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  gap: ${space[12]};
  padding: ${space[16]} 0;
  color: ${color.inkSoft};
  font: ${font[13]};
  font-variant-numeric: tabular-nums;
  > :last-child { grid-column: 3; justify-self: end; }
  @media ${screen.phone} {
    grid-template-columns: 1fr auto;
    > div:not(:last-child) { grid-row: 2; grid-column: 1 / -1; }
    > :last-child { grid-column: 2; }
  }
`;
