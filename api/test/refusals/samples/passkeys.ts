import { randomBytes } from 'node:crypto';
import { hashToken } from '@girassol/api-platform/access/find-token-caller';
import { generateId } from '@girassol/api-platform/database';
import type { RouteKey } from '@girassol/shared-domain/contract';
import type { TestApi } from '../../harness';
import { createSoftwareAuthenticator, type SoftwareAuthenticator } from '../../software-authenticator';
import type { SampleContext } from './context';

const authenticators = new Map<string, SoftwareAuthenticator>();

/** Challenges of all samples, with the person for whom a passkey is created; null for a login. */
const challenges = new Map<string, string | null>();

const restoreChallenge = (api: TestApi, challenge: string, of: string | null) =>
  api.query(
    `insert into passkey_challenges (challenge_hash, host, user_id, expires_at)
     values ($1, 'localhost', $2, now() + interval '1 day') on conflict do nothing`,
    [hashToken(challenge), of],
  );

/** Puts the challenges of samples back before a call that answers one: each request uses its challenge up, right or wrong. */
export async function preparePasskeyChallenges(api: TestApi, key: RouteKey): Promise<void> {
  if (key !== 'POST /users/passkey-login' && key !== 'POST /users/passkeys/new/:userId') return;
  for (const [challenge, of] of challenges) await restoreChallenge(api, challenge, of);
}

/** Returns the authenticator of a sample passkey by the id of its credential. */
export function getSampleAuthenticator(credentialId: string): SoftwareAuthenticator {
  const found = authenticators.get(credentialId);
  if (!found) throw new Error(`no sample has the passkey ${credentialId}`);
  return found;
}

/**
 * Creates the sample records of passkeys for tests: a passkey of the person, with a challenge for a login, and a challenge for
 * another passkey.
 */
export async function createPasskeySamples({ api, person: { accountId, userId }, name }: SampleContext) {
  const [own, next] = [createSoftwareAuthenticator(), createSoftwareAuthenticator()];
  for (const authenticator of [own, next]) authenticators.set(authenticator.credentialId, authenticator);
  const passkeyId = generateId();
  await api.query(
    `insert into passkeys (account_id, id, user_id, host, credential_id, public_key, counter, transports, name)
     values ($1, $2, $3, 'localhost', $4, $5, 0, '{internal}', $6)`,
    [accountId, passkeyId, userId, Buffer.from(own.credentialId, 'base64url'), own.coseKey, name],
  );
  const addChallenge = async (of: string | null) => {
    const challenge = randomBytes(32).toString('base64url');
    challenges.set(challenge, of);
    await restoreChallenge(api, challenge, of);
    return challenge;
  };
  return {
    passkeyId,
    passkeyCredentialId: own.credentialId,
    passkeyLoginChallenge: await addChallenge(null),
    newPasskeyCredentialId: next.credentialId,
    newPasskeyChallenge: await addChallenge(userId),
  };
}
