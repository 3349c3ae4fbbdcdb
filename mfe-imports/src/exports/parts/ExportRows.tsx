import { formatNumber } from '@girassol/shared-domain';
import type { ExportRecord } from '@girassol/shared-domain/contract';
import { isExportActive } from '@girassol/shared-domain/exports';
import { Badge, DateText, Text } from '@girassol/shared-ui';
import { type ListColumn, ListRows } from '@girassol/shared-ui/lists';
import {
  exportFormatLabels,
  formatExpirationDate,
  getExportStateLabel,
  hasDownloadableFile,
} from '../../labels/export-labels';
import { ExportFacts } from './ExportCard';
import { ExportFileButtons } from './ExportFileButtons';
import { ExportProgress } from './ExportProgress';

/** Rows of the list of exports, displayed as a table on wide screens and as cards on narrow ones. */
export function ExportRows({ exports, now }: { exports: readonly ExportRecord[]; now: number }) {
  return (
    <ListRows
      label="Exportações"
      items={exports}
      columns={columnsAt(now)}
      getName={({ title }) => title}
      card={(one) => <ExportFacts one={one} now={now} />}
      selection={null}
      getMenu={() => []}
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
  { title: 'Formato', cell: ({ format }) => exportFormatLabels[format] },
  { title: 'Estado', cell: (one) => <State one={one} now={now} /> },
  {
    title: 'Disponível',
    cell: (one) =>
      hasDownloadableFile(one, now) && one.expiresTimestamp !== null
        ? formatExpirationDate(one.expiresTimestamp)
        : '–',
  },
  { title: 'Arquivo', cell: (one) => <ExportFileButtons one={one} now={now} /> },
];

function State({ one, now }: { one: ExportRecord; now: number }) {
  if (isExportActive(one.state)) return <ExportProgress one={one} />;
  const { label, tone } = getExportStateLabel(one, now);
  return <Badge tone={tone}>{label}</Badge>;
}
