import { NoticeBox, Stack, Text } from '@girassol/shared-ui';

/** List of warnings about a solar system. Warnings do not prevent the system from being offered. */
export function SystemWarningList({ messages }: { messages: readonly string[] }) {
  return (
    <Stack gap={8} role="status">
      {messages.map((message) => (
        <NoticeBox key={message} icon="warning">
          <Text as="p" size={13}>
            {message}
          </Text>
        </NoticeBox>
      ))}
    </Stack>
  );
}
