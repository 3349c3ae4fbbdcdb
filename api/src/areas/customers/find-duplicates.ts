import { onlyDigits, stripDocument } from '@girassol/shared-domain';
import type { Answer, DuplicateReason, ParsedBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { type Caller, visibleOwners } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { listedCustomerAnswer, namesOf } from './customer-answer';

const CALL = 'POST /customers/duplicates';
type Duplicate = Answer<typeof CALL>['duplicates'][number];

const MOST = 5;
/** What proves most comes first. */
const weight: Record<DuplicateReason, number> = { document: 8, email: 4, phone: 2, name: 1 };

/**
 * Customers that may be the one described: same document, e-mail or phone, or a very similar name; the surest first. Of a
 * customer that the caller may not see only an equal document is told, because it could not be registered again.
 */
export async function findDuplicates(
  tx: Tx,
  caller: Caller,
  { name, document, email, phones, except }: ParsedBody<typeof CALL>,
): Promise<Answer<typeof CALL>> {
  const found = await sql<{ customer_id: string; reason: DuplicateReason }>`
    select distinct customer_id, reason from find_duplicates(
      ${stripDocument(document)}, ${email}, ${phones.flatMap(asStored)}::text[], ${name})`.execute(tx);
  const reasons = new Map<string, DuplicateReason[]>();
  for (const { customer_id, reason } of found.rows) {
    if (customer_id !== except) reasons.set(customer_id, [...(reasons.get(customer_id) ?? []), reason]);
  }
  if (reasons.size === 0) return { duplicates: [] };

  const owners = await visibleOwners(tx, caller, 'salesManager');
  const rows = await tx
    .selectFrom('customers')
    .selectAll()
    .where('account_id', '=', caller.accountId)
    .where('id', 'in', [...reasons.keys()])
    .execute();
  const names = await namesOf(
    tx,
    caller.accountId,
    rows.map((row) => row.owner_id),
  );
  const duplicates = rows.flatMap((row): Duplicate[] => {
    const why = (reasons.get(row.id) ?? []).toSorted((a, b) => weight[b] - weight[a]);
    if (owners === null || owners.includes(row.owner_id)) {
      return [{ customer: listedCustomerAnswer(row, names.get(row.owner_id) ?? ''), reasons: why }];
    }
    return why.includes('document') ? [{ customer: null, reasons: ['document'] }] : [];
  });
  const sureness = (why: DuplicateReason[]) => why.reduce((sum, reason) => sum + weight[reason], 0);
  return {
    duplicates: duplicates.toSorted((a, b) => sureness(b.reasons) - sureness(a.reasons)).slice(0, MOST),
  };
}

/** A phone as it may have been stored: with the country's code and without. */
function asStored(phone: string): string[] {
  const digits = onlyDigits(phone);
  if (digits.length < 10) return [];
  const national = digits.length > 11 && digits.startsWith('55') ? digits.slice(2) : digits;
  return [national, `55${national}`];
}
