import { type Caller, visibleOwners } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { notAllowed, notFound } from '../../platform/refusals/refusal';
import { ownedCustomers } from './owned-customers';

/**
 * Gives customers to another owner (customers-008). Several owners share them out in turn, in the order of the
 * selection. Owners are oneself, the people of a led team, and with salesManager everybody.
 */
export async function changeOwners(
  tx: Tx,
  caller: Caller,
  { customersIds, owners }: { customersIds: string[]; owners: string[] },
): Promise<{ changed: number }> {
  const names = await requireOwners(tx, caller, owners);
  const customers = new Map((await ownedCustomers(tx, caller, customersIds)).map((row) => [row.id, row]));
  const actor = await actorOf(tx, caller);
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
    await writeHistory(tx, caller, actor, {
      customerId: id,
      saleId: null,
      title: 'Responsável alterado',
      content: `${customer.name} passou para ${names.get(ownerId)}.`,
    });
  }
  if (changed > 0) await publish(tx, caller, { kind: 'customers-changed', customer: null });
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

  const allowed = await visibleOwners(tx, caller, 'salesManager');
  if (allowed !== null && owners.some((owner) => !allowed.includes(owner))) {
    throw notAllowed('Você só pode escolher a si mesmo ou a sua equipe como responsável.');
  }
  return names;
}
