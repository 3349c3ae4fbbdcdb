import { Heading, Stack, Text } from '@girassol/shared-ui';

/** Title and purpose of a panel. */
export function PanelHead({ title, about }: { title: string; about: string }) {
  return (
    <Stack gap={4}>
      <Heading level={2}>{title}</Heading>
      <Text as="p" size={13} tone="soft">
        {about}
      </Text>
    </Stack>
  );
}
