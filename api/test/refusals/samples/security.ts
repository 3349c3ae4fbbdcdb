import { createHash, randomBytes } from 'node:crypto';
import { sealFactorSecret } from '@girassol/account-api/users';
import { hashToken } from '@girassol/api-platform/access/find-token-caller';
import { generateId } from '@girassol/api-platform/database';
import type { RouteKey } from '@girassol/shared-domain/contract';
import type { TestApi } from '../../harness';
import { setPassword } from '../../test-people';
import type { SampleContext } from './context';

/** Secret of the authenticator of the owner in tests. */
export const TOTP_SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/**
 * Creates the sample records of security for tests: another session of the person, the password it proves, and a login of a
 * seller that waits for its code.
 */
export async function createSecuritySamples({ api, person, vendorId }: SampleContext) {
  const { accountId, userId } = person;
  const otherSessionId = generateId();
  await api.query(
    `insert into sessions (account_id, id, user_id, token_hash, expires_at)
     values ($1, $2, $3, $4, now() + interval '1 day')`,
    [accountId, otherSessionId, userId, Buffer.from(otherSessionId)],
  );
  await setPassword(api.database, person, 'Girassol2026');
  const sealed = await api.database.asAccount({ accountId }, (tx) =>
    sealFactorSecret(tx, vendorId, TOTP_SECRET),
  );
  await api.query(
    'insert into totp_secrets (account_id, user_id, sealed, confirmed_at) values ($1, $2, $3, now()) on conflict do nothing',
    [accountId, vendorId, sealed],
  );
  const loginChallenge = randomBytes(32).toString('base64url');
  await api.query(
    `insert into login_challenges (account_id, id, user_id, token_hash, expires_at)
     values ($1, $2, $3, $4, now() + interval '1 day')`,
    [accountId, generateId(), vendorId, hashToken(loginChallenge)],
  );
  const recoveryCode = randomBytes(6).toString('hex');
  await api.query('insert into recovery_codes (account_id, user_id, code_hash) values ($1, $2, $3)', [
    accountId,
    vendorId,
    createHash('sha256').update(`${vendorId} ${recoveryCode}`).digest(),
  ]);
  return { otherSessionId, loginChallenge, recoveryCode };
}

/**
 * Puts the second factor of the owner into the state that a call is for: none, begun, or on. Each example has a code that is
 * right now, and wrong codes of earlier requests do not count.
 */
export async function prepareFactor({ database, people, query }: TestApi, key: RouteKey): Promise<void> {
  const isOfFactor = key.startsWith('POST /users/factor/');
  const isOfPassword = key === 'POST /users/login' || key.startsWith('POST /users/passkey');
  if (!isOfFactor && !isOfPassword) return;
  const { owner } = people;
  await query('delete from login_attempts');
  await query('delete from totp_secrets where user_id = $1', [owner.userId]);
  if (!isOfFactor || key === 'POST /users/factor/begin/:userId') return;
  const sealed = await database.asAccount(owner, (tx) => sealFactorSecret(tx, owner.userId, TOTP_SECRET));
  await query(
    'insert into totp_secrets (account_id, user_id, sealed, confirmed_at) values ($1, $2, $3, $4)',
    [owner.accountId, owner.userId, sealed, key === 'POST /users/factor/confirm/:userId' ? null : new Date()],
  );
}
