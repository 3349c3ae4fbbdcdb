import { Row, Text } from '@girassol/shared-ui';

interface FactsLineProps {
  facts: readonly (string | null | undefined)[];
}

/** Facts of a card in one line, with room between them. The line can break between facts but not within one. */
export function FactsLine({ facts }: FactsLineProps) {
  const shown = facts.filter((fact) => fact);
  return (
    <Row gap={12} wraps>
      {shown.map((fact) => (
        <Text key={fact} size={13} tone="soft">
          {fact?.replaceAll(' ', '\u00a0')}
        </Text>
      ))}
    </Row>
  );
}
