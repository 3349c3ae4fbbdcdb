import type { ImportState } from '@girassol/shared-domain/imports';
import type { BadgeProps } from '@girassol/shared-ui';

interface StateLabel {
  label: string;
  tone: NonNullable<BadgeProps['tone']>;
}

const importStateLabels: Record<ImportState, StateLabel> = {
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

/** Returns label and tone of an import's state. */
export const getImportStateLabel = (state: ImportState): StateLabel => importStateLabels[state];
