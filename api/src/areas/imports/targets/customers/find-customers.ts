import type { MatchKey } from '@girassol/shared-domain/imports';
import { sql } from 'kysely';
import type { Caller } from '../../../../platform/access';
import type { Row, Tx } from '../../../../platform/database';
import { ALIKE } from '../names-alike';
import type { RowCustomer } from './customer-columns';

/** A customer that a row describes, or resembles. */
export interface FoundCustomers {
  /** The same one. */
  same: Row<'customers'> | null;
  /** Of somebody else, and the document says it is the same one. */
  isHidden: boolean;
  /** Somebody has the same mail or phone, under another name. */
  isLookalike: boolean;
}

interface Match {
  line: number;
  customer_id: string;
  reason: MatchKey;
  alike: number;
}

interface Look {
  caller: Caller;
  /** Whose customers the caller may see; null: everybody's. */
  owners: readonly string[] | null;
  matchBy: readonly MatchKey[];
  /** Are they about to be written? */
  forUpdate: boolean;
}

/**
 * Finds the customers that rows describe: an equal document proves it; an equal mail or phone does where the names are
 * alike and no two documents speak against it. Of one that the caller may not see only the document tells.
 */
export async function findCustomers(
  tx: Tx,
  { caller, owners, matchBy, forUpdate }: Look,
  rows: readonly { line: number; customer: RowCustomer }[],
): Promise<Map<number, FoundCustomers>> {
  const text = (column: string, key: MatchKey | null = null) =>
    rows.map(({ customer }) =>
      key === null || key === 'document' || matchBy.includes(key)
        ? String(customer.columns[column] ?? '')
        : '',
    );
  const { rows: matches } = await sql<Match>`
    select * from match_customers(
      ${rows.map(({ line }) => line)}::int[], ${text('document', 'document')}::text[],
      ${text('email', 'email').map((email) => email.toLowerCase())}::text[],
      ${text('phone', 'phone')}::text[], ${text('whatsapp', 'phone')}::text[],
      ${text('name')}::text[])`.execute(tx);
  const ids = [...new Set(matches.map(({ customer_id }) => customer_id))];
  const customers = new Map<string, Row<'customers'>>();
  if (ids.length > 0) {
    const found = await tx
      .selectFrom('customers')
      .selectAll()
      .where('account_id', '=', caller.accountId)
      .where('id', 'in', ids)
      .orderBy('id')
      .$if(forUpdate, (query) => query.forUpdate())
      .execute();
    for (const customer of found) customers.set(customer.id, customer);
  }
  const byLine = new Map<number, Match[]>();
  for (const match of matches) byLine.set(match.line, [...(byLine.get(match.line) ?? []), match]);
  const isSeen = ({ owner_id }: Row<'customers'>) => owners === null || owners.includes(owner_id);

  return new Map(
    rows.map(({ line, customer }) => {
      const found = { same: null, isHidden: false, isLookalike: false };
      return [line, judge(found, byLine.get(line) ?? [], { customers, isSeen, row: customer })];
    }),
  );
}

interface Judging {
  customers: ReadonlyMap<string, Row<'customers'>>;
  isSeen: (customer: Row<'customers'>) => boolean;
  row: RowCustomer;
}

function judge(
  nothing: FoundCustomers,
  matches: readonly Match[],
  { customers, isSeen, row }: Judging,
): FoundCustomers {
  const document = String(row.columns.document ?? '');
  for (const { customer_id, reason } of matches) {
    const customer = customers.get(customer_id);
    if (reason !== 'document' || !customer) continue;
    return isSeen(customer) ? { ...nothing, same: customer } : { ...nothing, isHidden: true };
  }
  const resembling = matches
    .flatMap((match) => {
      const customer = customers.get(match.customer_id);
      return customer && isSeen(customer) ? [{ ...match, customer }] : [];
    })
    // Two documents: two people, whatever else they share.
    .filter(({ customer }) => document === '' || customer.document === '')
    .toSorted((one, other) => other.alike - one.alike);
  const [best] = resembling;
  if (best && best.alike >= ALIKE) return { ...nothing, same: best.customer };
  return { ...nothing, isLookalike: matches.length > 0 };
}
