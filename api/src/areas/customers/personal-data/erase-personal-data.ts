import { recordAuditEntry } from '@girassol/account-api/audit';
import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { invalidField, notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { eraseChatsOfCustomer } from '@girassol/support-api/chats';
import { type RawBuilder, sql } from 'kysely';
import { loadVisibleCustomer } from '../load-visible-customer';
import { publishCustomerChanged } from '../publish-customer-changed';
import {
  isArchiveFileKept,
  isProposalKept,
  isWrittenAnswer,
  loadErasurePlan,
  SIGNED_STATES,
} from './erasure-plan';

/** Name of a customer whose data were erased. */
const ERASED_NAME = 'Cliente apagado';

/** Throws 403 unless the caller is the manager of the account: an erasure cannot be undone. */
export function requireErasingManager({ session }: Caller): void {
  if (session.type !== 'MANAGER') throw notAllowed('Só o titular da conta apaga os dados de um cliente.');
}

/** Loads what the erasure of a customer would delete and keep, for the manager. */
export async function previewErasure(
  tx: Tx,
  caller: Caller,
  customerId: string,
): Promise<ResponseBody<'GET /customers/erasure/:cid'>> {
  requireErasingManager(caller);
  return loadErasurePlan(tx, await loadVisibleCustomer(tx, caller, customerId));
}

/**
 * Erases a customer (LGPD, art. 18): the record loses its personal data, and notes, files, unaccepted proposals and unsigned
 * contracts are deleted. Signed contracts, contracted financings and accepted proposals stay. Refused (409) while something
 * of the customer is being signed or financed. Cannot be undone.
 */
export async function erasePersonalData(
  tx: Tx,
  caller: Caller,
  { customerId, customerName }: { customerId: string; customerName: string },
): Promise<Record<string, never>> {
  requireErasingManager(caller);
  const customer = await loadVisibleCustomer(tx, caller, customerId, { forUpdate: true });
  if (customerName !== customer.name)
    throw invalidField('customerName', `Digite o nome do cliente: ${customer.name}.`);
  const { blockers } = await loadErasurePlan(tx, customer);
  if (blockers.length > 0) throw new Refusal(409, blockers.join(' '));
  await publishCustomerChanged(tx, caller, customerId);
  await deleteDocuments(tx, customer);
  await eraseChatsOfCustomer(tx, customer);
  await deleteTraces(tx, customer);
  await anonymise(tx, customer);
  await addHistoryLine(tx, caller, await loadActor(tx, caller), {
    customerId,
    saleId: null,
    title: 'Dados apagados',
    content: 'Os dados pessoais foram apagados a pedido da pessoa.',
  });
  await recordAuditEntry(tx, caller, {
    area: 'data',
    action: 'erase-customer',
    subject: { kind: 'customer', id: customerId, name: ERASED_NAME },
  });
  return {};
}

type Customer = Row<'customers'>;

/** Deletes files, proposals and contracts that do not stay. Contents follow as soon as the job for it runs. */
async function deleteDocuments(tx: Tx, { account_id, id }: Customer): Promise<void> {
  const dropFiles = (files: RawBuilder<unknown>) =>
    sql`update stored_files set delete_after = now(), is_public = false
      where account_id = ${account_id} and id in (${files})`.execute(tx);
  const own = sql`account_id = ${account_id} and customer_id = ${id}`;
  const unsigned = sql`select c.id from sale_contracts c where c.account_id = ${account_id} and c.customer_id = ${id}
    and not exists (select from signatures s where s.account_id = c.account_id and s.contract_id = c.id
      and s.state in ${SIGNED_STATES})`;
  const dropped = sql`select p.id from proposals p where p.account_id = ${account_id} and p.customer_id = ${id}
    and not ${isProposalKept}`;
  await dropFiles(sql`select f.file_id from archive_files f where f.account_id = ${account_id}
    and f.customer_id = ${id} and not (${isArchiveFileKept})`);
  await dropFiles(sql`select unnest(array[c.file_id, c.pdf_file_id]) from sale_contracts c
    where c.account_id = ${account_id} and c.id in (${unsigned})`);
  await dropFiles(sql`select d.file_id from proposal_documents d
    where d.account_id = ${account_id} and d.proposal_id in (${dropped})`);
  await sql`delete from archive_files f where f.account_id = ${account_id} and f.customer_id = ${id}
    and not (${isArchiveFileKept})`.execute(tx);
  await sql`delete from archive_folders where ${own} and not exists (select from archive_files f
    where f.account_id = archive_folders.account_id and f.folder_id = archive_folders.id)`.execute(tx);
  await sql`delete from sale_contracts where account_id = ${account_id} and id in (${unsigned})`.execute(tx);
  await sql`update sales set proposal_id = case when proposal_id in (${dropped}) then null else proposal_id end,
      approved_proposal = case when approved_proposal in (${dropped}) then null else approved_proposal end
    where ${own}`.execute(tx);
  await sql`delete from proposals where account_id = ${account_id} and id in (${dropped})`.execute(tx);
}

/**
 * Deletes notes, written answers and reasons, leads, rows of imports, requests of credit that came to nothing, and copies for
 * undoing.
 */
async function deleteTraces(tx: Tx, { account_id, id }: Customer): Promise<void> {
  const items = sql`select s.id from sales s where s.account_id = ${account_id} and s.customer_id = ${id}`;
  const ofItems = sql`account_id = ${account_id} and sale_id in (${items})`;
  // First: afterwards nothing says which rows the copies are of.
  await sql`delete from deeds where account_id = ${account_id} and id in (select c.deed_id from deed_changes c
    where c.account_id = ${account_id} and (c.row_key->>'id' in (
        select ${id}::text union all select i.id::text from (${items}) i
        union all select id::text from notes where ${ofItems}
        union all select id::text from reject_reasons where ${ofItems})
      or coalesce(c.row_key->>'sale_id', c.before->>'sale_id', c.after->>'sale_id') in (
        select i.id::text from (${items}) i)))`.execute(tx);
  await sql`delete from notes where ${ofItems}`.execute(tx);
  await sql`delete from reject_reasons where ${ofItems}`.execute(tx);
  await sql`delete from checklist_answers where ${ofItems} and ${isWrittenAnswer}`.execute(tx);
  await sql`delete from website_leads where account_id = ${account_id} and customer_id = ${id}`.execute(tx);
  await sql`delete from import_rows where account_id = ${account_id}
    and (customer_id = ${id} or record_id = ${id} or record_id in (${items}))`.execute(tx);
  await sql`update financing_requests set request = null, form = '{}' where account_id = ${account_id}
    and financing_id in (select f.id from financings f
      where f.account_id = ${account_id} and f.customer_id = ${id} and f.state = 'LOST')`.execute(tx);
  await sql`select erase_customer_history(${id})`.execute(tx);
}

async function anonymise(tx: Tx, { account_id, id }: Customer): Promise<void> {
  await sql`update sales set name = ${ERASED_NAME}, work_address = '', last_activity_text = null
    where account_id = ${account_id} and customer_id = ${id}`.execute(tx);
  await tx
    .updateTable('customers')
    .set({
      name: ERASED_NAME,
      ...{ email: '', phone: '', whatsapp: '', document: '', postal_code: '', street: '', number: '' },
      ...{ district: '', complement: '', rg: '', nationality: '', profession: '', observations: '' },
      ...{ in_charge_name: '', in_charge_cpf: '', income_cents: null, associates: null },
      archived_at: sql<Date>`coalesce(archived_at, now())`,
      version: sql<number>`version + 1`,
      updated_at: sql<Date>`now()`,
    })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
}
