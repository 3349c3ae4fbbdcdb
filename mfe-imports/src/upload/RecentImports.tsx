import { formatCount } from '@girassol/shared-domain';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import type { ImportType } from '@girassol/shared-domain/imports';
import { Badge, Card, DateText, Heading, Row, Stack, Text, TextLink } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { HISTORY_PATH, mappingPath, resultPath } from '../addresses/imports';
import { useRecentImports } from '../data/use-recent-imports';
import { stateWord } from '../words/import-state';

const MOST = 3;

/** The latest imports of this type, and the way to all of them. */
export function RecentImports({ type }: { type: ImportType }) {
  const recent = useRecentImports(type, MOST);
  return (
    <Stack as="section" gap={8} aria-label="Importações recentes">
      <Row justify="between" wraps>
        <Heading level={2}>Importações recentes</Heading>
        <TextLink as={Link} to={HISTORY_PATH}>
          Ver todas as importações
        </TextLink>
      </Row>
      {recent.length === 0 ? (
        <Text as="p" size={13} tone="soft">
          Nenhuma ainda. O que você importar pode ser desfeito por 30 dias.
        </Text>
      ) : (
        recent.map((one) => <RecentImport key={one._id} one={one} />)
      )}
    </Stack>
  );
}

/** What was not checked yet is mapped on. */
const placeOf = ({ _id, state, importType }: ImportRecord): string =>
  state === 'DRAFT' || state === 'CHECKED' ? mappingPath(importType, _id) : resultPath(_id);

function RecentImport({ one }: { one: ImportRecord }) {
  const { label, tone } = stateWord(one.state);
  return (
    <Card padding={12}>
      <Row justify="between" wraps>
        <TextLink as={Link} to={placeOf(one)}>
          {one.fileName}
        </TextLink>
        <Badge tone={tone}>{label}</Badge>
      </Row>
      <Text as="p" size={13} tone="soft">
        {formatCount(one.rows, 'linha', 'linhas')} · {one.user.name} ·{' '}
        <DateText value={one.registryTimestamp} />
      </Text>
    </Card>
  );
}
