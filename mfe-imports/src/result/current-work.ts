import type { ImportRecord } from '@girassol/shared-domain/contract';
import type { ImportState } from '@girassol/shared-domain/imports';
import { countWrittenRows } from './import-state';

interface Work {
  label: string;
  /** Rows. */
  done: number;
  total: number;
  hint: string;
}

const GOES_ON = 'Você pode fechar esta página: o trabalho continua no servidor, e um e-mail avisa do fim.';

const workByState: Partial<Record<ImportState, Pick<Work, 'label' | 'hint'>>> = {
  CHECKING: { label: 'Linhas conferidas', hint: 'Nada é gravado enquanto a planilha é conferida.' },
  QUEUED: { label: 'Linhas importadas', hint: 'Aguardando a vez: uma importação de cada vez em cada conta.' },
  WRITING: { label: 'Linhas importadas', hint: GOES_ON },
  PAUSED: { label: 'Linhas importadas', hint: 'Pausada. Continue quando quiser, de onde parou.' },
  UNDOING: {
    label: 'Linhas desfeitas',
    hint: 'Você pode fechar esta página: o trabalho continua no servidor.',
  },
};

const MENDED_AFTER =
  'Você pode fechar esta página: o trabalho continua no servidor. As linhas podem ser corrigidas quando terminar.';

/** Returns the operation that changes many rows: filling a column, or answering questions. Null if none is running. */
function getRowsWork({ filling, deciding }: ImportRecord): Work | null {
  const work = filling ?? deciding;
  if (!work) return null;
  const label = filling ? getFillLabel(filling) : 'Perguntas respondidas';
  return { label, hint: MENDED_AFTER, done: work.done, total: Math.max(1, work.total) };
}

const getFillLabel = ({ column, isUndo }: NonNullable<ImportRecord['filling']>) =>
  isUndo ? `Linhas de “${column}” desfeitas` : `Linhas de “${column}” preenchidas`;

function computeTotal(record: ImportRecord): number {
  if (record.state === 'CHECKING') return record.rows;
  if (record.state === 'UNDOING') return countWrittenRows(record);
  // Rows that a pause left are counted anew as ready; those that were written are no longer.
  if (record.state === 'PAUSED') return record.done + record.counts.ready;
  return record.counts.ready;
}

/** Returns the current or paused operation on an import with its progress; null if none is running. */
export function getCurrentOperation(record: ImportRecord): Work | null {
  const ofRows = getRowsWork(record);
  if (ofRows) return ofRows;
  const work = workByState[record.state];
  if (!work) return null;
  const total = Math.max(record.done, computeTotal(record));
  return { ...work, done: record.done, total };
}
