import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { addHistoryLine } from '@girassol/api-platform/histories/write-history';
import { isCnpj, toNameMatchKey } from '@girassol/shared-domain';
import { isTaxDocumentUsed } from './is-tax-document-used';
import { publishCustomerChanged } from './publish-customer-changed';
import { updateCustomerRow } from './write-customer';

/** Name and CPF or CNPJ (without mask) that a person typed to accept a proposal. */
interface TypedIdentity {
  name: string;
  document: string;
}

/**
 * Stores the CPF or CNPJ typed at the acceptance of a proposal in a customer without one, so that its contract does
 * not ask for it again. Changes nothing if the customer has a document, if another customer of the account has this one, or
 * if the CPF is not the customer's own: of a customer that is a company, or of a person with another first name.
 */
export async function fillTaxDocumentFromAcceptance(
  tx: Tx,
  sender: Pick<Caller, 'accountId' | 'clientId'>,
  customerId: string,
  typed: TypedIdentity,
): Promise<void> {
  const { accountId } = sender;
  const customer = await tx
    .selectFrom('customers')
    .select(['account_id', 'id', 'name', 'document', 'is_cnpj'])
    .where('account_id', '=', accountId)
    .where('id', '=', customerId)
    .forUpdate()
    .executeTakeFirst();
  if (customer?.document !== '') return;
  const isOfCompany = isCnpj(typed.document);
  const isOwn =
    isOfCompany || (!customer.is_cnpj && getFirstName(customer.name) === getFirstName(typed.name));
  if (!isOwn || (await isTaxDocumentUsed(tx, customer, typed.document))) return;

  await updateCustomerRow(tx, { accountId, userId: null }, customerId, {
    document: typed.document,
    is_cnpj: isOfCompany,
  });
  await addHistoryLine(
    tx,
    sender,
    { userId: null, name: typed.name, email: '' },
    {
      customerId,
      saleId: null,
      title: 'Cliente editado',
      content: `${customer.name}, alterado: documento, como informado no aceite da proposta.`,
    },
  );
  await publishCustomerChanged(tx, sender, customerId);
}

const getFirstName = (name: string): string => toNameMatchKey(name).split(' ')[0] ?? '';
