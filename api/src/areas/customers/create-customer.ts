import { type Caller, resolveUserScope } from '@girassol/api-platform/access';
import { generateId, type Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import { customerRegistrationCondition, meetsCondition, normalizeName } from '@girassol/shared-domain';
import type { Customer, CustomerRequest } from '@girassol/shared-domain/contract';
import { createTaxDocumentUsedRefusal } from './create-tax-document-used-refusal';
import { isCompany, toCustomerColumns } from './customer-columns';
import { toCustomer } from './customer-records';
import { loadCustomerAudience } from './load-customer-audience';

/**
 * Creates a customer owned by a user: the caller, or another user whom the caller may see. Refused (409) if
 * another customer of the account has the same CPF or CNPJ.
 */
export async function createCustomer(
  tx: Tx,
  caller: Caller,
  userId: string,
  request: CustomerRequest,
): Promise<Customer> {
  if (!meetsCondition(customerRegistrationCondition, caller))
    throw notAllowed('Você não tem permissão para cadastrar clientes.');
  const { kind, userIds } = await resolveUserScope(tx, caller, userId);
  const values = { ...toCustomerColumns(request), name: normalizeName(request.name) };
  const document = values.document ?? '';
  // Seen as the company or a team, a new customer is the caller's own.
  const ownerId = kind === 'VENDOR' ? userIds?.[0] : caller.userId;
  const added = await tx
    .insertInto('customers')
    .values({
      ...values,
      account_id: caller.accountId,
      id: generateId(),
      owner_id: ownerId ?? caller.userId,
      is_cnpj: isCompany(document, values.is_cnpj ?? false),
      origin: values.origin ?? null,
      archived_at: null,
      updated_by: caller.userId,
    })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'document']).where('document', '<>', '').doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  if (!added) throw createTaxDocumentUsedRefusal(document);

  await addHistoryLine(tx, caller, await loadActor(tx, caller), {
    customerId: added.id,
    saleId: null,
    title: 'Cliente cadastrado',
    content: `${added.name} foi cadastrado.`,
  });
  await publishEvent(
    tx,
    caller,
    { kind: 'customers-changed', customer: added.id },
    await loadCustomerAudience(tx, caller.accountId, [added.id]),
  );
  return toCustomer(added);
}
