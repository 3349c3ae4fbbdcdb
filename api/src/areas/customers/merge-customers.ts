import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import {
  deleteAndRecordRows,
  withoutRecordingTriggers,
} from '@girassol/api-platform/undoable-actions/record-own-changes';
import { customerFieldList, formatCpfOrCnpj, formatPhone } from '@girassol/shared-domain';
import type { CustomerRecord, ParsedRequestBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { moveCustomerReferences } from './customer-links';
import { loadCustomerRecord } from './customer-records';
import { loadCustomerAudience } from './load-customer-audience';
import { lockOwnedCustomers } from './lock-owned-customers';
import { publishCustomerChanged } from './publish-customer-changed';
import { getExpendableArchiveDeletions } from './remove-expendable-archive-entries';
import { updateCustomerRow } from './write-customer';

/**
 * Merges two customers. All rows that refer to `remove` are moved to `keep`, with the fields that the request names;
 * other data of the removed customer stays readable in the history. What devices without a signal send to the removed customer
 * goes to the one that remains (`findRemainingCustomerId`). One transaction, all or nothing. Records every row that it moves or
 * deletes in the undoable action with the id `deedId`.
 */
export async function mergeCustomers(
  tx: Tx,
  caller: Caller,
  deedId: string,
  { keep, remove, fields }: ParsedRequestBody<'POST /customers/merge'>,
): Promise<CustomerRecord> {
  if (keep === remove) throw new Refusal(400, 'Escolha dois clientes diferentes para unir.');
  const rows = await lockOwnedCustomers(tx, caller, [keep, remove]);
  const gone = rows.find(({ id }) => id === remove);
  if (!gone) throw new Refusal(400, 'Escolha dois clientes diferentes para unir.');

  const seers = await loadCustomerAudience(tx, caller.accountId, [remove]);
  const action = { accountId: caller.accountId, deedId };
  await withoutRecordingTriggers(tx, action, async () => {
    for (const deletion of [...getExpendableArchiveDeletions(gone), getRepeatedFollowsDeletion(gone, keep)])
      await deleteAndRecordRows(tx, action, deletion);
    await moveCustomerReferences(tx, action, gone, keep);
    await tx
      .updateTable('customers')
      .set({ merged_ids: sql<string[]>`merged_ids || ${[...gone.merged_ids, gone.id]}::uuid[]` })
      .where('account_id', '=', caller.accountId)
      .where('id', '=', keep)
      .execute();
    // Before its document is taken, so that it is free.
    await deleteAndRecordRows(tx, action, {
      table: 'customers',
      deletion: sql`delete from customers c where c.account_id = ${caller.accountId} and c.id = ${remove}
        returning to_jsonb(c) as row`,
    });
  });
  const taken = customerFieldList.filter(({ part }) => fields.includes(part));
  const columns = Object.fromEntries(taken.map(({ column }) => [column, gone[column]]));
  const merged = await updateCustomerRow(tx, caller, keep, columns);

  await addHistoryLine(tx, caller, await loadActor(tx, caller), {
    customerId: keep,
    saleId: null,
    title: 'Clientes unidos',
    content: `${described(gone)} foi unido a ${merged.name}: negócios, propostas, arquivos e histórico vieram junto.`,
  });
  await publishEvent(tx, caller, { kind: 'customers-changed', customer: remove }, seers);
  await publishCustomerChanged(tx, caller, keep);
  return loadCustomerRecord(tx, merged);
}

/** Deletes the follows of people who follow both customers, so that each follows the one that stays once. */
const getRepeatedFollowsDeletion = ({ account_id, id }: Row<'customers'>, keep: string) => ({
  table: 'follows',
  deletion: sql`delete from follows f where f.account_id = ${account_id} and f.customer_id = ${id} and exists (
    select from follows kept where kept.account_id = f.account_id and kept.user_id = f.user_id
      and kept.customer_id = ${keep})
    returning to_jsonb(f) as row`,
});

/** A customer in a line: `Ana Souza (CPF 529.982.247-25, (47) 99999-8888, ana@exemplo.com.br)`. */
function described({ name, document, phone, whatsapp, email, is_cnpj }: Row<'customers'>): string {
  const known = [
    document && `${is_cnpj ? 'CNPJ' : 'CPF'} ${formatCpfOrCnpj(document)}`,
    phone && formatPhone(phone),
    whatsapp && whatsapp !== phone && formatPhone(whatsapp),
    email,
  ].filter(Boolean);
  return known.length > 0 ? `${name} (${known.join(', ')})` : name;
}
