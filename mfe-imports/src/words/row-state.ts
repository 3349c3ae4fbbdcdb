import type { ImportRow } from '@girassol/shared-domain/contract';
import type { ImportRowState } from '@girassol/shared-domain/imports';
import type { BadgeProps } from '@girassol/shared-ui';

interface StateWord {
  label: string;
  tone: NonNullable<BadgeProps['tone']>;
}

const words: Record<ImportRowState, StateWord> = {
  READY: { label: 'Pronta', tone: 'leaf' },
  FAULTY: { label: 'Com problema', tone: 'bad' },
  ASK: { label: 'Pergunta', tone: 'warn' },
  SKIPPED: { label: 'Pulada', tone: 'neutral' },
  SAME: { label: 'Sem mudança', tone: 'neutral' },
  DONE: { label: 'Gravada', tone: 'good' },
  UNDONE: { label: 'Desfeita', tone: 'info' },
  KEPT: { label: 'Mantida', tone: 'warn' },
};

/** What became of a row, in a word with its colour. */
export function rowWord({ state, action }: Pick<ImportRow, 'state' | 'action'>): StateWord {
  if (state !== 'DONE') return words[state];
  return { ...words.DONE, label: action === 'UPDATE' ? 'Atualizada' : 'Criada' };
}
