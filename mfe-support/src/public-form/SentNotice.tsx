import { Stack, Text } from '@girassol/shared-ui';
import type { ReactNode } from 'react';

interface SentNoticeProps {
  /** Sentence that says who answers, and when. */
  text: string;
  /** Actions below. */
  children?: ReactNode;
}

/** Notice in the place of a form that was sent, with the hours of the support. */
export const SentNotice = ({ text, children }: SentNoticeProps) => (
  <Stack gap={16} role="status">
    <Text as="p" size={16}>
      {text}
    </Text>
    <Text as="p" tone="soft">
      Atendemos em dias úteis, das 8h às 12h e das 13h às 18h.
    </Text>
    {children}
  </Stack>
);
