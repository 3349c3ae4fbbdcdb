import { type Caller, listVisibleOwnerIds } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { extractDigits, stripCpfOrCnpjMask } from '@girassol/shared-domain';
import type {
  CustomerDuplicateReason,
  ParsedRequestBody,
  ResponseBody,
} from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { loadUserNames, toListedCustomer } from './customer-records';

const CALL = 'POST /customers/duplicates';
type Duplicate = ResponseBody<typeof CALL>['duplicates'][number];

const MAX_DUPLICATES = 5;
/** Weights of matches: the strongest evidence comes first. */
const matchWeights: Record<CustomerDuplicateReason, number> = { document: 8, email: 4, phone: 2, name: 1 };

/**
 * Finds up to five existing customers with the same document, e-mail or phone as a customer being entered, or
 * a very similar name; strongest evidence first. A customer that the caller may not see is reported, without
 * its data, only for an equal document, because the document cannot be registered again.
 */
export async function findDuplicateCustomers(
  tx: Tx,
  caller: Caller,
  { name, document, email, phones, except }: ParsedRequestBody<typeof CALL>,
): Promise<ResponseBody<typeof CALL>> {
  const found = await sql<{ customer_id: string; reason: CustomerDuplicateReason }>`
    select distinct customer_id, reason from find_duplicates(
      ${stripCpfOrCnpjMask(document)}, ${email}, ${phones.filter((phone) => extractDigits(phone).length >= 10)}::text[], ${name})`.execute(
    tx,
  );
  const reasons = new Map<string, CustomerDuplicateReason[]>();
  for (const { customer_id, reason } of found.rows) {
    if (customer_id !== except) reasons.set(customer_id, [...(reasons.get(customer_id) ?? []), reason]);
  }
  if (reasons.size === 0) return { duplicates: [] };

  const owners = await listVisibleOwnerIds(tx, caller, 'salesManager');
  const rows = await tx
    .selectFrom('customers')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('id', 'in', [...reasons.keys()])
    .execute();
  const names = await loadUserNames(
    tx,
    caller.accountId,
    rows.map((row) => row.owner_id),
  );
  const duplicates = rows.flatMap((row): Duplicate[] => {
    const why = (reasons.get(row.id) ?? []).toSorted((a, b) => matchWeights[b] - matchWeights[a]);
    if (owners === null || owners.includes(row.owner_id)) {
      return [{ customer: toListedCustomer(row, names.get(row.owner_id) ?? ''), reasons: why }];
    }
    return why.includes('document') ? [{ customer: null, reasons: ['document'] }] : [];
  });
  const sureness = (why: CustomerDuplicateReason[]) =>
    why.reduce((sum, reason) => sum + matchWeights[reason], 0);
  return {
    duplicates: duplicates
      .toSorted((a, b) => sureness(b.reasons) - sureness(a.reasons))
      .slice(0, MAX_DUPLICATES),
  };
}
