import { Button, Card, DateText, Row, Text } from '@girassol/shared-ui';
import { useState } from 'react';
import { loadDocument } from '../page/load-document';
import { registry, usePreview } from './use-registry';

/** Who comes by the address that the command printed sees here what waits, and opens it in this browser. */
export function PreviewOffer() {
  const [id] = useState(() => new URLSearchParams(window.location.search).get('previa'));
  const { data, error } = usePreview(id);
  const [problem, setProblem] = useState<string | null>(null);
  if (!id) return null;

  async function open(preview: string) {
    try {
      await registry().openPreview(preview);
      loadDocument();
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
