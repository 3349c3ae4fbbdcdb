import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** Progress bar. Without a value it is indeterminate. */
export const ProgressBar = styled.progress`
  width: 100%;
  height: 6px;
  accent-color: ${tokens.color.leaf};
`;
