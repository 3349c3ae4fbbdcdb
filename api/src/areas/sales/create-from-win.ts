import { formatDate } from '@girassol/shared-domain';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import type { Actor } from '../../platform/histories/write-history';
import type { Target } from '../kanbans/lock-targets';
import { ownerFor } from './board-users';
import { type Created, createFollowing } from './create-following';
import type { WinPlan } from './plan-win';
import { scheduleActivity } from './schedule-activity';

interface FromWin extends Pick<WinPlan, 'dueDate' | 'afterSalesDate'> {
  /** Columns that get an item, locked. */
  targets: Target[];
  finishedDate: string;
  now: number;
}

/** Creates what follows a won sale: project and work at the value it was won with, and an activity. */
export async function createFromWin(
  tx: Tx,
  caller: Caller,
  actor: Actor,
  won: Row<'sales'>,
  { targets, dueDate, afterSalesDate, finishedDate, now }: FromWin,
): Promise<Created[]> {
  const created: Created[] = [];
  for (const target of targets) {
    const isActivity = target.type === 'AFTER_SALES';
    const date = isActivity ? afterSalesDate : dueDate;
    const item = await createFollowing(tx, caller, actor, won, {
      target,
      owner: () => ownerFor(tx, caller.accountId, target.type, won.owner_id),
      values: {
        due_date: date,
        ...(isActivity ? activityOf(won) : workOf(won)),
      },
      ...(date && { remark: `${isActivity ? 'Data' : 'Prazo'}: ${formatDate(date)}.` }),
    });
    if (isActivity)
      await scheduleActivity(tx, caller, item, { won, date: afterSalesDate, finishedDate, now });
    created.push(item);
  }
  return created;
}

/** The value of an activity is that of its services: it begins with none. */
const activityOf = ({ name }: Row<'sales'>) => ({ name: `Contato pós-venda · ${name}`, amount_cents: 0 });

const workOf = ({ confirmed_amount_cents, amount_cents, approved_proposal }: Row<'sales'>) => ({
  amount_cents: confirmed_amount_cents ?? amount_cents,
  proposal_id: approved_proposal,
  approved_proposal,
});
