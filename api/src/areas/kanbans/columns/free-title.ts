import type { Kanban } from '@girassol/shared-domain/contract';
import { Refusal } from '../../../platform/refusals/refusal';

const folded = (title: string) => title.toLocaleLowerCase('pt-BR');

/** Refuses a title that another column of the board has: menus name columns by nothing else. */
export function requireFreeTitle({ columns }: Kanban, title: string, without?: string): void {
  const isTaken = columns.some((column) => column._id !== without && folded(column.title) === folded(title));
  if (!isTaken) return;
  throw new Refusal(409, 'Já existe uma coluna com este nome neste quadro.', {
    fields: [{ path: 'title', message: 'Escolha outro nome.' }],
  });
}
