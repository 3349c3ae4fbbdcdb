import type { ImportState } from '@girassol/shared-domain/imports';
import type { BadgeProps } from '@girassol/shared-ui';

interface StateWord {
  label: string;
  tone: NonNullable<BadgeProps['tone']>;
}

const words: Record<ImportState, StateWord> = {
  DRAFT: { label: 'Aguarda mapeamento', tone: 'neutral' },
  CHECKING: { label: 'Conferindo', tone: 'info' },
  CHECKED: { label: 'Conferida', tone: 'leaf' },
  QUEUED: { label: 'Na fila', tone: 'info' },
  WRITING: { label: 'Importando', tone: 'info' },
  PAUSED: { label: 'Pausada', tone: 'warn' },
  DONE: { label: 'Concluída', tone: 'good' },
  CANCELLED: { label: 'Cancelada', tone: 'neutral' },
  FAILED: { label: 'Interrompida', tone: 'bad' },
  UNDOING: { label: 'Desfazendo', tone: 'info' },
  UNDONE: { label: 'Desfeita', tone: 'neutral' },
};

/** How far an import is, in a word, with its colour. */
export const stateWord = (state: ImportState): StateWord => words[state];
