import type { ImportRecord } from '@girassol/shared-domain/contract';
import type { Figure } from '../figures/Figures';
import { isBeforeWriting, writtenRows } from './written';

function writtenFigures(record: ImportRecord): Figure[] {
  const { state, counts } = record;
  const { created, updated, ready, undone, kept } = counts;
  if (isBeforeWriting(record))
    return [
      { label: 'novos', one: 'novo', count: created, tone: 'good' },
      { label: 'a atualizar', count: updated, tone: 'leaf' },
    ];
  const back: Figure[] = [
    { label: 'desfeitos', one: 'desfeito', count: undone, tone: 'info' },
    { label: 'mantidos', one: 'mantido', count: kept, tone: 'warn' },
  ];
  if (state === 'UNDONE') return back;
  // What is ready is among the created and updated: it cannot be told from them by kind, only as a whole.
  const written: Figure[] =
    ready > 0
      ? [
          { label: 'gravados', one: 'gravado', count: writtenRows(record), tone: 'good' },
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

/** Counts of an import in the words of its state. */
export function figuresOf(record: ImportRecord): Figure[] {
  const { same, skipped, asking, faulty } = record.counts;
  const others: Figure[] = [
    { label: 'sem mudança', count: same, tone: 'neutral' },
    { label: 'pulados', one: 'pulado', count: skipped, tone: 'neutral' },
    { label: 'perguntas', one: 'pergunta', count: asking, tone: 'warn' },
  ];
  return [
    ...writtenFigures(record),
    ...others.filter(({ count }) => count > 0),
    { label: 'com problema', count: faulty, tone: 'bad' },
  ];
}
