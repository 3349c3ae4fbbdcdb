import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { loadActor } from '@girassol/api-platform/histories/write-history';
import { invalidField } from '@girassol/api-platform/refusals/refusal';
import { formatDate, type ItemEnding, toIsoDate } from '@girassol/shared-domain';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import { formatItemLabel } from '../items/format-item-label';
import { resolveFinishedDate } from './finished-date';
import { lockOpenItem } from './lock-item';
import { removeFromBoard } from './remove-from-board';

type Finishing = ParsedRequestBody<'PUT /sales/single/status/:itemId'>;

const executions = { INTERNAL: 'execução interna', OUTSOURCED: 'execução terceirizada' } as const;

/**
 * Finishes an item of the boards after the sale. Projects and works need the person who executed them and the day;
 * other items are finished today (boards-056, boards-058). Unlinks the proposal of the item (boards-059).
 */
export async function finishItem(
  tx: Tx,
  caller: Caller,
  itemId: string,
  ending: ItemEnding,
  body: Finishing,
): Promise<void> {
  const now = Date.now();
  const isExecuted = ending.asks === 'execution';
  if (isExecuted && !body.execStatus)
    throw invalidField('execStatus', 'Informe se a execução foi interna ou terceirizada.');
  const finishedDate = resolveFinishedDate(caller, isExecuted ? body.finishedDate : undefined, now);
  const execStatus = isExecuted ? (body.execStatus ?? null) : null;

  const item = await lockOpenItem(tx, caller, itemId);
  const details = [
    ...(execStatus ? [executions[execStatus]] : []),
    ...(finishedDate === toIsoDate(now) ? [] : [`em ${formatDate(finishedDate)}`]),
  ];
  await removeFromBoard(tx, caller, await loadActor(tx, caller), item, {
    status: 'CLOSED',
    finishedDate,
    deed: ending.actionNoun,
    title: ending.outcome,
    content: `${[`${formatItemLabel(item)}, "${item.name}"`, ...details].join(', ')}.`,
    values: { exec_status: execStatus, approved_proposal: null },
  });
}
