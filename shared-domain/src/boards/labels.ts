import type { KanbanColumn } from '../contract/kanbans';

/** Formats a column of the sales board as a stage to choose: `Etapa 1 - Novo contato`. */
export function formatStageLabel(column: Pick<KanbanColumn, 'order' | 'title'>): string {
  return `Etapa ${column.order + 1} - ${column.title}`;
}

/** Returns the label of a deal's status. */
export function getDealStatusLabel(status: string): 'ABERTO' | 'GANHO' | 'PERDIDO' {
  if (status === 'IN_PROGRESS') return 'ABERTO';
  return status === 'CLOSED' ? 'GANHO' : 'PERDIDO';
}
