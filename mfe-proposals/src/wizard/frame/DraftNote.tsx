import { formatDateTime } from '@girassol/shared-domain';
import { Button, Icon, Row, Text } from '@girassol/shared-ui';

/** Says that the form begins with what was typed before and not saved, and lets it go. */
export function DraftNote({ savedAt, onDrop }: { savedAt: number; onDrop: () => void }) {
  return (
    <Row gap={8} wraps>
      <Icon name="history" size={16} />
      <Text size={13} tone="soft">
        Este é o seu rascunho de {formatDateTime(savedAt)}.
      </Text>
      <Button size="xs" variant="ghost" onClick={onDrop}>
        Começar de novo
      </Button>
    </Row>
  );
}
