import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { screen, space } = tokens;

/** Frame of the operator's pages. */
export const OperatorFrame = styled.div`
  padding: ${space[24]};
  [role='tabpanel'] { padding-top: ${space[16]}; }
  @media ${screen.narrow} { padding: ${space[16]}; }
`;
