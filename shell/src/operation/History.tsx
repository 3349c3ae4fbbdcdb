import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** List of past changes, newest first. */
export const HistoryList = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[8]};
  margin: ${tokens.space[12]} 0 0;
  padding: 0;
  list-style: none;
  font: ${tokens.font[13]};
  color: ${tokens.color.inkSoft};
`;
