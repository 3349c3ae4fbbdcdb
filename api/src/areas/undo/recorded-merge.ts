import type { RecordedChange } from './recorded-change';

/** Customers of an undoable merge: the deleted one, as recorded, and the id of the one that remained. */
export interface RecordedMerge {
  deleted: RecordedChange;
  deletedId: string;
  remaining: RecordedChange;
  remainingId: string;
}

/** Returns the customers of a merge if these are the changes of one; a merge is the only action that deletes a customer. */
export function findRecordedMerge(changes: readonly RecordedChange[]): RecordedMerge | null {
  const customers = changes.filter(({ table_name }) => table_name === 'customers');
  const deleted = customers.find(({ after }) => after === null);
  const remaining = customers.find(({ after }) => after !== null);
  const [deletedId, remainingId] = [deleted?.row_key.id, remaining?.row_key.id];
  return deleted && remaining && deletedId && remainingId
    ? { deleted, deletedId, remaining, remainingId }
    : null;
}
