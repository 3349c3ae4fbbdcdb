import type { ImportRecord } from '@girassol/shared-domain/contract';
import { isImportActive } from '@girassol/shared-domain/imports';
import type { RowCountFigure } from '../figures/RowCountFigures';
import { getImportStateLabel } from '../labels/import-state-labels';
import { countWrittenRows, isNotFullyWritten } from './import-state';

function buildWrittenFigures(record: ImportRecord): RowCountFigure[] {
  const { state, counts } = record;
  const { created, updated, ready, undone, kept } = counts;
  if (isNotFullyWritten(record))
    return [
      { label: 'novos', one: 'novo', count: created, tone: 'good' },
      { label: 'a atualizar', count: updated, tone: 'leaf' },
    ];
  const back: RowCountFigure[] = [
    { label: 'desfeitos', one: 'desfeito', count: undone, tone: 'info' },
    { label: 'mantidos', one: 'mantido', count: kept, tone: 'warn' },
  ];
  if (state === 'UNDONE') return back;
  // Ready rows are included in created and updated; they are known only as a total, not by kind.
  const written: RowCountFigure[] =
    ready > 0
      ? [
          { label: 'gravados', one: 'gravado', count: countWrittenRows(record), tone: 'good' },
          {
            label: 'prontos, ainda não gravados',
            one: 'pronto, ainda não gravado',
            count: ready,
            tone: 'leaf',
          },
        ]
      : [
          { label: 'criados', one: 'criado', count: created, tone: 'good' },
          { label: 'atualizados', one: 'atualizado', count: updated, tone: 'leaf' },
        ];
  return undone + kept > 0 ? [...written, ...back] : written;
}

/**
 * Builds the row counts of an import for display. The labels depend on the import's state, such as `novos`
 * before writing and `criados` after it.
 */
export function buildImportFigures(record: ImportRecord): RowCountFigure[] {
  const { same, skipped, asking, faulty } = record.counts;
  const others: RowCountFigure[] = [
    { label: 'sem mudança', count: same, tone: 'neutral' },
    { label: 'pulados', one: 'pulado', count: skipped, tone: 'neutral' },
    { label: 'perguntas', one: 'pergunta', count: asking, tone: 'warn' },
  ];
  return [
    ...buildWrittenFigures(record),
    ...others.filter(({ count }) => count > 0),
    { label: 'com problema', count: faulty, tone: 'bad' },
  ];
}

/** Formats the row counts of an import that are above zero: `120 criados`, `1 pulado`. */
export const formatImportFigures = (record: ImportRecord): string[] =>
  buildImportFigures(record)
    .filter(({ count }) => count > 0)
    .map(({ label, one = label, count }) => `${count.toLocaleString('pt-BR')} ${count === 1 ? one : label}`);

/**
 * Describes in one sentence how far a started import is, with its row counts once it is no longer worked on:
 * "Importação concluída: 2 criados, 1 sem mudança."
 */
export function describeImportOutcome(record: ImportRecord): string {
  const { state } = record;
  if (isImportActive(state))
    return state === 'UNDOING' ? 'Desfazendo a importação.' : 'Importação em andamento.';
  const counted = formatImportFigures(record);
  const outcome = counted.length > 0 ? counted.join(', ') : 'nenhum registro gravado';
  return `Importação ${getImportStateLabel(state).label.toLowerCase()}: ${outcome}.`;
}
