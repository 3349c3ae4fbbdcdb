import type { ImportRecord } from '@girassol/shared-domain/contract';
import type { ImportState } from '@girassol/shared-domain/imports';
import { writtenRows } from './written';

interface Work {
  words: string;
  /** Rows. */
  done: number;
  total: number;
  hint: string;
}

const GOES_ON = 'Você pode fechar esta página: o trabalho continua no servidor, e um e-mail avisa do fim.';

const works: Partial<Record<ImportState, Pick<Work, 'words' | 'hint'>>> = {
  CHECKING: { words: 'Linhas conferidas', hint: 'Nada é gravado enquanto a planilha é conferida.' },
  QUEUED: { words: 'Linhas importadas', hint: 'Aguardando a vez: uma importação de cada vez em cada conta.' },
  WRITING: { words: 'Linhas importadas', hint: GOES_ON },
  PAUSED: { words: 'Linhas importadas', hint: 'Pausada. Continue quando quiser, de onde parou.' },
  UNDOING: {
    words: 'Linhas desfeitas',
    hint: 'Você pode fechar esta página: o trabalho continua no servidor.',
  },
};

const MENDED_AFTER =
  'Você pode fechar esta página: o trabalho continua no servidor. As linhas podem ser corrigidas quando terminar.';

/** What goes into many rows: a value of a column, or an answer. */
function rowsWork({ filling, deciding }: ImportRecord): Work | null {
  const work = filling ?? deciding;
  if (!work) return null;
  const words = filling ? fillingWords(filling) : 'Perguntas respondidas';
  return { words, hint: MENDED_AFTER, done: work.done, total: Math.max(1, work.total) };
}

const fillingWords = ({ column, isUndo }: NonNullable<ImportRecord['filling']>) =>
  isUndo ? `Linhas de “${column}” desfeitas` : `Linhas de “${column}” preenchidas`;

function totalOf(record: ImportRecord): number {
  if (record.state === 'CHECKING') return record.rows;
  if (record.state === 'UNDOING') return writtenRows(record);
  // Rows that a pause left are counted anew as ready; those that were written are no longer.
  if (record.state === 'PAUSED') return record.done + record.counts.ready;
  return record.counts.ready;
}

/** The step at work, or where it paused, with how far it is; null: nothing is at work. */
export function workOf(record: ImportRecord): Work | null {
  const ofRows = rowsWork(record);
  if (ofRows) return ofRows;
  const work = works[record.state];
  if (!work) return null;
  const total = Math.max(record.done, totalOf(record));
  return { ...work, done: record.done, total };
}
