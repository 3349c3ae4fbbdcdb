import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** Page of the shell with margins around its content. `readable` limits the line length. */
export const Page = styled.div<{ $width?: 'readable' | 'full' }>`
  box-sizing: border-box;
  width: 100%;
  max-width: ${({ $width }) => ($width === 'readable' ? '45rem' : 'none')};
  margin: 0 auto;
  padding: ${tokens.space[24]} ${tokens.space[24]} ${tokens.space[48]};
  @media ${tokens.screen.narrow} {
    padding: ${tokens.space[16]} ${tokens.space[16]} ${tokens.space[32]};
  }
`;
