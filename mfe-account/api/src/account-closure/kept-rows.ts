import { type RawBuilder, sql } from 'kysely';

/** States of a signature whose evidence was promised to its signers. */
const signed = sql`('COMPLETED', 'SEALED')`;

const billing = sql<boolean>`true`;

/** Tables of the billing of an account, whose rows are kept for years. What stands in the ledger is computed with all of them. */
export const billingTables = [
  'billing_actions',
  'billing_entries',
  'card_attempts',
  'charges',
  'received_payments',
  'subscriptions',
] as const;

/** Tables of records of access, whose rows are kept for months. */
export const accessTables = ['access_records'] as const;

/**
 * Conditions under which rows, named `t`, are kept apart when their account is deleted, by table. All rows of other tables
 * are deleted.
 */
export const keptRows: Readonly<Record<string, RawBuilder<boolean>>> = {
  accounts: sql`true`,
  account_closures: sql`true`,
  account_clocks: sql`true`,
  // The one that runs, those that end what is kept apart, and the one that moves the clock by which they are due.
  jobs: sql`t.kind in ('account.delete', 'account.deleteKept', 'clock.move')`,
  ...Object.fromEntries([...billingTables, ...accessTables].map((table) => [table, billing])),
  signatures: sql`t.state in ${signed}`,
  signature_persons: sql`exists (select from signatures s where s.account_id = t.account_id
    and s.id = t.signature_id and s.state in ${signed})`,
  signature_events: sql`exists (select from signatures s where s.account_id = t.account_id
    and s.id = t.signature_id and s.state in ${signed})`,
  sale_contracts: sql`exists (select from signatures s where s.account_id = t.account_id
    and s.contract_id = t.id and s.state in ${signed})`,
  stored_files: sql`exists (
    select from signatures s join sale_contracts c on c.account_id = s.account_id and c.id = s.contract_id
    where s.account_id = t.account_id and s.state in ${signed}
      and t.id in (s.document_file_id, s.sealed_file_id, c.file_id, c.pdf_file_id))`,
};

/** Tables whose rows are kept, without their personal data, as long as a row that is kept refers to them. */
export const keptIfReferenced = ['customers', 'users'] as const;
