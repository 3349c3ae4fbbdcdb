import { boards, formatItemNumber } from '@girassol/shared-domain';
import type { BoardCard, ParsedBody, ParsedParams } from '@girassol/shared-domain/contract';
import { type Caller, resolveScope } from '../../platform/access';
import { newId, type Tx } from '../../platform/database';
import { nextNumber } from '../../platform/database/next-number';
import { publish } from '../../platform/events/publish';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { notFound } from '../../platform/refusals/refusal';
import { visibleCustomer } from '../customers/visible-customer';
import { requireBoard } from '../kanbans/board-access';
import { cardOf } from '../kanbans/card-json';
import { columnOf } from '../kanbans/columns/managed-board';
import { lockColumn, rankIn, topOf } from '../kanbans/place';
import { readKanban } from '../kanbans/read-kanban';
import { checkedCoOwners, requireRecipient } from './recipients';
import { claimProposal, saleValues } from './sale-values';

const REGISTER = 'POST /sales/new/:userId/:customerId';

/** Registers an item on a board: on top of its column, with the next number of the account's board. */
export async function registerSale(
  tx: Tx,
  caller: Caller,
  { userId, customerId }: ParsedParams<typeof REGISTER>,
  body: ParsedBody<typeof REGISTER>,
): Promise<BoardCard> {
  const { type, vendor = caller.userId, columnOrder, ...fields } = body;
  const accountId = caller.accountId;
  requireBoard(caller, type);
  await resolveScope(tx, caller, userId, boards[type].managerPermission);
  await requireRecipient(tx, caller, type, vendor);
  const coOwners =
    fields.coOwners && (await checkedCoOwners(tx, caller, { type, owner_id: vendor }, fields.coOwners));
  const customer = await visibleCustomer(tx, caller, customerId);
  const kanban = await readKanban(tx, accountId, { type });
  const column = kanban.columns[columnOrder];
  if (!column) throw notFound('Esta coluna não existe mais. O quadro foi atualizado.');

  const id = newId();
  // The column before the number, as everywhere an item is created: nobody waits for the other.
  await lockColumn(tx, { accountId, columnId: column._id });
  const number = await nextNumber(tx, accountId, type);
  // It may have been deleted before its lock was ours.
  columnOf(await readKanban(tx, accountId, { type }), column._id);
  const rank = rankIn(await topOf(tx, { accountId, columnId: column._id }));
  const actor = await actorOf(tx, caller);
  await tx
    .insertInto('sales')
    .values({
      ...saleValues({ ...fields, coOwners }),
      account_id: accountId,
      id,
      type,
      number,
      name: fields.name,
      column_id: column._id,
      rank,
      customer_id: customer.id,
      owner_id: vendor,
      deal_id: id,
      last_activity_text: `registro de ${actor.firstName}`,
    })
    .execute();
  if (fields.proposal)
    await claimProposal(tx, { account_id: accountId, id, customer_id: customer.id }, fields.proposal);

  const { itemName, gender } = boards[type];
  await writeHistory(tx, caller, actor, {
    customerId: customer.id,
    saleId: id,
    title: `${itemName} ${gender === 'f' ? 'cadastrada' : 'cadastrado'}`,
    content: `${itemName} ${formatItemNumber(number)}, "${fields.name}", em "${column.title}".`,
  });
  await publish(tx, caller, {
    kind: 'item-placed',
    board: type,
    item: id,
    column: column._id,
    rank,
    fromColumn: null,
  });
  return cardOf(tx, accountId, id, 0);
}
