import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { space, screen } = tokens;

/** Frame of the board. Fills the height left by the shell; only the columns scroll. */
export const BoardScreenFrame = styled.div`
  --board-edge: ${space[24]};
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
  @media ${screen.narrow} { --board-edge: ${space[16]}; }
`;

export const BoardHeadFrame = styled.div`
  flex: none;
  padding: var(--board-edge) var(--board-edge) 0;
  @media ${screen.phone} { padding-top: ${space[4]}; }
`;
