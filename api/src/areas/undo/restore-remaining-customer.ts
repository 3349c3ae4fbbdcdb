import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { type CustomerMergePart, customerFieldList, customerMergePartLabels } from '@girassol/shared-domain';
import { sql } from 'kysely';
import type { RecordedMerge } from './recorded-merge';
import { refuseBroken } from './restore-row';

/**
 * Restores the customer that remained to its state before a merge: parts taken from the deleted customer, such as the
 * address, unless somebody changed them since, and the ids of merged customers. Must run before the deleted customer is
 * inserted again, so that its document is free. Returns the parts that were changed since and stay.
 */
export async function restoreRemainingCustomer(
  tx: Tx,
  { accountId, userId }: Caller,
  { remaining, remainingId, deleted, deletedId }: RecordedMerge,
): Promise<CustomerMergePart[]> {
  const { rows } = await sql<{ name: string }>`
    select taken.key as name from customers r, deed_changes c, jsonb_each(c.before) taken
    where r.account_id = ${accountId} and r.id = ${remainingId}
      and c.account_id = ${accountId} and c.deed_id = ${deleted.deed_id} and c.seq = ${deleted.seq}
      and to_jsonb(r) -> taken.key is distinct from taken.value`.execute(tx);
  const different = new Set(rows.map(({ name }) => name));
  const changedColumns = new Set(Object.keys(remaining.before ?? {}));
  const taken = new Set(
    customerFieldList.filter(({ column }) => changedColumns.has(column)).map(({ part }) => part),
  );
  // A part is as the merge left it while every field of it is that of the deleted customer.
  const kept = new Set(
    customerFieldList
      .filter(({ part, column }) => taken.has(part) && different.has(column))
      .map(({ part }) => part),
  );
  const columns = customerFieldList
    .filter(({ part, column }) => changedColumns.has(column) && !kept.has(part))
    .map(({ column }) => sql`${sql.ref(column)} = was.${sql.ref(column)}`);
  await sql`
    update customers r set ${sql.join([
      ...columns,
      sql`merged_ids = array(select id from unnest(r.merged_ids) id
        where id <> ${deletedId} and not id = any(gone.merged_ids))`,
      sql`version = r.version + 1`,
      sql`updated_at = now()`,
      sql`updated_by = ${userId}`,
    ])}
    from deed_changes changed, deed_changes deleted,
      jsonb_populate_record(null::customers, changed.before) was,
      jsonb_populate_record(null::customers, deleted.before) gone
    where r.account_id = ${accountId} and r.id = ${remainingId}
      and changed.account_id = ${accountId} and changed.deed_id = ${remaining.deed_id} and changed.seq = ${remaining.seq}
      and deleted.account_id = ${accountId} and deleted.deed_id = ${deleted.deed_id} and deleted.seq = ${deleted.seq}`
    .execute(tx)
    .catch((error: unknown) => refuseBroken(error, remaining));
  return [...kept];
}

/** Describes the parts of a customer that the undo of a merge left: " Não voltou, porque mudou depois: E-mail." */
export const describeKeptParts = (parts: readonly CustomerMergePart[]): string =>
  parts.length === 0
    ? ''
    : ` Não voltou, porque mudou depois: ${parts.map((part) => customerMergePartLabels[part]).join(', ')}.`;
