import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { color, space } = tokens;

/** List of records with a line above each: facts at the start, marks and actions at the end. */
export const RecordRows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[8]};
    padding: ${space[12]} 0;
    border-top: 1px solid ${color.lineSoft};
    overflow-wrap: anywhere;
  }
`;
