import type { ImportRow } from '@girassol/shared-domain/contract';
import type { ImportRowState } from '@girassol/shared-domain/imports';
import type { BadgeProps } from '@girassol/shared-ui';

interface StateLabel {
  label: string;
  tone: NonNullable<BadgeProps['tone']>;
}

const rowStateLabels: Record<ImportRowState, StateLabel> = {
  READY: { label: 'Pronta', tone: 'leaf' },
  FAULTY: { label: 'Com problema', tone: 'bad' },
  ASK: { label: 'Pergunta', tone: 'warn' },
  SKIPPED: { label: 'Pulada', tone: 'neutral' },
  SAME: { label: 'Sem mudança', tone: 'neutral' },
  DONE: { label: 'Gravada', tone: 'good' },
  UNDONE: { label: 'Desfeita', tone: 'info' },
  KEPT: { label: 'Mantida', tone: 'warn' },
};

/** Returns label and tone of a row's state. */
export function getRowStateLabel({ state, action }: Pick<ImportRow, 'state' | 'action'>): StateLabel {
  if (state !== 'DONE') return rowStateLabels[state];
  return { ...rowStateLabels.DONE, label: action === 'UPDATE' ? 'Atualizada' : 'Criada' };
}
