import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** Bar that stays in sight below the cards of options, with what happens to those that are ticked. */
export const StickyActions = styled.div`
  position: sticky;
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[12]};
  padding-block: ${tokens.space[12]};
  border-top: 1px solid ${tokens.color.line};
  background: ${tokens.color.canvas};
`;
