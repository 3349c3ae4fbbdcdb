import type { BoardKind } from '@girassol/shared-domain';
import type { Body } from '@girassol/shared-domain/contract';
import type { ExportFormat } from '@girassol/shared-domain/exports';

export type CustomerStatus = NonNullable<Body<'POST /customers/export/:userId'>['status']>;
export type ItemStatus = NonNullable<Body<'POST /sales/export/:userId'>['status']>[number];

/** What the form of an export page holds. */
export interface ExportForm {
  /** Registered from this day (`yyyy-mm-dd`), included. */
  from: string | null;
  /** Registered until this day, included. */
  to: string | null;
  /** User ids; empty for everybody in sight. */
  owners: readonly string[];
  /** Of customers. */
  customerStatus: CustomerStatus;
  /** Of items; empty for all. */
  itemStatus: readonly ItemStatus[];
  /** Keys of columns in their order; null until somebody chose. */
  columns: readonly string[] | null;
  format: ExportFormat;
}

export const emptyForm: ExportForm = {
  from: null,
  to: null,
  owners: [],
  customerStatus: 'ACTIVE',
  itemStatus: [],
  columns: null,
  format: 'xlsx',
};

/** Why the form cannot be sent, in words; null when it can. */
export function formProblem({ from, to, columns }: ExportForm): string | null {
  if (from !== null && to !== null && from > to) return 'O início do período deve ser anterior ao fim.';
  if (columns?.length === 0) return 'Escolha ao menos uma coluna.';
  return null;
}

/** What both kinds of form send (exports-002): what is as usual is left out. */
const sent = ({ from, to, owners, columns, format }: ExportForm) => ({
  ...(from !== null && { from }),
  ...(to !== null && { to }),
  ...(owners.length > 0 && { owners: [...owners] }),
  ...(columns !== null && { columns: [...columns] }),
  format,
});

/** What the form of customers posts. */
export const customersBody = (form: ExportForm): Body<'POST /customers/export/:userId'> => ({
  ...sent(form),
  status: form.customerStatus,
});

/** What the form of a board posts. */
export const boardBody = (form: ExportForm): Body<'POST /sales/export/:userId'> => ({
  ...sent(form),
  ...(form.itemStatus.length > 0 && { status: [...form.itemStatus] }),
});

/** The call of a board's export page. */
export const callOfBoard = (board: BoardKind) =>
  board === 'PRE_SALES'
    ? ('POST /sales/export-presales/:userId' as const)
    : ('POST /sales/export/:userId' as const);
