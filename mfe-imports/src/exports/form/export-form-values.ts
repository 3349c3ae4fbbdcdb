import type { BoardKind } from '@girassol/shared-domain';
import type { RequestBody } from '@girassol/shared-domain/contract';
import type { ExportFormat } from '@girassol/shared-domain/exports';

/** Filter of a customer export by status, as in the API request. */
export type CustomerStatusFilter = NonNullable<RequestBody<'POST /customers/export/:userId'>['status']>;
/** Status of an item by which an export of board items can be filtered, as in the API request. */
export type ItemStatus = NonNullable<RequestBody<'POST /sales/export/:userId'>['status']>[number];

/** Form values of an export page. */
export interface ExportFormValues {
  /** Registered from this day (`yyyy-mm-dd`), included. */
  from: string | null;
  /** Registered until this day, included. */
  to: string | null;
  /** User ids; empty for everybody in sight. */
  owners: readonly string[];
  /** Status of the exported customers. */
  customerStatus: CustomerStatusFilter;
  /** Statuses of the exported items; empty for all. */
  itemStatus: readonly ItemStatus[];
  /** Keys of columns in their order; null until somebody chose. */
  columns: readonly string[] | null;
  format: ExportFormat;
}

export const emptyExportFormValues: ExportFormValues = {
  from: null,
  to: null,
  owners: [],
  customerStatus: 'ACTIVE',
  itemStatus: [],
  columns: null,
  format: 'xlsx',
};

/** Returns the reason why an export form cannot be sent; null if it can. */
export function getExportFormProblem({ from, to, columns }: ExportFormValues): string | null {
  if (from !== null && to !== null && from > to) return 'O início do período deve ser anterior ao fim.';
  if (columns?.length === 0) return 'Escolha ao menos uma coluna.';
  return null;
}

/** Builds the part of the request common to both forms (exports-002). Default values are left out. */
const buildCommonBody = ({ from, to, owners, columns, format }: ExportFormValues) => ({
  ...(from !== null && { from }),
  ...(to !== null && { to }),
  ...(owners.length > 0 && { owners: [...owners] }),
  ...(columns !== null && { columns: [...columns] }),
  format,
});

/** Builds the request body that exports customers from the values of the export form. */
export const buildCustomerExportBody = (
  form: ExportFormValues,
): RequestBody<'POST /customers/export/:userId'> => ({
  ...buildCommonBody(form),
  status: form.customerStatus,
});

/** Builds the request body that exports the items of a board from the values of the export form. */
export const buildBoardExportBody = (form: ExportFormValues): RequestBody<'POST /sales/export/:userId'> => ({
  ...buildCommonBody(form),
  ...(form.itemStatus.length > 0 && { status: [...form.itemStatus] }),
});

/** Returns the API call that exports the items of a board. Leads (`PRE_SALES`) have a call of their own. */
export const getBoardExportCall = (board: BoardKind) =>
  board === 'PRE_SALES'
    ? ('POST /sales/export-presales/:userId' as const)
    : ('POST /sales/export/:userId' as const);
