import { Card, Heading, Stack, Text, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { LoginForm } from './LoginForm';

/**
 * Login form in place of a page at a public address whose data needs a session; the page is shown after the
 * login (shell.access-004).
 */
export default function LoginPrompt({ title }: { title: string }) {
  return (
    <PromptBox>
      <Card padding={32}>
        <Stack gap={24}>
          <Stack gap={4}>
            <Heading level={1} tabIndex={-1}>
              {title}
            </Heading>
            <Text as="p" tone="soft">
              Entre na sua conta para ver esta página.
            </Text>
          </Stack>
          <LoginForm />
        </Stack>
      </Card>
    </PromptBox>
  );
}

const PromptBox = styled.div`
  max-width: 440px;
  margin: 0 auto;
  padding: ${tokens.space[48]} ${tokens.space[16]};
`;
