import type { ImportRecord } from '@girassol/shared-domain/contract';
import type { Figure } from '../figures/Figures';
import { isBeforeWriting, writtenRows } from './written';

/** A count in the words for one, or for many. */
const figure = (count: number, tone: Figure['tone'], one: string, many: string): Figure => ({
  label: count === 1 ? one : many,
  ...{ count, tone },
});

function writtenFigures(record: ImportRecord): Figure[] {
  const { state, counts } = record;
  const { created, updated, ready, undone, kept } = counts;
  if (isBeforeWriting(record))
    return [figure(created, 'good', 'novo', 'novos'), figure(updated, 'leaf', 'a atualizar', 'a atualizar')];
  const back: Figure[] = [
    figure(undone, 'info', 'desfeito', 'desfeitos'),
    figure(kept, 'warn', 'mantido', 'mantidos'),
  ];
  if (state === 'UNDONE') return back;
  // What is ready is among the created and updated: it cannot be told from them by kind, only as a whole.
  const written: Figure[] =
    ready > 0
      ? [
          figure(writtenRows(record), 'good', 'gravado', 'gravados'),
          figure(ready, 'leaf', 'pronto, ainda não gravado', 'prontos, ainda não gravados'),
        ]
      : [figure(created, 'good', 'criado', 'criados'), figure(updated, 'leaf', 'atualizado', 'atualizados')];
  return undone + kept > 0 ? [...written, ...back] : written;
}

/** Counts of an import in the words of its state. */
export function figuresOf(record: ImportRecord): Figure[] {
  const { same, skipped, asking, faulty } = record.counts;
  const others: Figure[] = [
    figure(same, 'neutral', 'sem mudança', 'sem mudança'),
    figure(skipped, 'neutral', 'pulado', 'pulados'),
    figure(asking, 'warn', 'pergunta', 'perguntas'),
  ];
  return [
    ...writtenFigures(record),
    ...others.filter(({ count }) => count > 0),
    figure(faulty, 'bad', 'com problema', 'com problema'),
  ];
}
