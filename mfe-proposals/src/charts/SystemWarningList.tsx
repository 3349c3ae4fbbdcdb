import { Icon, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';

const { color, space } = tokens;

/** List of warnings about a solar system. Warnings do not prevent the system from being offered. */
export function SystemWarningList({ messages }: { messages: readonly string[] }) {
  return (
    <div role="status">
      {messages.map((message) => (
        <Warning key={message}>
          <Icon name="warning" size={16} />
          <Text size={13}>{message}</Text>
        </Warning>
      ))}
    </div>
  );
}

const Warning = styled.p`
  display: flex;
  gap: ${space[8]};
  margin: 0 0 ${space[8]};
  padding: ${space[8]} ${space[12]};
  border-radius: ${tokens.radius.control};
  background: ${color.warnSoft};
  color: ${color.warnInk};
  > svg { flex: none; margin-top: 1px; }
`;
