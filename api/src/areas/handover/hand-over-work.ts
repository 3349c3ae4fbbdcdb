import type { HandedOverKind, WorkHandover } from '@girassol/account-api';
import type { Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { boardKinds } from '@girassol/shared-domain';
import { type RawBuilder, sql } from 'kysely';

/** Removal, the two people between whom items change, and the person who acts. */
interface ItemsPassing extends Pick<WorkHandover, 'accountId' | 'removalId' | 'actor'> {
  /** Undefined: there are no items. */
  from: string | undefined;
  to: string | undefined;
}

/**
 * Gives items, customers, coming schedules and proposals of a removed collaborator to the heirs, each kind in one statement,
 * and writes down which records changed. Shared items lose the collaborator as co-owner.
 */
export async function handOverWork(
  tx: Tx,
  { accountId, removalId, userId, heirs, actor }: WorkHandover,
): Promise<void> {
  const pass = (kind: HandedOverKind, change: RawBuilder<unknown>) =>
    sql`with changed as (${change} returning id)
      insert into handed_over_records (account_id, removal_id, kind, record_id)
      select ${accountId}, ${removalId}, ${kind}, id from changed`.execute(tx);
  await pass(
    'coOwnedItems',
    sql`update sales set co_owner_ids = array_remove(co_owner_ids, ${userId}::uuid)
      where account_id = ${accountId} and co_owner_ids @> array[${userId}::uuid]`,
  );
  if (heirs.items) {
    await sql`
      insert into handed_over_records (account_id, removal_id, kind, record_id)
      select ${accountId}, ${removalId}, 'heirsSharedItems', id from sales
      where account_id = ${accountId} and owner_id = ${userId} and co_owner_ids @> array[${heirs.items}::uuid]`.execute(
      tx,
    );
    await pass(
      'items',
      sql`update sales set owner_id = ${heirs.items}, co_owner_ids = array_remove(co_owner_ids, ${heirs.items}::uuid)
        where account_id = ${accountId} and owner_id = ${userId}`,
    );
  }
  if (heirs.customers)
    await pass(
      'customers',
      sql`update customers set owner_id = ${heirs.customers}
        where account_id = ${accountId} and owner_id = ${userId}`,
    );
  if (heirs.schedules)
    await pass(
      'schedules',
      sql`update notes set user_id = ${heirs.schedules}, version = version + 1
        where account_id = ${accountId} and user_id = ${userId} and notification_at > now()`,
    );
  if (heirs.proposals)
    await pass(
      'proposals',
      sql`update proposals set user_id = ${heirs.proposals}
        where account_id = ${accountId} and user_id = ${userId}`,
    );
  await addHistory(
    tx,
    { accountId, removalId, from: userId, to: heirs.items, actor },
    'Colaborador removido',
  );
  await publishWorkChanged(tx, accountId);
}

/**
 * Gives handed-over work back to a collaborator, as far as the heirs still have it: what somebody passed on since stays
 * there.
 */
export async function takeWorkBack(
  tx: Tx,
  { accountId, removalId, userId, heirs, actor }: WorkHandover,
): Promise<void> {
  const handed = (kind: HandedOverKind) =>
    sql`select record_id from handed_over_records
      where account_id = ${accountId} and removal_id = ${removalId} and kind = ${kind}`;
  // Before the items change back: their history names both people.
  await addHistory(tx, { accountId, removalId, from: heirs.items, to: userId, actor }, 'Remoção desfeita');
  if (heirs.items) {
    await sql`update sales set owner_id = ${userId}
      where account_id = ${accountId} and owner_id = ${heirs.items} and id in (${handed('items')})`.execute(
      tx,
    );
    await sql`update sales set co_owner_ids = array_append(co_owner_ids, ${heirs.items}::uuid)
      where account_id = ${accountId} and owner_id = ${userId} and not co_owner_ids @> array[${heirs.items}::uuid]
        and id in (${handed('heirsSharedItems')})`.execute(tx);
  }
  await sql`update sales set co_owner_ids = array_append(co_owner_ids, ${userId}::uuid)
    where account_id = ${accountId} and owner_id <> ${userId} and not co_owner_ids @> array[${userId}::uuid]
      and id in (${handed('coOwnedItems')})`.execute(tx);
  if (heirs.customers)
    await sql`update customers set owner_id = ${userId}
      where account_id = ${accountId} and owner_id = ${heirs.customers} and id in (${handed('customers')})`.execute(
      tx,
    );
  if (heirs.schedules)
    await sql`update notes set user_id = ${userId}, version = version + 1
      where account_id = ${accountId} and user_id = ${heirs.schedules} and id in (${handed('schedules')})`.execute(
      tx,
    );
  if (heirs.proposals)
    await sql`update proposals set user_id = ${userId}
      where account_id = ${accountId} and user_id = ${heirs.proposals} and id in (${handed('proposals')})`.execute(
      tx,
    );
  await publishWorkChanged(tx, accountId);
}

/** Adds a line to the history of each item that changes its owner, in one statement. */
async function addHistory(
  tx: Tx,
  { accountId, removalId, from, to, actor }: ItemsPassing,
  title: string,
): Promise<void> {
  if (from === undefined || to === undefined) return;
  await sql`
    insert into histories (account_id, id, customer_id, sale_id, title, content, user_id, user_name, user_email)
    select s.account_id, gen_random_uuid(), s.customer_id, s.id, ${title},
      'O responsável passou de ' || former.name || ' para ' || next.name || '.', ${actor.userId}::uuid, ${actor.name}, ${actor.email}
    from handed_over_records h
    join sales s on s.account_id = h.account_id and s.id = h.record_id
    join users former on former.account_id = h.account_id and former.id = ${from}
    join users next on next.account_id = h.account_id and next.id = ${to}
    where h.account_id = ${accountId} and h.removal_id = ${removalId} and h.kind = 'items'
      and s.owner_id in (${from}, ${to})`.execute(tx);
}

/** Publishes to open boards and lists that work has other owners: they load it again. */
async function publishWorkChanged(tx: Tx, accountId: string): Promise<void> {
  const sender = { accountId, clientId: null };
  for (const board of boardKinds) await publishEvent(tx, sender, { kind: 'columns-changed', board });
}
