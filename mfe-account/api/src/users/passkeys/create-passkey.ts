import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Tx } from '@girassol/api-platform/database';
import { loadAccountMailBrand } from '@girassol/api-platform/mail/brand';
import { invalidField, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import { recordAuditEntry } from '../../audit';
import { acceptCode, hasTotp, withCode } from '../factor/factor';
import { recordAccess } from '../security/access-records';
import { requireOwnPassword } from '../security/change-password';
import { endSessions } from '../security/end-sessions';
import { CHALLENGE_TIMEOUT_MS, consumeChallenge, createChallenge } from './challenges';
import { mailNewPasskey } from './mail-new-passkey';
import { toPasskey } from './own-passkeys';
import { getRelyingParty, type RelyingParty } from './relying-party';

/** Passkeys that one person has at most. */
const MAX_PASSKEYS = 20;

/** Signature algorithms that are accepted, by their numbers in COSE, best first: EdDSA, ES256, RS256. */
const ALGORITHMS = [-8, -7, -257];

const createTooManyRefusal = () =>
  new Refusal(409, `Cada pessoa tem até ${MAX_PASSKEYS} chaves de acesso. Remova uma que não usa mais.`);

/**
 * Begins a passkey of the caller at the host of the request. Asks for the password first and, while the second factor is on, for a
 * code: a passkey counts as both, so that a stolen session gains none.
 */
export async function beginPasskey(
  request: FastifyRequest,
  caller: Caller,
  { currentPassword, code }: ParsedRequestBody<'POST /users/passkeys/begin/:userId'>,
): Promise<ResponseBody<'POST /users/passkeys/begin/:userId'>> {
  const { database, mailer } = request.server;
  const { host } = getRelyingParty(request);
  await requireOwnPassword(request, caller, { password: currentPassword, field: 'currentPassword' });
  await requireCodeOfFactor(request, caller, code);
  const { person, brand, known } = await database.asAccount(caller, async (tx) => ({
    person: await tx
      .selectFrom('users')
      .select(['email', 'name'])
      .where('account_id', '=', caller.accountId)
      .where('id', '=', caller.userId)
      .executeTakeFirstOrThrow(),
    brand: await loadAccountMailBrand(tx, caller.accountId, mailer.settings),
    known: await tx
      .selectFrom('passkeys')
      .select(['credential_id', 'transports', 'host'])
      .where('account_id', '=', caller.accountId)
      .where('user_id', '=', caller.userId)
      .execute(),
  }));
  if (known.length >= MAX_PASSKEYS) throw createTooManyRefusal();
  return {
    rp: { id: host, name: brand.name },
    user: {
      id: Buffer.from(caller.userId).toString('base64url'),
      name: person.email,
      displayName: person.name,
    },
    challenge: await createChallenge(database, { host, userId: caller.userId }),
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_TIMEOUT_MS,
    attestation: 'none',
    excludeCredentials: known
      .filter((passkey) => passkey.host === host)
      .map(({ credential_id, transports }) => ({
        id: credential_id.toString('base64url'),
        type: 'public-key',
        transports,
      })),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
  };
}

async function requireCodeOfFactor(
  request: FastifyRequest,
  caller: Caller,
  code: string | undefined,
): Promise<void> {
  if (!(await request.server.database.asAccount(caller, (tx) => hasTotp(tx, caller)))) return;
  if (!code) throw invalidField('code', 'Informe o código do seu aplicativo autenticador.');
  await withCode(request, caller, {
    accept: async (tx) => (await acceptCode(tx, caller, code)) !== null,
    change: async () => undefined,
  });
}

/**
 * Saves a passkey that the caller's browser has created, and tells the caller by mail. The first factor of a person ends the other
 * sessions, which proved less.
 */
export async function savePasskey(
  request: FastifyRequest,
  caller: Caller,
  { name, attestation }: ParsedRequestBody<'POST /users/passkeys/new/:userId'>,
): Promise<ResponseBody<'POST /users/passkeys/new/:userId'>> {
  const { database } = request.server;
  const party = getRelyingParty(request);
  const { clientDataJSON } = attestation.response;
  const challenge = await consumeChallenge(database, {
    clientDataJSON,
    host: party.host,
    userId: caller.userId,
  });
  const credential = await verifyAttestation(attestation, { party, challenge });
  return database.asAccount(caller, async (tx) => {
    const isFirstFactor = await lockOwnPasskeys(tx, caller);
    const saved = await tx
      .insertInto('passkeys')
      .values({
        account_id: caller.accountId,
        id: generateId(),
        user_id: caller.userId,
        host: party.host,
        credential_id: Buffer.from(credential.id, 'base64url'),
        public_key: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: attestation.response.transports ?? [],
        name,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning(['id', 'name', 'host', 'created_at', 'last_used_at'])
      .executeTakeFirst();
    if (!saved) throw new Refusal(409, 'Esta chave de acesso já está cadastrada.');
    await recordAccess(tx, request, { ...caller, event: 'passkeyAdded' });
    await recordAuditEntry(tx, caller, {
      area: 'security',
      action: 'add-passkey',
      subject: { kind: 'passkey', id: saved.id, name },
    });
    await mailNewPasskey(tx, request, { ...caller, passkeyId: saved.id, name, host: party.host });
    if (isFirstFactor) await endSessions(tx, caller, { except: caller.sessionId });
    return { passkey: toPasskey(saved) };
  });
}

/** Holds the caller's row while a passkey is added, so that the maximum holds. Returns whether the caller had no factor yet. */
async function lockOwnPasskeys(tx: Tx, caller: Caller): Promise<boolean> {
  await tx
    .selectFrom('users')
    .select('id')
    .where('account_id', '=', caller.accountId)
    .where('id', '=', caller.userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const passkeys = await tx
    .selectFrom('passkeys')
    .select('id')
    .where('account_id', '=', caller.accountId)
    .where('user_id', '=', caller.userId)
    .execute();
  if (passkeys.length >= MAX_PASSKEYS) throw createTooManyRefusal();
  return passkeys.length === 0 && !(await hasTotp(tx, caller));
}

/** Verifies what a browser says of a new passkey. Refused (400) if it is not of this host, or did not verify the person. */
async function verifyAttestation(
  attestation: ParsedRequestBody<'POST /users/passkeys/new/:userId'>['attestation'],
  { party, challenge }: { party: RelyingParty; challenge: string },
) {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { id, rawId, type, response } = attestation;
  const verified = await verifyRegistrationResponse({
    response: {
      id,
      rawId,
      type,
      response: { clientDataJSON: response.clientDataJSON, attestationObject: response.attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.host,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (!verified?.verified)
    throw new Refusal(
      400,
      'Não foi possível conferir a chave de acesso. Use um aparelho que confirme que é você: digital, rosto ou PIN.',
    );
  return verified.registrationInfo.credential;
}
