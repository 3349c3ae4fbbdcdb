import { Card, Heading, Stack, Text } from '@girassol/shared-ui';
import type { ReactNode } from 'react';

interface ResultCardProps<Result> {
  title: string;
  /** What the engine makes of the form; with problems the first one says what is missing. */
  result: ({ ok: true } & Result) | { ok: false; problems: readonly { message: string }[] };
  children: (result: { ok: true } & Result) => ReactNode;
}

/** What is typed comes to this: the live figures beside a form, or what they still lack. */
export function ResultCard<Result>({ title, result, children }: ResultCardProps<Result>) {
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
