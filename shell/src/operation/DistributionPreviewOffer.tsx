import { Button, Card, DateText, Row, Text } from '@girassol/shared-ui';
import { useState } from 'react';
import { reloadPageFromServer } from '../page/reload-page-from-server';
import { createRegistryClient, useDistributionPreview } from './use-registry';

/**
 * Card that offers to open a distribution preview in this browser, at the address with `?previa=` that the
 * `girassol` command prints for admins. Renders nothing at other addresses.
 */
export function DistributionPreviewOffer() {
  const [id] = useState(() => new URLSearchParams(window.location.search).get('previa'));
  const { data, error } = useDistributionPreview(id);
  const [problem, setProblem] = useState<string | null>(null);
  if (!id) return null;

  async function open(preview: string) {
    try {
      await createRegistryClient().openPreview(preview);
      reloadPageFromServer();
    } catch {
      setProblem('A prévia não abriu. Tente novamente em instantes.');
    }
  }

  if (error)
    return (
      <Card padding={16} role="alert">
        <Text tone="soft">Esta prévia não existe ou já terminou. Peça outra a quem a enviou.</Text>
      </Card>
    );
  return (
    data && (
      <Card padding={16} role="region" aria-label="Prévia à espera">
        <Row gap={12} justify="between" wraps>
          <Text>
            <strong>{data.document.brand.name}</strong> espera por um olhar: enviada por {data.by}, guardada
            até <DateText value={data.until} show="dateTime" />.
          </Text>
          <Button variant="primary" icon="eye" onClick={() => void open(data.id)}>
            Abrir prévia
          </Button>
        </Row>
        {problem && (
          <Text as="p" tone="bad" role="alert">
            {problem}
          </Text>
        )}
      </Card>
    )
  );
}
