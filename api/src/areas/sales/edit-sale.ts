import { boards, formatItemNumber } from '@girassol/shared-domain';
import type { BoardItem, ParsedBody } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { Refusal } from '../../platform/refusals/refusal';
import { requireOwnAmount } from '../after-sales/own-amount';
import { boardItem } from '../items/read-item';
import { visibleItem } from '../kanbans/board-access';
import { itemAudience } from '../kanbans/item-audience';
import { checkedCoOwners } from './recipients';
import { claimProposal, saleValues } from './sale-values';

type Edit = ParsedBody<'PATCH /sales/single/:userId/:saleId'>;

const fieldNames: Record<Exclude<keyof Edit, 'type'>, string> = {
  name: 'nome',
  amount: 'valor',
  validityDate: 'validade',
  proposal: 'proposta',
  leadTemperature: 'temperatura',
  power: 'potência',
  ucType: 'tipo de UC',
  modsQtd: 'quantidade de módulos',
  invQtd: 'quantidade de inversores',
  distance: 'distância',
  roofHight: 'altura do telhado',
  inverterType: 'tipo de inversor',
  dueDate: 'prazo',
  coOwners: 'responsáveis',
};

/** Edits an item: only what the request names. Its kind never changes. */
export async function editSale(tx: Tx, caller: Caller, saleId: string, body: Edit): Promise<BoardItem> {
  const { type, ...fields } = body;
  const item = await visibleItem(tx, caller, saleId, { forUpdate: true });
  if (type !== undefined && type !== item.type) {
    throw new Refusal(400, 'O tipo de um item não pode ser alterado.');
  }
  if (fields.amount !== undefined) await requireOwnAmount(tx, item, fields.amount);
  const coOwners =
    fields.coOwners && (await checkedCoOwners(tx, caller, item, fields.coOwners, item.co_owner_ids));
  const values = saleValues({ ...fields, coOwners });
  if (Object.keys(values).length === 0) return boardItem(tx, caller, item);

  if (fields.proposal) await claimProposal(tx, item, fields.proposal);
  const actor = await actorOf(tx, caller);
  const edited = await tx
    .updateTable('sales')
    .set({
      ...values,
      last_activity_at: sql<Date>`now()`,
      last_activity_text: `edição de ${actor.firstName}`,
    })
    .where('account_id', '=', caller.accountId)
    .where('id', '=', saleId)
    .returningAll()
    .executeTakeFirstOrThrow();

  const { itemName, gender } = boards[item.type];
  const named = Object.entries(fieldNames).filter(([field]) => field in fields);
  await writeHistory(tx, caller, actor, {
    customerId: item.customer_id,
    saleId,
    title: `${itemName} ${gender === 'f' ? 'editada' : 'editado'}`,
    content: `${itemName} ${formatItemNumber(item.number)}, alterado: ${named.map(([, name]) => name).join(', ')}.`,
  });
  await publish(
    tx,
    caller,
    { kind: 'item-changed', board: item.type, item: saleId, column: item.column_id },
    itemAudience(edited, item),
  );
  return boardItem(tx, caller, edited);
}
