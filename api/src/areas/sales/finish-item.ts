import { type Ending, formatDate, toIsoDate } from '@girassol/shared-domain';
import type { ParsedBody } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { actorOf } from '../../platform/histories/write-history';
import { wrongField } from '../../platform/refusals/refusal';
import { itemLabel } from '../items/item-label';
import { finishedDateOf } from './finished-date';
import { heldOpenItem } from './held-item';
import { leaveBoard } from './leave-board';

type Finishing = ParsedBody<'PUT /sales/single/status/:itemId'>;

const executions = { INTERNAL: 'execução interna', OUTSOURCED: 'execução terceirizada' } as const;

/**
 * Finishes an item of the boards after the sale. Projects and works say who executed them and when they were finished;
 * the others are finished today (boards-056, boards-058). The proposal it was made for is let go (boards-059).
 */
export async function finishItem(
  tx: Tx,
  caller: Caller,
  itemId: string,
  ending: Ending,
  body: Finishing,
): Promise<void> {
  const now = Date.now();
  const isExecuted = ending.asks === 'execution';
  if (isExecuted && !body.execStatus)
    throw wrongField('execStatus', 'Informe se a execução foi interna ou terceirizada.');
  const finishedDate = finishedDateOf(caller, isExecuted ? body.finishedDate : undefined, now);
  const execStatus = isExecuted ? (body.execStatus ?? null) : null;

  const item = await heldOpenItem(tx, caller, itemId);
  const details = [
    ...(execStatus ? [executions[execStatus]] : []),
    ...(finishedDate === toIsoDate(now) ? [] : [`em ${formatDate(finishedDate)}`]),
  ];
  await leaveBoard(tx, caller, await actorOf(tx, caller), item, {
    status: 'CLOSED',
    finishedDate,
    deed: ending.deed,
    title: ending.outcome,
    content: `${[`${itemLabel(item)}, "${item.name}"`, ...details].join(', ')}.`,
    values: { exec_status: execStatus, approved_proposal: null },
  });
}
