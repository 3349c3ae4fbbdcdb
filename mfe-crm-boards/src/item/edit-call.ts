import type { RequestBody } from '@girassol/shared-domain/contract';

/** Call that edits fields of an item. */
export const EDIT_CALL = 'PATCH /sales/single/:userId/:saleId';

export type ItemFieldRequest = RequestBody<typeof EDIT_CALL>;
