import type { Answer } from '@girassol/shared-domain/contract';
import type { FastifyInstance } from 'fastify';
import { beginMoving, clockOffset } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { notAllowed, Refusal } from '../../platform/refusals/refusal';
import { lockAccount } from './change-account';
import { recordChange } from './record-change';

const SHOWN = 10;
const DAY_MS = 86_400_000;

type Clock = Answer<'GET /operation/accounts/clock/:accountId'>;
type Jobs = Pick<FastifyInstance['jobs'], 'kinds'>;

/** The clock of an account as an operator sees it, in a transaction of that account. Absent ones are 404. */
export async function readAccountClock(
  tx: Tx,
  { kinds }: Jobs,
  { accountId, mayMove }: { accountId: string; mayMove: boolean },
): Promise<Clock> {
  await lockAccount(tx, accountId);
  const aheadMs = await clockOffset(tx, accountId);
  const clock = await tx
    .selectFrom('account_clocks')
    .select('moving_to')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const next = await tx
    .selectFrom('jobs')
    .select(['kind', 'account_due'])
    .where('account_id', '=', accountId)
    .where('account_due', 'is not', null)
    .where('state', 'in', ['QUEUED', 'RUNNING'])
    .orderBy('account_due')
    .orderBy('id')
    .limit(SHOWN)
    .execute();
  return {
    now: Date.now() + aheadMs,
    aheadMs,
    mayMove,
    movingTo: clock?.moving_to?.getTime() ?? null,
    next: next.map(({ kind, account_due: due }) => ({
      title: kinds.get(kind)?.kind.title ?? kind,
      dueAt: due?.getTime() ?? 0,
    })),
  };
}

/** Has the clock of an account moved on by so many days; one move at a time. Kept in the account's history. */
export async function moveAccountClock(
  tx: Tx,
  jobs: Jobs,
  {
    accountId,
    mayMove,
    days,
    why,
    by,
  }: { accountId: string; mayMove: boolean; days: number; why: string; by: string },
): Promise<Clock> {
  if (!mayMove) throw notAllowed('Em produção o relógio de uma conta não pode ser adiantado.');
  const { now, movingTo } = await readAccountClock(tx, jobs, { accountId, mayMove });
  if (movingTo !== null)
    throw new Refusal(409, 'O relógio desta conta já está sendo adiantado. Espere ele chegar.');
  await recordChange(tx, accountId, {
    by,
    why: `${why} (${days === 1 ? '1 dia' : `${days} dias`})`,
    action: 'clock',
  });
  await beginMoving(tx, accountId, new Date(now + days * DAY_MS));
  return readAccountClock(tx, jobs, { accountId, mayMove });
}
