import { documentLabel } from '@girassol/shared-domain';
import type { Customer, CustomerRequest } from '@girassol/shared-domain/contract';
import { type Caller, resolveScope } from '../access';
import { newId, type Tx } from '../database';
import { actorOf, writeHistory } from '../histories/write-history';
import { Refusal } from '../http/refusal';
import { customerValues } from './check-customer';
import { customerAnswer } from './customer-answer';

/** Registers a customer for a user: oneself, or somebody the caller may look at. A document exists once per account. */
export async function registerCustomer(
  tx: Tx,
  caller: Caller,
  userId: string,
  request: CustomerRequest,
): Promise<Customer> {
  const { kind, userIds } = await resolveScope(tx, caller, userId);
  const values = customerValues(request);
  // Seen as the company or a team, a new customer is the caller's own.
  const ownerId = kind === 'VENDOR' ? userIds?.[0] : caller.userId;
  const added = await tx
    .insertInto('customers')
    .values({ account_id: caller.accountId, id: newId(), owner_id: ownerId ?? caller.userId, ...values })
    .onConflict((conflict) =>
      conflict.columns(['account_id', 'document']).where('document', '<>', '').doNothing(),
    )
    .returningAll()
    .executeTakeFirst();
  if (!added) {
    throw new Refusal(409, `Já existe um cliente com este ${documentLabel(values.document ?? '')}.`, {
      fields: [{ path: 'document', message: 'Documento já cadastrado.' }],
    });
  }

  await writeHistory(tx, caller, await actorOf(tx, caller), {
    customerId: added.id,
    saleId: null,
    title: 'Cliente cadastrado',
    content: `${added.name} foi cadastrado.`,
  });
  return customerAnswer(added);
}
