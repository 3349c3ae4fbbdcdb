import type { ImportRecord } from '@girassol/shared-domain/contract';
import { importTypeNouns } from '@girassol/shared-domain/imports';
import { DateText, Text } from '@girassol/shared-ui';
import { type ListColumn, NameLink } from '@girassol/shared-ui/lists';
import { Link } from 'react-router-dom';
import { resultPath } from '../addresses/imports';
import { formatImportCounts } from './history-labels';
import { StateCell } from './StateCell';
import { UndoDeadlineText } from './UndoDeadlineText';

/** Returns the title of an import's type in the list of imports, for example `Clientes`. */
export const getTypeTitle = ({ importType }: ImportRecord): string => {
  const { many } = importTypeNouns[importType];
  return many.charAt(0).toUpperCase() + many.slice(1);
};

/** Columns of the list of imports. */
export const historyColumns: ListColumn<ImportRecord>[] = [
  {
    title: 'Arquivo',
    kind: 'name',
    cell: (record) => (
      <NameLink as={Link} to={resultPath(record._id)} data-name="">
        {record.fileName}
      </NameLink>
    ),
  },
  { title: 'O que', cell: getTypeTitle },
  {
    title: 'Quem e quando',
    cell: ({ user, registryTimestamp }) => (
      <>
        {user.name}
        <Text as="p" size={13} tone="soft">
          <DateText value={registryTimestamp} show="dateTime" />
        </Text>
      </>
    ),
  },
  { title: 'Situação', cell: (record) => <StateCell record={record} /> },
  { title: 'Linhas', kind: 'figure', cell: formatImportCounts },
  { title: 'Desfazer', cell: (record) => <UndoDeadlineText record={record} /> },
];
