import { loadClockOffset, startClockMove } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import { notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import { DAY_MS } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import type { FastifyInstance } from 'fastify';
import { lockAccountFeatures } from './change-account-features';
import { recordAccountChange } from './record-account-change';

const SHOWN = 10;

type Clock = ResponseBody<'GET /operation/accounts/clock/:accountId'>;
type Jobs = Pick<FastifyInstance['jobs'], 'kinds'>;

/**
 * Loads the clock of an account as operators see it, in a transaction of that account. Refused (404) for a missing
 * account.
 */
export async function loadAccountClock(
  tx: Tx,
  { kinds }: Jobs,
  { accountId, mayMove }: { accountId: string; mayMove: boolean },
): Promise<Clock> {
  await lockAccountFeatures(tx, accountId);
  const aheadMs = await loadClockOffset(tx, accountId);
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

/**
 * Moves the clock of an account forward by a number of days, and records the move in the account's history.
 * Refused (403) in production, and (409) while an earlier move is still running.
 */
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
  const { now, movingTo } = await loadAccountClock(tx, jobs, { accountId, mayMove });
  if (movingTo !== null)
    throw new Refusal(409, 'O relógio desta conta já está sendo adiantado. Espere ele chegar.');
  await recordAccountChange(tx, accountId, {
    by,
    why: `${why} (${days === 1 ? '1 dia' : `${days} dias`})`,
    action: 'clock',
  });
  await startClockMove(tx, accountId, new Date(now + days * DAY_MS));
  return loadAccountClock(tx, jobs, { accountId, mayMove });
}
