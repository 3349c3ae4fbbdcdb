import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { invalidField } from '@girassol/api-platform/refusals/refusal';
import { boardDescriptions, itemEndings } from '@girassol/shared-domain';
import type { ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { loadItem } from '../items/load-item';
import { loadVisibleItem } from '../kanbans/board-access';
import type { CreatedItem } from './create-following-item';
import { finishItem } from './finish-item';
import { loseItem } from './lose-item';
import { qualifyLead } from './qualify-lead';
import { returnItemToBoard } from './return-item-to-board';
import { winSale } from './win-sale';

const STATUS = 'PUT /sales/single/status/:itemId';

/**
 * Closes an item with an outcome that its board offers (won, lost, qualified, finished), or returns a closed
 * item to its board. Returns the item and the items that were created on other boards.
 */
export async function changeItemStatus(
  tx: Tx,
  caller: Caller,
  itemId: string,
  body: ParsedRequestBody<typeof STATUS>,
): Promise<ResponseBody<typeof STATUS>> {
  if (body.itemId && body.itemId !== itemId) {
    throw invalidField('itemId', 'O pedido e o endereço falam de itens diferentes.');
  }
  const created = await change(tx, caller, itemId, body);
  return { sale: await loadItem(tx, caller, itemId), created };
}

async function change(
  tx: Tx,
  caller: Caller,
  itemId: string,
  body: ParsedRequestBody<typeof STATUS>,
): Promise<CreatedItem[]> {
  const { type } = await loadVisibleItem(tx, caller, itemId);
  if (body.status === 'IN_PROGRESS') {
    await returnItemToBoard(tx, caller, itemId, body);
    return [];
  }
  const ending = itemEndings[type][body.status];
  if (!ending)
    throw invalidField(
      'status',
      `Em ${boardDescriptions[type].areaName} os itens são finalizados, não perdidos.`,
    );

  switch (ending.action) {
    case 'win':
      return winSale(tx, caller, itemId, ending, body);
    case 'qualify':
      return qualifyLead(tx, caller, itemId, ending, body);
    case 'lose':
    case 'disqualify':
      await loseItem(tx, caller, itemId, ending, body);
      return [];
    case 'finish':
      await finishItem(tx, caller, itemId, ending, body);
      return [];
  }
}
