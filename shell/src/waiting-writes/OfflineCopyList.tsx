import { deleteOfflineCopy, type OfflineCopy, useOfflineCopies } from '@girassol/shared-auth';
import { formatBytes, formatDateTime } from '@girassol/shared-domain';
import { Button, Card, Heading, Row, Stack, Text } from '@girassol/shared-ui';
import { Link } from '../navigation/Link';

/** Items that were taken along on this device, each with its size and until when it opens without a signal. */
export function OfflineCopyList() {
  const copies = useOfflineCopies();
  if (copies.length === 0) return null;
  return (
    <Stack as="section" gap={16} aria-label="Levado para a obra">
      <Heading level={2}>Levado para a obra</Heading>
      {copies.map((copy) => (
        <CopyCard key={copy.id} copy={copy} />
      ))}
    </Stack>
  );
}

function CopyCard({ copy }: { copy: OfflineCopy }) {
  const { title, path, until, missingFiles } = copy;
  return (
    <Card as="article">
      <Stack gap={8}>
        <Heading level={3}>{title}</Heading>
        <Text size={13} tone="soft">
          {`${describeFiles(copy)} · abre sem sinal até ${formatDateTime(until)}`}
        </Text>
        {missingFiles > 0 && (
          <Text size={13}>
            {missingFiles === 1
              ? 'Falta 1 arquivo: leve de novo quando houver sinal.'
              : `Faltam ${missingFiles} arquivos: leve de novo quando houver sinal.`}
          </Text>
        )}
        <Row gap={8} wraps>
          <Link to={path}>Abrir</Link>
          <Button
            size="sm"
            variant="ghost"
            icon="trash"
            aria-label={`Tirar do aparelho: ${title}`}
            onClick={() => void deleteOfflineCopy(copy)}
          >
            Tirar do aparelho
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

function describeFiles({ fileCount, fileBytes }: OfflineCopy): string {
  if (fileCount === 0) return 'Sem arquivos';
  return `${fileCount === 1 ? '1 arquivo' : `${fileCount} arquivos`}, ${formatBytes(fileBytes)}`;
}
