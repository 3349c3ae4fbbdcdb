import type { OverrideRecord, OverridesStatus, RegistryStatus } from '@girassol/federation/operations';
import { Button, Card, DateText, Heading, Row, Stack, Text } from '@girassol/shared-ui';
import { useState } from 'react';
import { HistoryList } from './History';
import { OverrideDialog } from './OverrideDialog';
import { useOverrideChoices, useOverrides } from './use-registry';

/** Card that opens the dialog to override an area's version in this browser, and lists earlier overrides. */
export function OverridesCard({ status }: { status: RegistryStatus }) {
  const { data } = useOverrides();
  const { data: choices } = useOverrideChoices();
  const [isChoosing, setIsChoosing] = useState(false);
  const titles = new Map(status.remotes.map(({ remote, title }) => [remote, title]));
  return (
    <Card padding={16} role="region" aria-label="Só neste navegador">
      <Stack gap={12}>
        <Row gap={12} justify="between" wraps>
          <div>
            <Heading level={2}>Só neste navegador</Heading>
            <Text tone="soft" size={13}>
              Experimente outra versão de uma área sem mudar a de ninguém. Cada uso fica registrado.
            </Text>
          </div>
          <Button size="sm" icon="wrench" onClick={() => setIsChoosing(true)}>
            Trocar versão aqui
          </Button>
        </Row>
        {data && data.recent.length > 0 && <Recent uses={data.recent} titles={titles} />}
      </Stack>
      {isChoosing && choices && <OverrideDialog choices={choices} onClose={() => setIsChoosing(false)} />}
    </Card>
  );
}

function Recent({ uses, titles }: { uses: OverridesStatus['recent']; titles: Map<string, string> }) {
  return (
    <details>
      <summary>Usos registrados</summary>
      <HistoryList>
        {uses.map((use) => (
          <li key={use.id}>
            <DateText value={use.at} show="dateTime" />{' '}
            <Text weight={500}>{`${titles.get(use.remote) ?? use.remote}: ${targetText(use)}`}</Text> {use.by}
            : {use.why}
          </li>
        ))}
      </HistoryList>
    </details>
  );
}

const targetText = ({ version, origin }: OverrideRecord): string => version ?? origin ?? 'versão no ar';
