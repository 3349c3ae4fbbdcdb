import { useSession } from '@girassol/shared-auth';
import { formatCountWithNoun } from '@girassol/shared-domain';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { importTypeNouns } from '@girassol/shared-domain/imports';
import { Icon, Row, Stack, Text, TextLink } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { recordListPath } from '../addresses/records';

/**
 * Notices about an import: the reason why it waits or ended, remarks about the file, and customers that may
 * be duplicates.
 */
export function ImportNotices({ record }: { record: ImportRecord }) {
  const { problem, notes, hasRows, state } = record;
  return (
    <Stack gap={8}>
      {problem !== null && (
        <Row gap={8} role="alert" align="start">
          <Icon name="warning" size={18} />
          <Text tone="bad">{problem}</Text>
        </Row>
      )}
      <Lookalikes record={record} />
      {notes.map((note) => (
        <Text as="p" size={13} tone="soft" key={note}>
          {note}
        </Text>
      ))}
      {!hasRows && state !== 'DRAFT' && (
        <Text as="p" size={13} tone="soft">
          As linhas desta importação não são mais guardadas: passados 30 dias, só os números ficam.
        </Text>
      )}
    </Stack>
  );
}

function Lookalikes({ record: { lookalikes, importType } }: { record: ImportRecord }) {
  const userId = useSession()?.userId ?? '';
  if (lookalikes === 0) return null;
  const { one, many } = importTypeNouns[importType];
  return (
    <Text as="p" tone="warn">
      {formatCountWithNoun(lookalikes, one, many)} com o mesmo e-mail ou telefone de quem já existe, ou o
      mesmo nome na mesma cidade: possíveis duplicados.{' '}
      <TextLink as={Link} to={recordListPath('customer', userId)}>
        Ver os clientes
      </TextLink>
    </Text>
  );
}
