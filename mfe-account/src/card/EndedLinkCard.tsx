import { Card, Heading, Stack, Text } from '@girassol/shared-ui';
import type { ReactNode } from 'react';

interface EndedLinkCardProps {
  title: string;
  text: string;
  /** Way on, such as a link to where another is asked for. */
  action?: ReactNode;
}

/** The whole of a page whose mailed link was used, revoked, or has expired: with a heading, as every page. */
export const EndedLinkCard = ({ title, text, action }: EndedLinkCardProps) => (
  <Card padding={24}>
    <Stack gap={16}>
      <Heading level={1} tabIndex={-1}>
        {title}
      </Heading>
      <Text as="p" tone="soft">
        {text}
      </Text>
      {action}
    </Stack>
  </Card>
);
