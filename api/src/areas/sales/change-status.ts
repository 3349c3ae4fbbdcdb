import { boards, endings } from '@girassol/shared-domain';
import type { Answer, ParsedBody } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { wrongField } from '../../platform/refusals/refusal';
import { readItem } from '../items/read-item';
import { visibleItem } from '../kanbans/board-access';
import type { Created } from './create-following';
import { finishItem } from './finish-item';
import { loseItem } from './lose-item';
import { qualifyLead } from './qualify-lead';
import { returnToBoard } from './return-to-board';
import { winSale } from './win-sale';

const STATUS = 'PUT /sales/single/status/:itemId';

/** Ends an item in the way of its board, or brings it back; answers it with what was created on other boards. */
export async function changeStatus(
  tx: Tx,
  caller: Caller,
  itemId: string,
  body: ParsedBody<typeof STATUS>,
): Promise<Answer<typeof STATUS>> {
  if (body.itemId && body.itemId !== itemId) {
    throw wrongField('itemId', 'O pedido e o endereço falam de itens diferentes.');
  }
  const created = await change(tx, caller, itemId, body);
  return { sale: await readItem(tx, caller, itemId), created };
}

async function change(
  tx: Tx,
  caller: Caller,
  itemId: string,
  body: ParsedBody<typeof STATUS>,
): Promise<Created[]> {
  const { type } = await visibleItem(tx, caller, itemId);
  if (body.status === 'IN_PROGRESS') {
    await returnToBoard(tx, caller, itemId, body);
    return [];
  }
  const ending = endings[type][body.status];
  if (!ending)
    throw wrongField('status', `Em ${boards[type].areaName} os itens são finalizados, não perdidos.`);

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
