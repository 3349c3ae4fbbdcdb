import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { customerFieldList, formatTime, omitUndefined } from '@girassol/shared-domain';
import type { CustomerRecord, ParsedRequestBody } from '@girassol/shared-domain/contract';
import { createTaxDocumentUsedRefusal } from './create-tax-document-used-refusal';
import { type CustomerColumns, isCompany, toCustomerColumns } from './customer-columns';
import { loadCustomerRecord } from './customer-records';
import { isTaxDocumentUsed } from './is-tax-document-used';
import { loadVisibleCustomer } from './load-visible-customer';
import { publishCustomerChanged } from './publish-customer-changed';
import { updateCustomerRow } from './write-customer';

type Edit = ParsedRequestBody<'PATCH /customers/single/:userId/:cid'>;

/**
 * Changes those fields of a customer that the request contains. Refused (409) if `version` is no longer the
 * current one.
 */
export async function editCustomer(
  tx: Tx,
  caller: Caller,
  customerId: string,
  { version, ...request }: Edit,
): Promise<CustomerRecord> {
  const customer = await loadVisibleCustomer(tx, caller, customerId, { forUpdate: true });
  if (version !== undefined && version !== customer.version) throw await changedMeanwhile(tx, customer);

  const values = toCustomerColumns(omitUndefined(request));
  const document = values.document ?? customer.document;
  const isCnpj = isCompany(document, values.is_cnpj ?? customer.is_cnpj);
  const changes = differing({ ...values, is_cnpj: isCnpj }, customer);
  if (Object.keys(changes).length === 0) return loadCustomerRecord(tx, customer);

  if (changes.document) await requireFreeDocument(tx, customer, document);
  const edited = await updateCustomerRow(tx, caller, customerId, changes);

  const changed = customerFieldList.filter(({ column }) => column in changes);
  const named = [...new Set(changed.map(({ told }) => told))];
  await addHistoryLine(tx, caller, await loadActor(tx, caller), {
    customerId,
    saleId: null,
    title: 'Cliente editado',
    content: `${edited.name}, alterado: ${named.join(', ')}.`,
  });
  await publishCustomerChanged(tx, caller, customerId);
  return loadCustomerRecord(tx, edited);
}

/** The columns whose value is another one now. */
function differing(values: Partial<CustomerColumns>, customer: Row<'customers'>): Partial<CustomerColumns> {
  const before: Record<string, unknown> = customer;
  return Object.fromEntries(Object.entries(values).filter(([column, value]) => before[column] !== value));
}

/** Asked before it is written: the transaction would not outlive the index's own refusal. */
async function requireFreeDocument(tx: Tx, customer: Row<'customers'>, document: string): Promise<void> {
  if (await isTaxDocumentUsed(tx, customer, document)) throw createTaxDocumentUsedRefusal(document);
}

async function changedMeanwhile(tx: Tx, customer: Row<'customers'>): Promise<Refusal> {
  const { lastUpdate } = await loadCustomerRecord(tx, customer);
  const who = lastUpdate.userName || 'Outra pessoa';
  return new Refusal(
    409,
    `${who} alterou este cliente às ${formatTime(customer.updated_at.getTime())}, enquanto você editava. Nada do que você digitou foi perdido.`,
    { fields: [{ path: 'version', message: 'Há uma versão mais nova.' }] },
  );
}
