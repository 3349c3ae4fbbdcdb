import type { Ending } from '@girassol/shared-domain';
import type { ParsedBody } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { actorOf } from '../../platform/histories/write-history';
import { wrongField } from '../../platform/refusals/refusal';
import { itemLabel } from '../items/item-label';
import { readSettingsDocument } from '../settings/read-settings';
import { finishedDateOf } from './finished-date';
import { heldOpenItem } from './held-item';
import { leaveBoard } from './leave-board';

type Losing = ParsedBody<'PUT /sales/single/status/:itemId'>;

/** Loses a sale or disqualifies a lead, for one of the reasons the account configured (boards-051, boards-081). */
export async function loseItem(
  tx: Tx,
  caller: Caller,
  itemId: string,
  ending: Ending,
  body: Losing,
): Promise<void> {
  const finishedDate = finishedDateOf(caller, body.finishedDate, Date.now());
  const reason = await configuredReason(tx, caller.accountId, body);
  const item = await heldOpenItem(tx, caller, itemId);
  await leaveBoard(tx, caller, await actorOf(tx, caller), item, {
    status: 'LOST',
    finishedDate,
    deed: ending.deed,
    title: ending.outcome,
    content: `${itemLabel(item)}, "${item.name}". Motivo: ${reason}.`,
    values: { sale_lost_reason: reason },
  });
}

async function configuredReason(
  tx: Tx,
  accountId: string,
  { saleLostReason, chosenReason }: Losing,
): Promise<string> {
  const chosen = saleLostReason || chosenReason;
  const { salesLostReasons } = await readSettingsDocument(tx, accountId);
  if (salesLostReasons.length === 0) {
    throw wrongField('saleLostReason', 'Cadastre os motivos de perda nas configurações da conta.');
  }
  if (!chosen) throw wrongField('saleLostReason', 'Escolha o motivo.');
  if (!salesLostReasons.some(({ name }) => name === chosen)) {
    throw wrongField('saleLostReason', 'Este motivo não está mais nas configurações. Escolha outro.');
  }
  return chosen;
}
