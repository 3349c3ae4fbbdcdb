import { loadSettingsDocument } from '@girassol/account-api/settings';
import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { loadActor } from '@girassol/api-platform/histories/write-history';
import { invalidField } from '@girassol/api-platform/refusals/refusal';
import type { ItemEnding } from '@girassol/shared-domain';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import { formatItemLabel } from '../items/format-item-label';
import { resolveFinishedDate } from './finished-date';
import { lockOpenItem } from './lock-item';
import { removeFromBoard } from './remove-from-board';

type Losing = ParsedRequestBody<'PUT /sales/single/status/:itemId'>;

/**
 * Marks a sale as lost or a lead as disqualified, for one of the reasons that the account configured (boards-051,
 * boards-081).
 */
export async function loseItem(
  tx: Tx,
  caller: Caller,
  itemId: string,
  ending: ItemEnding,
  body: Losing,
): Promise<void> {
  const finishedDate = resolveFinishedDate(caller, body.finishedDate, Date.now());
  const reason = await configuredReason(tx, caller.accountId, body);
  const item = await lockOpenItem(tx, caller, itemId);
  await removeFromBoard(tx, caller, await loadActor(tx, caller), item, {
    status: 'LOST',
    finishedDate,
    deed: ending.actionNoun,
    title: ending.outcome,
    content: `${formatItemLabel(item)}, "${item.name}". Motivo: ${reason}.`,
    values: { sale_lost_reason: reason },
  });
}

async function configuredReason(
  tx: Tx,
  accountId: string,
  { saleLostReason, chosenReason }: Losing,
): Promise<string> {
  const chosen = saleLostReason || chosenReason;
  const { salesLostReasons } = await loadSettingsDocument(tx, accountId);
  if (salesLostReasons.length === 0) {
    throw invalidField('saleLostReason', 'Cadastre os motivos de perda nas configurações da conta.');
  }
  if (!chosen) throw invalidField('saleLostReason', 'Escolha o motivo.');
  if (!salesLostReasons.some(({ name }) => name === chosen)) {
    throw invalidField('saleLostReason', 'Este motivo não está mais nas configurações. Escolha outro.');
  }
  return chosen;
}
