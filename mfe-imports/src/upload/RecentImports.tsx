import { formatCountWithNoun } from '@girassol/shared-domain';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import type { ImportType } from '@girassol/shared-domain/imports';
import { Badge, ButtonLink, Card, DateText, Heading, Row, Stack, Text, TextLink } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { IMPORT_HISTORY_PATH, mappingPath, resultPath } from '../addresses/imports';
import { useRecentImports } from '../data/use-recent-imports';
import { getImportStateLabel } from '../labels/import-state-labels';

const MAX_IMPORTS = 3;

/** Section with the latest imports of a type and a link to the list of all imports. */
export function RecentImports({ type }: { type: ImportType }) {
  const recent = useRecentImports(type, MAX_IMPORTS);
  return (
    <Stack as="section" gap={8} aria-label="Importações recentes">
      <Row justify="between" wraps>
        <Heading level={2}>Importações recentes</Heading>
        <ButtonLink as={Link} to={IMPORT_HISTORY_PATH} variant="ghost">
          Ver todas as importações
        </ButtonLink>
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

/** Returns the path of an import: the mapping page before it is written, otherwise the result page. */
const getImportPath = ({ _id, state, importType }: ImportRecord): string =>
  state === 'DRAFT' || state === 'CHECKED' ? mappingPath(importType, _id) : resultPath(_id);

function RecentImport({ one }: { one: ImportRecord }) {
  const { label, tone } = getImportStateLabel(one.state);
  return (
    <Card padding={12}>
      <Row justify="between" wraps>
        <TextLink as={Link} to={getImportPath(one)}>
          {one.fileName}
        </TextLink>
        <Badge tone={tone}>{label}</Badge>
      </Row>
      <Text as="p" size={13} tone="soft">
        {formatCountWithNoun(one.rows, 'linha', 'linhas')} · {one.user.name} ·{' '}
        <DateText value={one.registryTimestamp} />
      </Text>
    </Card>
  );
}
