import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** Bar that stays in sight below the cards of options, with what leads on from them. */
export const StickyActions = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[12]};
  /* Over the outline of chosen cards, which is around them. */
  margin-inline: -1px;
  padding: ${tokens.space[12]} 1px;
  border-top: 1px solid ${tokens.color.line};
  background: ${tokens.color.canvas};
`;
