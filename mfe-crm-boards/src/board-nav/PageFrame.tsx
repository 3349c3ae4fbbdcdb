import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { space, screen } = tokens;

/** Frame of a full-width board page that scrolls as a whole. */
export const PageFrame = styled.div`
  box-sizing: border-box;
  min-height: 100%;
  padding: ${space[24]};
  @media ${screen.narrow} { padding: ${space[16]}; }
  /* The title stands at one height on all pages of a board. */
  @media ${screen.phone} { padding-top: ${space[4]}; }
`;
