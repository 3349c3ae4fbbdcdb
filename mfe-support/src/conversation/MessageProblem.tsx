import { tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

/** Why a message was not sent, or a conversation not read. */
export const MessageProblem = styled.p`
  margin: 0;
  color: ${tokens.color.badInk};
  font: ${tokens.font[13]};
`;
