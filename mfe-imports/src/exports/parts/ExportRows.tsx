import { formatNumber } from '@girassol/shared-domain';
import type { ExportRecord } from '@girassol/shared-domain/contract';
import { isExportAtWork } from '@girassol/shared-domain/exports';
import { Badge, DateText, Text } from '@girassol/shared-ui';
import { type ListColumn, ListRows } from '@girassol/shared-ui/lists';
import { exportWord, formatWords, hasFile, untilText } from '../../words/export-words';
import { ExportFacts } from './ExportCard';
import { ExportProgress } from './ExportProgress';
import { FileButtons } from './FileButtons';

/** Exports as a table where there is room for one, as cards elsewhere. */
export function ExportRows({ exports, now }: { exports: readonly ExportRecord[]; now: number }) {
  return (
    <ListRows
      label="Exportações"
      items={exports}
      columns={columnsAt(now)}
      nameOf={({ title }) => title}
      card={(one) => <ExportFacts one={one} now={now} />}
      selection={null}
      menuOf={() => []}
      isWaiting={false}
    />
  );
}

const columnsAt = (now: number): ListColumn<ExportRecord>[] => [
  {
    title: 'O que',
    kind: 'name',
    cell: ({ title, problem, fileName }) => (
      <>
        <Text as="div" weight={500} isTruncated>
          {title}
        </Text>
        <Text as="div" size={12} tone={problem ? 'bad' : 'soft'}>
          {problem ?? fileName}
        </Text>
      </>
    ),
  },
  { title: 'Quem', cell: ({ user }) => user.name },
  {
    title: 'Quando',
    cell: ({ registryTimestamp }) => <DateText value={registryTimestamp} show="dateTime" />,
  },
  { title: 'Linhas', kind: 'amount', cell: ({ rows }) => (rows === null ? '–' : formatNumber(rows, 0)) },
  { title: 'Formato', cell: ({ format }) => formatWords[format] },
  { title: 'Estado', cell: (one) => <State one={one} now={now} /> },
  {
    title: 'Vale',
    cell: (one) =>
      hasFile(one, now) && one.expiresTimestamp !== null ? untilText(one.expiresTimestamp) : '–',
  },
  { title: 'Arquivo', cell: (one) => <FileButtons one={one} now={now} /> },
];

function State({ one, now }: { one: ExportRecord; now: number }) {
  if (isExportAtWork(one.state)) return <ExportProgress one={one} />;
  const { label, tone } = exportWord(one, now);
  return <Badge tone={tone}>{label}</Badge>;
}
