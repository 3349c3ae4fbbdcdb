import { meets, registersCustomers } from '@girassol/shared-domain';
import type { Customer, CustomerRequest } from '@girassol/shared-domain/contract';
import { type Caller, resolveScope } from '../../platform/access';
import { newId, type Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { notAllowed } from '../../platform/refusals/refusal';
import { customerValues, isCompany } from './check-customer';
import { customerAnswer } from './customer-answer';
import { documentTaken } from './document-taken';

/** Registers a customer for a user: oneself, or somebody the caller may look at. A document exists once per account. */
export async function registerCustomer(
  tx: Tx,
  caller: Caller,
  userId: string,
  request: CustomerRequest,
): Promise<Customer> {
  if (!meets(registersCustomers, caller)) throw notAllowed('Você não tem permissão para cadastrar clientes.');
  const { kind, userIds } = await resolveScope(tx, caller, userId);
  const values = { ...customerValues(request), name: request.name.trim() };
  const document = values.document ?? '';
  // Seen as the company or a team, a new customer is the caller's own.
  const ownerId = kind === 'VENDOR' ? userIds?.[0] : caller.userId;
  const added = await tx
    .insertInto('customers')
    .values({
      ...values,
      account_id: caller.accountId,
      id: newId(),
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
  if (!added) throw documentTaken(document);

  await writeHistory(tx, caller, await actorOf(tx, caller), {
    customerId: added.id,
    saleId: null,
    title: 'Cliente cadastrado',
    content: `${added.name} foi cadastrado.`,
  });
  await publish(tx, caller, { kind: 'customers-changed', customer: added.id });
  return customerAnswer(added);
}
