import { customerFieldList, formatDocument, formatPhone } from '@girassol/shared-domain';
import type { CustomerRecord, ParsedBody } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { Refusal } from '../../platform/refusals/refusal';
import { clearArchive } from './clear-archive';
import { customerRecordAnswer } from './customer-answer';
import { moveLinks } from './customer-links';
import { ownedCustomers } from './owned-customers';
import { tellOfCustomer } from './tell-of-customer';
import { writeCustomer } from './write-customer';

/**
 * Makes one customer of two. Everything that hangs on `remove` moves to `keep`, with the fields that the request names;
 * what else was known of the one that goes stays readable in the history. One transaction: all of it or nothing.
 */
export async function mergeCustomers(
  tx: Tx,
  caller: Caller,
  { keep, remove, fields }: ParsedBody<'POST /customers/merge'>,
): Promise<CustomerRecord> {
  if (keep === remove) throw new Refusal(400, 'Escolha dois clientes diferentes para unir.');
  const rows = await ownedCustomers(tx, caller, [keep, remove]);
  const gone = rows.find(({ id }) => id === remove);
  if (!gone) throw new Refusal(400, 'Escolha dois clientes diferentes para unir.');

  await clearArchive(tx, gone);
  await moveLinks(tx, gone, keep);
  // First, so that its document is free.
  await tx
    .deleteFrom('customers')
    .where('account_id', '=', caller.accountId)
    .where('id', '=', remove)
    .execute();
  const taken = customerFieldList.filter(({ part }) => fields.includes(part));
  const columns = Object.fromEntries(taken.map(({ column }) => [column, gone[column]]));
  const merged = await writeCustomer(tx, caller, keep, columns);

  await writeHistory(tx, caller, await actorOf(tx, caller), {
    customerId: keep,
    saleId: null,
    title: 'Clientes unidos',
    content: `${described(gone)} foi unido a ${merged.name}: negócios, propostas, arquivos e histórico vieram junto.`,
  });
  await publish(tx, caller, { kind: 'customers-changed', customer: remove });
  await tellOfCustomer(tx, caller, keep);
  return customerRecordAnswer(tx, merged);
}

/** A customer in a line: `Ana Souza (CPF 529.982.247-25, (47) 99999-8888, ana@exemplo.com.br)`. */
function described({ name, document, phone, whatsapp, email, is_cnpj }: Row<'customers'>): string {
  const known = [
    document && `${is_cnpj ? 'CNPJ' : 'CPF'} ${formatDocument(document)}`,
    phone && formatPhone(phone),
    whatsapp && whatsapp !== phone && formatPhone(whatsapp),
    email,
  ].filter(Boolean);
  return known.length > 0 ? `${name} (${known.join(', ')})` : name;
}
