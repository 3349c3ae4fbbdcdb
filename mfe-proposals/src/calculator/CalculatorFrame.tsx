import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { screen, space } = tokens;

/** Frame of the calculator pages. */
export const CalculatorFrame = styled.div`
  box-sizing: border-box;
  max-width: 76rem;
  min-height: 100%;
  margin: 0 auto;
  padding: ${space[24]} ${space[24]} ${space[32]};
  @media ${screen.narrow} { padding: ${space[16]} ${space[16]} ${space[24]}; }
  @media print { max-width: none; padding: 0; }
`;
