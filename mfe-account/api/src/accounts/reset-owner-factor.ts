import type { Tx } from '@girassol/api-platform/database';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import { resetFactor } from '../users/factor/reset-factor';
import { loadAccount } from './load-account';
import { lockOwnerOfAccount } from './lock-owner-of-account';
import { recordAccountChange } from './record-account-change';

/**
 * Turns off the second factor of the owner of an account, who has lost it with the recovery codes, in a transaction of that
 * account. Refused if the owner administers the platform, so that nobody weakens another administrator's login.
 */
export async function resetOwnerFactor(
  tx: Tx,
  request: FastifyRequest,
  { accountId, why, by }: { accountId: string; why: string; by: string },
): Promise<ResponseBody<'POST /operation/accounts/factor-reset/:accountId'>> {
  const userId = await lockOwnerOfAccount(
    tx,
    accountId,
    'De quem administra a plataforma ninguém desliga a verificação.',
  );
  await resetFactor(tx, request, {
    accountId,
    userId,
    why,
    actor: { accountId, voice: `Operação (${by})` },
    by: 'a operação da plataforma',
  });
  await recordAccountChange(tx, accountId, { by, why, action: 'factor' });
  return { account: await loadAccount(tx, accountId) };
}
