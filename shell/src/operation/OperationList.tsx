import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { color, space } = tokens;

/** List with the content of each row on the left and its actions on the right. */
export const OperationList = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[8]};
    padding: ${space[8]} 0;
    border-top: 1px solid ${color.lineSoft};
  }
  /* The actions stay in one place, however long the content is. */
  > li > :first-child { flex: 1 1 12rem; min-width: 0; overflow-wrap: anywhere; }
`;
