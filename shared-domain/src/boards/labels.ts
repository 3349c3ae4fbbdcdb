import type { KanbanColumn } from '../contract/kanbans';

/** A column of the sales board as a stage to choose: `Etapa 1 - Novo contato`. */
export function stageLabel(column: Pick<KanbanColumn, 'order' | 'title'>): string {
  return `Etapa ${column.order + 1} - ${column.title}`;
}

/** How a deal stands, in a word. */
export function dealStatusLabel(status: string): 'ABERTO' | 'GANHO' | 'PERDIDO' {
  if (status === 'IN_PROGRESS') return 'ABERTO';
  return status === 'CLOSED' ? 'GANHO' : 'PERDIDO';
}
