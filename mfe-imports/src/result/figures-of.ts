import type { ImportRecord } from '@girassol/shared-domain/contract';
import type { Figure } from '../figures/Figures';
import { isBeforeWriting, writtenRows } from './written';

function writtenFigures(record: ImportRecord): Figure[] {
  const { state, counts } = record;
  const { created, updated, ready, undone, kept } = counts;
  if (isBeforeWriting(record))
    return [
      { label: 'novos', count: created, tone: 'good' },
      { label: 'a atualizar', count: updated, tone: 'leaf' },
    ];
  const back: Figure[] = [
    { label: 'desfeitos', count: undone, tone: 'info' },
    { label: 'mantidos', count: kept, tone: 'warn' },
  ];
  if (state === 'UNDONE') return back;
  // What is ready is among the created and updated: it cannot be told from them by kind, only as a whole.
  const written: Figure[] =
    ready > 0
      ? [
          { label: 'gravados', count: writtenRows(record), tone: 'good' },
          { label: 'prontos, ainda não gravados', count: ready, tone: 'leaf' },
        ]
      : [
          { label: 'criados', count: created, tone: 'good' },
          { label: 'atualizados', count: updated, tone: 'leaf' },
        ];
  return undone + kept > 0 ? [...written, ...back] : written;
}

/** Counts of an import in the words of its state. */
export function figuresOf(record: ImportRecord): Figure[] {
  const { same, skipped, asking, faulty } = record.counts;
  const others: Figure[] = [
    { label: 'sem mudança', count: same, tone: 'neutral' },
    { label: 'pulados', count: skipped, tone: 'neutral' },
    { label: asking === 1 ? 'pergunta' : 'perguntas', count: asking, tone: 'warn' },
  ];
  return [
    ...writtenFigures(record),
    ...others.filter(({ count }) => count > 0),
    { label: 'com problema', count: faulty, tone: 'bad' },
  ];
}
