import { type Caller, resolveUserScope } from '@girassol/api-platform/access';
import { generateId, type Tx } from '@girassol/api-platform/database';
import { allocateNumber } from '@girassol/api-platform/database/allocate-number';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import { boardDescriptions, formatItemNumber } from '@girassol/shared-domain';
import type { BoardCard, ParsedRequestBody, ParsedRequestParams } from '@girassol/shared-domain/contract';
import { loadVisibleCustomer } from '../customers/load-visible-customer';
import { requireBoardAccess } from '../kanbans/board-access';
import { loadCard } from '../kanbans/card-json';
import { findTopRankGap, generateRank, lockColumnRanks } from '../kanbans/column-ranks';
import { requireColumn } from '../kanbans/columns/lock-editable-board';
import { getItemAudience } from '../kanbans/get-item-audience';
import { loadKanban } from '../kanbans/load-kanban';
import { requireAllowedNewOwner, resolveCoOwners } from './recipients';
import { linkProposal, toSaleColumns } from './to-sale-columns';

const REGISTER = 'POST /sales/new/:userId/:customerId';

/** Registers an item on a board, at the top of its column and with the next number of the board. */
export async function registerBoardItem(
  tx: Tx,
  caller: Caller,
  { userId, customerId }: ParsedRequestParams<typeof REGISTER>,
  body: ParsedRequestBody<typeof REGISTER>,
): Promise<BoardCard> {
  const { type, vendor = caller.userId, columnOrder, ...fields } = body;
  const accountId = caller.accountId;
  requireBoardAccess(caller, type);
  await resolveUserScope(tx, caller, userId, boardDescriptions[type].managerPermission);
  await requireAllowedNewOwner(tx, caller, type, vendor);
  const coOwners =
    fields.coOwners && (await resolveCoOwners(tx, caller, { type, owner_id: vendor }, fields.coOwners));
  const customer = await loadVisibleCustomer(tx, caller, customerId);
  const kanban = await loadKanban(tx, accountId, { type });
  const column = kanban.columns[columnOrder];
  if (!column) throw notFound('Esta coluna não existe mais. O quadro foi atualizado.');

  const id = generateId();
  // The column before the number, as everywhere an item is created: nobody waits for the other.
  await lockColumnRanks(tx, { accountId, columnId: column._id });
  const number = await allocateNumber(tx, accountId, type);
  // It may have been deleted before its lock was ours.
  requireColumn(await loadKanban(tx, accountId, { type }), column._id);
  const rank = generateRank(await findTopRankGap(tx, { accountId, columnId: column._id }));
  const actor = await loadActor(tx, caller);
  await tx
    .insertInto('sales')
    .values({
      ...toSaleColumns({ ...fields, coOwners }),
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
    await linkProposal(tx, { account_id: accountId, id, customer_id: customer.id }, fields.proposal);

  const { itemName, gender } = boardDescriptions[type];
  await addHistoryLine(tx, caller, actor, {
    customerId: customer.id,
    saleId: id,
    title: `${itemName} ${gender === 'f' ? 'cadastrada' : 'cadastrado'}`,
    content: `${itemName} ${formatItemNumber(number)}, "${fields.name}", em "${column.title}".`,
  });
  await publishEvent(
    tx,
    caller,
    {
      kind: 'item-placed',
      board: type,
      item: id,
      column: column._id,
      rank,
      fromColumn: null,
    },
    getItemAudience({ type, owner_id: vendor, co_owner_ids: coOwners ?? [] }),
  );
  return loadCard(tx, accountId, id, 0);
}
