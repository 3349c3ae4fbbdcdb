import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** How far something is; without a value it only moves. */
export const ProgressBar = styled.progress`
  width: 100%;
  height: 6px;
  accent-color: ${tokens.color.leaf};
`;
