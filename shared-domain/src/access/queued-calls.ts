import type { RouteKey } from '../contract';

/**
 * Calls that wait on the device where there is no signal, and are sent once when there is one. All other calls that write need a
 * connection, and say so.
 */
export const queuedCalls = [
  'DELETE /notes/note/:saleId/:noteId',
  'PATCH /notes/note/:saleId/:noteId',
  'PATCH /sales/single/:userId/:saleId',
  'POST /archives/customer/file-by-folder-name/:cid',
  'POST /archives/customer/file/:cid/:folderId',
  'POST /checklists/single/item/:checklistId/:itemId/:saleId',
  'POST /notes/new/:id',
  'PUT /kanbans/single/item/order/:kid/:itemId',
] as const satisfies readonly RouteKey[];

/** Call that may wait on the device where there is no signal. */
export type QueuedCall = (typeof queuedCalls)[number];
