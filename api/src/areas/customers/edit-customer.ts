import { customerFieldList, formatTime } from '@girassol/shared-domain';
import type { CustomerRecord, ParsedBody } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { Refusal } from '../../platform/refusals/refusal';
import { type CustomerColumns, customerValues, isCompany } from './check-customer';
import { customerRecordAnswer, namesOf } from './customer-answer';
import { documentTaken } from './document-taken';
import { tellOfCustomer } from './tell-of-customer';
import { visibleCustomer } from './visible-customer';
import { writeCustomer } from './write-customer';

type Edit = ParsedBody<'PATCH /customers/single/:userId/:cid'>;

/** Edits what the request names of a customer. A `version` that is no longer the current one changes nothing. */
export async function editCustomer(
  tx: Tx,
  caller: Caller,
  customerId: string,
  { version, ...request }: Edit,
): Promise<CustomerRecord> {
  const customer = await visibleCustomer(tx, caller, customerId, { forUpdate: true });
  if (version !== undefined && version !== customer.version) throw await changedMeanwhile(tx, customer);

  const values = customerValues(request);
  const document = values.document ?? customer.document;
  const isCnpj = isCompany(document, values.is_cnpj ?? customer.is_cnpj);
  const changes = differing({ ...values, is_cnpj: isCnpj }, customer);
  if (Object.keys(changes).length === 0) return customerRecordAnswer(tx, customer);

  if (changes.document) await requireFreeDocument(tx, customer, document);
  const edited = await writeCustomer(tx, caller, customerId, changes);

  const changed = customerFieldList.filter(({ column }) => column in changes);
  const named = [...new Set(changed.map(({ told }) => told))];
  await writeHistory(tx, caller, await actorOf(tx, caller), {
    customerId,
    saleId: null,
    title: 'Cliente editado',
    content: `${edited.name}, alterado: ${named.join(', ')}.`,
  });
  await tellOfCustomer(tx, caller, customerId);
  return customerRecordAnswer(tx, edited);
}

/** The columns whose value is another one now. */
function differing(values: Partial<CustomerColumns>, customer: Row<'customers'>): Partial<CustomerColumns> {
  const before: Record<string, unknown> = customer;
  return Object.fromEntries(Object.entries(values).filter(([column, value]) => before[column] !== value));
}

/** Asked before it is written: the transaction would not outlive the index's own refusal. */
async function requireFreeDocument(
  tx: Tx,
  { account_id, id }: Row<'customers'>,
  document: string,
): Promise<void> {
  const other = await tx
    .selectFrom('customers')
    .select('id')
    .where('account_id', '=', account_id)
    .where('document', '=', document)
    .where('id', '<>', id)
    .executeTakeFirst();
  if (other) throw documentTaken(document);
}

async function changedMeanwhile(tx: Tx, customer: Row<'customers'>): Promise<Refusal> {
  const names = await namesOf(tx, customer.account_id, [customer.updated_by]);
  const who = names.get(customer.updated_by ?? '') ?? 'Outra pessoa';
  return new Refusal(
    409,
    `${who} alterou este cliente às ${formatTime(customer.updated_at.getTime())}, enquanto você editava. Nada do que você digitou foi perdido.`,
    { fields: [{ path: 'version', message: 'Há uma versão mais nova.' }] },
  );
}
