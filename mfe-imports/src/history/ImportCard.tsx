import { formatDate } from '@girassol/shared-domain';
import type { ImportRecord } from '@girassol/shared-domain/contract';
import { DateText, Stack, Text } from '@girassol/shared-ui';
import { NameLink } from '@girassol/shared-ui/lists';
import { Link } from 'react-router-dom';
import { resultPath } from '../addresses/imports';
import { isUndoable } from '../result/import-state';
import { getTypeTitle } from './history-columns';
import { formatImportCounts } from './history-labels';
import { StateCell } from './StateCell';

/** Card of an import, for screens without room for a table. */
export function ImportCard({ record }: { record: ImportRecord }) {
  const { _id, fileName, user, registryTimestamp, undoUntil } = record;
  return (
    <Stack gap={4}>
      <NameLink as={Link} to={resultPath(_id)} data-name="">
        {fileName}
      </NameLink>
      <Text as="p" size={13} tone="soft">
        {getTypeTitle(record)} · {user.name} · <DateText value={registryTimestamp} show="dateTime" />
      </Text>
      <Text as="p" size={13}>
        {formatImportCounts(record)}
      </Text>
      {undoUntil !== null && isUndoable(record, Date.now()) && (
        <Text as="p" size={13} tone="soft">
          Desfazer até {formatDate(undoUntil)}
        </Text>
      )}
      <StateCell record={record} />
    </Stack>
  );
}
