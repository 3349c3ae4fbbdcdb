import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { Kanban } from '@girassol/shared-domain/contract';

const folded = (title: string) => title.toLocaleLowerCase('pt-BR');

/** Throws 409 if another column of the board has the title, because menus show columns by title only. */
export function requireUniqueColumnTitle({ columns }: Kanban, title: string, without?: string): void {
  const isTaken = columns.some((column) => column._id !== without && folded(column.title) === folded(title));
  if (!isTaken) return;
  throw new Refusal(409, 'Já existe uma coluna com este nome neste quadro.', {
    fields: [{ path: 'title', message: 'Escolha outro nome.' }],
  });
}
