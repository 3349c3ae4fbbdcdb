import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { space, screen } = tokens;

/** A page of a board that scrolls as a whole, over the full width. */
export const PageFrame = styled.div`
  box-sizing: border-box;
  min-height: 100%;
  padding: ${space[24]};
  @media ${screen.narrow} { padding: ${space[16]}; }
`;
