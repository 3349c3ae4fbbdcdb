import type { ImportRecord } from '@girassol/shared-domain/contract';
import { importTitles } from '@girassol/shared-domain/imports';
import { DateText, Text } from '@girassol/shared-ui';
import { type ListColumn, NameLink } from '@girassol/shared-ui/lists';
import { Link } from 'react-router-dom';
import { resultPath } from '../addresses/imports';
import { countsText } from './history-words';
import { StateCell } from './StateCell';
import { UndoText } from './UndoText';

/** `Clientes` */
export const typeTitle = ({ importType }: ImportRecord): string => {
  const { many } = importTitles[importType];
  return many.charAt(0).toUpperCase() + many.slice(1);
};

/** What the list tells of each import. */
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
  { title: 'O que', cell: typeTitle },
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
  { title: 'Linhas', kind: 'figure', cell: countsText },
  { title: 'Desfazer', cell: (record) => <UndoText record={record} /> },
];
