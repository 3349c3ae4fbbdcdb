import { recordFailedAttempt, requireAttemptsLeft } from '@girassol/api-platform/http/try-limit';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { buildPasskeyChallengeLimits, buildPasskeyLimits } from '../login-limit';
import { openLoginSession } from '../open-login-session';
import { CHALLENGE_TIMEOUT_MS, consumeChallenge, createChallenge } from './challenges';
import { getRelyingParty, type RelyingParty } from './relying-party';

type Assertion = ParsedRequestBody<'POST /users/passkey-login'>['assertion'];

interface FoundPasskey {
  account_id: string;
  user_id: string;
  id: string;
  host: string;
  public_key: Uint8Array;
  email: string;
}

const OTHER_WAYS = 'Entre com e-mail e senha, ou recupere a sua senha.';

/** Begins a login by passkey at the host of the request. Beginnings are limited by address, so that nobody fills the table. */
export async function beginPasskeyLogin(
  request: FastifyRequest,
): Promise<ResponseBody<'POST /users/passkey-login/begin'>> {
  const { database } = request.server;
  const { host } = getRelyingParty(request);
  await requireAttemptsLeft(database, buildPasskeyLimits(request.ip));
  await recordFailedAttempt(database, buildPasskeyChallengeLimits(request.ip));
  const challenge = await createChallenge(database, { host, userId: null });
  return { challenge, rpId: host, timeout: CHALLENGE_TIMEOUT_MS, userVerification: 'required' };
}

/**
 * Logs a person in with a passkey of the host of the request, which stands for password and second factor: the authenticator
 * has verified the person. Everything else is as after a password.
 */
export async function logInWithPasskey(
  request: FastifyRequest,
  reply: FastifyReply,
  assertion: Assertion,
): Promise<ResponseBody<'POST /users/passkey-login'>> {
  const { database } = request.server;
  const party = getRelyingParty(request);
  const limited = buildPasskeyLimits(request.ip);
  await requireAttemptsLeft(database, limited);
  const { clientDataJSON } = assertion.response;
  const challenge = await consumeChallenge(database, { clientDataJSON, host: party.host, userId: null });
  const accepted = await findAcceptedPasskey(request, { assertion, party, challenge });
  if (accepted instanceof Refusal) {
    await recordFailedAttempt(database, limited);
    throw accepted;
  }
  await requireAttemptsLeft(database, limited);
  const { account_id: accountId, user_id: userId, id, email } = accepted;
  return openLoginSession(request, reply, {
    accountId,
    userId,
    email,
    event: 'passkeyLogin',
    isStillProved: async (tx) => {
      const passkey = await tx
        .selectFrom('passkeys')
        .select('id')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst();
      return passkey !== undefined;
    },
  });
}

/** Finds the passkey of an assertion, verifies the signature and counts the use. Returns the refusal if it does not count. */
async function findAcceptedPasskey(
  { server: { database } }: FastifyRequest,
  { assertion, party, challenge }: { assertion: Assertion; party: RelyingParty; challenge: string },
): Promise<FoundPasskey | Refusal> {
  const [found] = await database.lookUp(sql<FoundPasskey>`
    select * from find_passkey(${Buffer.from(assertion.id, 'base64url')}) p
    where ${database.admitsDemo} or not is_demo_account(p.account_id)`);
  if (!found) return new Refusal(401, `Esta chave de acesso não existe mais. ${OTHER_WAYS}`);
  if (found.host !== party.host)
    return new Refusal(401, `Esta chave de acesso só vale em ${found.host}. ${OTHER_WAYS}`);
  const newCounter = await verifySignature(found, { assertion, party, challenge });
  if (newCounter === null)
    return new Refusal(401, `Não foi possível conferir a chave de acesso. ${OTHER_WAYS}`);
  const used = await database.asAccount({ accountId: found.account_id, userId: found.user_id }, (tx) =>
    tx
      .updateTable('passkeys')
      .set({ counter: newCounter, last_used_at: sql<Date>`now()` })
      .where('account_id', '=', found.account_id)
      .where('id', '=', found.id)
      .where(isNewer(newCounter))
      .returning('id')
      .executeTakeFirst(),
  );
  if (used) return found;
  return new Refusal(
    401,
    'Esta chave de acesso pode ter sido copiada, e não foi aceita. Entre com e-mail e senha, e remova a chave em Segurança.',
  );
}

/** Returns the SQL condition that a counter is newer than the stored one (WebAuthn, 7.2): authenticators that do not count send 0. */
const isNewer = (counter: number): RawBuilder<boolean> =>
  counter === 0 ? sql<boolean>`counter = 0` : sql<boolean>`counter < ${counter}`;

/** Verifies an assertion with the key of a passkey. Returns the counter of the authenticator, or null for a wrong one. */
async function verifySignature(
  { public_key, user_id }: FoundPasskey,
  { assertion, party, challenge }: { assertion: Assertion; party: RelyingParty; challenge: string },
): Promise<number | null> {
  const { userHandle, ...response } = assertion.response;
  if (userHandle !== undefined && Buffer.from(userHandle, 'base64url').toString() !== user_id) return null;
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const verified = await verifyAuthenticationResponse({
    response: { ...assertion, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.host,
    requireUserVerification: true,
    // The counter is compared when it is stored, where of two uses at once one is refused.
    credential: { id: assertion.id, publicKey: new Uint8Array(public_key), counter: 0 },
  }).catch(() => null);
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}
