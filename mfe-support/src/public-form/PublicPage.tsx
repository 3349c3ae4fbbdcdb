import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { screen, space } = tokens;

/** Page of a form for visitors without a session: one narrow column. */
export const PublicPage = styled.div`
  box-sizing: border-box;
  width: 100%;
  max-width: 40rem;
  margin: 0 auto;
  padding: ${space[24]} ${space[24]} ${space[48]};
  @media ${screen.narrow} { padding: ${space[16]} ${space[16]} ${space[32]}; }
`;
