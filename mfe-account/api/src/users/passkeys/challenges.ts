import { randomBytes } from 'node:crypto';
import { hashToken } from '@girassol/api-platform/access/find-token-caller';
import type { Database } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { sql } from 'kysely';

/** Time in which a challenge is answered. */
const MINUTES = 5;

/** The same time, as browsers are told it. */
export const CHALLENGE_TIMEOUT_MS = MINUTES * 60_000;

/** Host of a challenge, and the person for whom a passkey is created; null for a login. */
interface ChallengePurpose {
  host: string;
  userId: string | null;
}

/** Creates a challenge that one passkey answers once within five minutes, at this host. It is stored as a hash. */
export async function createChallenge(
  database: Database,
  { host, userId }: ChallengePurpose,
): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await database.asSystem(async (tx) => {
    await sql`delete from passkey_challenges where challenge_hash in (
      select challenge_hash from passkey_challenges where expires_at < now()
      limit 100 for update skip locked)`.execute(tx);
    await tx
      .insertInto('passkey_challenges')
      .values({
        challenge_hash: hashToken(challenge),
        host,
        user_id: userId,
        expires_at: sql<Date>`now() + make_interval(mins => ${MINUTES})`,
      })
      .execute();
  });
  return challenge;
}

/**
 * Uses up the challenge that an answer of a browser names, whatever comes of the answer, and returns it. Refused (410) if it was
 * used, has expired, or is for another host, person or purpose. The caller verifies that the answer is signed.
 */
export async function consumeChallenge(
  database: Database,
  { clientDataJSON, host, userId }: ChallengePurpose & { clientDataJSON: string },
): Promise<string> {
  const challenge = readChallenge(clientDataJSON);
  const used = await database.asSystem((tx) =>
    tx
      .deleteFrom('passkey_challenges')
      .where('challenge_hash', '=', hashToken(challenge))
      .where('host', '=', host)
      .where('user_id', userId === null ? 'is' : '=', userId)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning('challenge_hash')
      .executeTakeFirst(),
  );
  if (!used)
    throw new Refusal(410, 'O pedido da chave de acesso demorou demais ou já foi usado. Tente de novo.');
  return challenge;
}

/** Reads the challenge from the client data of a browser; '' if there is none. */
function readChallenge(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const challenge = typeof data === 'object' && data !== null ? Reflect.get(data, 'challenge') : '';
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}
