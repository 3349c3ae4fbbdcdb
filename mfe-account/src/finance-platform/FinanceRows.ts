import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { color, font, space } = tokens;

/** List of rows of a finance list; a row has a code or an icon, then a name and a remark. */
export const FinanceRows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font: ${font[14]};
  > li {
    display: flex;
    align-items: baseline;
    gap: ${space[12]};
    min-height: 2.25rem;
    padding: ${space[8]} 0;
    box-sizing: border-box;
    border-top: 1px solid ${color.lineSoft};
    color: ${color.ink};
  }
  > li:first-child { border-top: 0; }
  > li > svg { flex: none; align-self: center; color: ${color.inkSoft}; }
  > li > :nth-child(2) { flex: 1; min-width: 0; overflow-wrap: anywhere; }
`;

/** Code of an entry, in figures of one width. */
export const EntryCode = styled.span`
  flex: none;
  min-width: 2.25rem;
  color: ${color.inkSoft};
  font: ${font[13]};
  font-variant-numeric: tabular-nums;
`;
