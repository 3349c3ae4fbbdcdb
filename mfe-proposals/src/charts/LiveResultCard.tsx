import { Card, Heading, Stack, Text } from '@girassol/shared-ui';
import type { ReactNode } from 'react';

interface ResultCardProps<Result> {
  title: string;
  /** Result of the engine; with problems, the first one is shown. */
  result: ({ ok: true } & Result) | { ok: false; problems: readonly { message: string }[] };
  children: (result: { ok: true } & Result) => ReactNode;
}

/**
 * Card beside a form with the live result of the engine. While the form is incomplete or invalid, shows the
 * first problem instead.
 */
export function LiveResultCard<Result>({ title, result, children }: ResultCardProps<Result>) {
  return (
    <Card as="section" aria-label={title}>
      <Stack gap={12}>
        <Heading level={2} size={16}>
          {title}
        </Heading>
        {result.ok ? (
          children(result)
        ) : (
          <Text as="p" size={13} tone="soft">
            O cálculo aparece aqui. {result.problems[0]?.message}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
