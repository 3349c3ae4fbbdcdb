import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import type { Actor } from '@girassol/api-platform/histories/write-history';
import { formatDate } from '@girassol/shared-domain';
import type { TargetColumn } from '../kanbans/lock-target-columns';
import { chooseItemOwner } from './board-users';
import { type CreatedItem, createFollowingItem } from './create-following-item';
import type { WinPlan } from './plan-win';
import { scheduleAfterSalesActivity } from './schedule-after-sales-activity';

interface FromWin extends Pick<WinPlan, 'dueDate' | 'afterSalesDate'> {
  /** Columns that get an item, locked. */
  targets: TargetColumn[];
  finishedDate: string;
  now: number;
}

/**
 * Creates the items that follow a won sale: project and work at the value it was won with, and an after-sales activity.
 */
export async function createItemsFromWin(
  tx: Tx,
  caller: Caller,
  actor: Actor,
  won: Row<'sales'>,
  { targets, dueDate, afterSalesDate, finishedDate, now }: FromWin,
): Promise<CreatedItem[]> {
  const created: CreatedItem[] = [];
  for (const target of targets) {
    const isActivity = target.type === 'AFTER_SALES';
    const date = isActivity ? afterSalesDate : dueDate;
    const item = await createFollowingItem(tx, caller, actor, won, {
      target,
      owner: () => chooseItemOwner(tx, caller.accountId, target.type, won.owner_id),
      values: {
        due_date: date,
        ...(isActivity ? buildActivityValues(won) : buildWorkValues(won)),
      },
      ...(date && { remark: `${isActivity ? 'Data' : 'Prazo'}: ${formatDate(date)}.` }),
    });
    if (isActivity)
      await scheduleAfterSalesActivity(tx, caller, item, { won, date: afterSalesDate, finishedDate, now });
    created.push(item);
  }
  return created;
}

/** Builds the values of an activity, which starts without amount because its value is that of its services. */
const buildActivityValues = ({ name }: Row<'sales'>) => ({
  name: `Contato pós-venda · ${name}`,
  amount_cents: 0,
});

const buildWorkValues = ({ confirmed_amount_cents, amount_cents, approved_proposal }: Row<'sales'>) => ({
  amount_cents: confirmed_amount_cents ?? amount_cents,
  proposal_id: approved_proposal,
  approved_proposal,
});
