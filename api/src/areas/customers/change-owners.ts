import { type Caller, listVisibleOwnerIds } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { notAllowed, notFound } from '@girassol/api-platform/refusals/refusal';
import { loadCustomerAudience } from './load-customer-audience';
import { lockOwnedCustomers } from './lock-owned-customers';

/**
 * Assigns customers to new owners (customers-008). Several new owners get the customers in turn, in the order
 * of the selection. Allowed owners are the caller and the members of teams that the caller leads, and with
 * `salesManager` every user.
 */
export async function changeCustomerOwners(
  tx: Tx,
  caller: Caller,
  { customersIds, owners }: { customersIds: string[]; owners: string[] },
): Promise<{ changed: number }> {
  const names = await requireOwners(tx, caller, owners);
  const customers = new Map((await lockOwnedCustomers(tx, caller, customersIds)).map((row) => [row.id, row]));
  const actor = await loadActor(tx, caller);
  let changed = 0;

  for (const [index, id] of [...new Set(customersIds)].entries()) {
    const ownerId = owners[index % owners.length] ?? caller.userId;
    const customer = customers.get(id);
    if (!customer || customer.owner_id === ownerId) continue;
    changed += 1;
    await tx
      .updateTable('customers')
      .set({ owner_id: ownerId })
      .where('account_id', '=', caller.accountId)
      .where('id', '=', id)
      .execute();
    await addHistoryLine(tx, caller, actor, {
      customerId: id,
      saleId: null,
      title: 'Responsável alterado',
      content: `${customer.name} passou para ${names.get(ownerId)}.`,
    });
  }
  if (changed > 0) {
    const before = [...customers.values()].map(({ owner_id }) => owner_id);
    const seers = await loadCustomerAudience(tx, caller.accountId, customersIds, ...before);
    await publishEvent(tx, caller, { kind: 'customers-changed', customer: null }, seers);
  }
  return { changed };
}

/** Their names, when the caller may give customers to all of them. */
async function requireOwners(tx: Tx, caller: Caller, owners: string[]): Promise<Map<string, string>> {
  const found = await tx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('account_id', '=', caller.accountId)
    .where('id', 'in', owners)
    .where('disabled_at', 'is', null)
    .execute();
  const names = new Map(found.map(({ id, name }) => [id, name]));
  if (owners.some((owner) => !names.has(owner))) throw notFound('Este colaborador não existe mais.');

  const allowed = await listVisibleOwnerIds(tx, caller, 'salesManager');
  if (allowed !== null && owners.some((owner) => !allowed.includes(owner))) {
    throw notAllowed('Você só pode escolher a si mesmo ou a sua equipe como responsável.');
  }
  return names;
}
