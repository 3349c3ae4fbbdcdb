import { randomBytes } from 'node:crypto';
import { getClient, loadSessionRecord } from '@girassol/account-api/users';
import { findTokenCaller, hashToken } from '@girassol/api-platform/access/find-token-caller';
import type { Row, Tx } from '@girassol/api-platform/database';
import { toIpAddressGroup } from '@girassol/api-platform/http/address-group';
import { createSessionCookie } from '@girassol/api-platform/http/session-cookie';
import {
  createLimitKey,
  recordFailedAttempt,
  requireAttemptsLeft,
} from '@girassol/api-platform/http/try-limit';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { VISIT_MINUTES } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { announceVisit } from './announce-visit';

/** Wrong tokens of one network address in 15 minutes. */
const MAX_WRONG_TOKENS = 20;

const createVisitLinkExpiredRefusal = () =>
  new Refusal(410, 'Este link de visita não vale mais. Volte à conta e use “Entrar como” de novo.');

interface FoundAccess {
  account_id: string;
  user_id: string;
  id: string;
}

/**
 * Opens a visit by its token: a session of the visited person for 30 minutes, in a cookie of its own, always: the token that a
 * script could read is only its name. The owner and the visited person are told. Refused (410) if the token was used, has
 * ended, never existed or is not for this e-mail.
 */
export async function openVisit(
  request: FastifyRequest,
  reply: FastifyReply,
  { email, token }: { email: string; token: string },
): Promise<ResponseBody<'POST /visits/open'>> {
  const { database } = request.server;
  const limited = {
    limits: [{ key: createLimitKey('visit-token', toIpAddressGroup(request.ip)), most: MAX_WRONG_TOKENS }],
    tooMany: (wait: string) => `Muitos links de visita que não valem. Aguarde ${wait}.`,
  };
  await requireAttemptsLeft(database, limited);
  const [found] = await database.lookUp(
    sql<FoundAccess>`select * from find_support_access(${hashToken(token)})`,
  );
  const sessionToken = randomBytes(32).toString('base64url');
  const isOpen =
    found !== undefined &&
    (await database.asAccount({ accountId: found.account_id, userId: found.user_id }, (tx) =>
      beginVisit(tx, request, found, { email, token, sessionToken }),
    ));
  const caller = isOpen ? await findTokenCaller(database, sessionToken, null) : null;
  if (!caller) {
    await recordFailedAttempt(database, limited);
    throw createVisitLinkExpiredRefusal();
  }
  return database.asAccount(caller, async (tx) => {
    const session = await loadSessionRecord(tx, caller, sessionToken);
    const { expiration } = session;
    return {
      session: { ...session, token: await createSessionCookie(tx, caller, { request, reply, expiration }) },
    };
  });
}

interface VisitOpening {
  email: string;
  token: string;
  /** Bearer token of the session, which nobody is given: the browser gets a cookie. */
  sessionToken: string;
}

/** Uses up the token and opens the session of the visit. Returns false if the token is not for this e-mail, or was used. */
async function beginVisit(
  tx: Tx,
  request: FastifyRequest,
  { account_id: accountId, user_id: userId, id }: FoundAccess,
  { email, token, sessionToken }: VisitOpening,
): Promise<boolean> {
  const person = await tx
    .selectFrom('users')
    .select('email')
    .where('account_id', '=', accountId)
    .where('id', '=', userId)
    .executeTakeFirst();
  if (person?.email.toLowerCase() !== email.toLowerCase()) return false;
  // Of two at once the second finds the token used.
  const visit = await tx
    .updateTable('support_accesses')
    .set({
      token_hash: null,
      opened_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + make_interval(mins => ${VISIT_MINUTES})`,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('token_hash', '=', hashToken(token))
    .returningAll()
    .executeTakeFirst();
  if (!visit) return false;
  await insertVisitSession(tx, request, visit, sessionToken);
  await announceVisit(tx, request.server.mailer, visit);
  return true;
}

async function insertVisitSession(
  tx: Tx,
  request: FastifyRequest,
  visit: Row<'support_accesses'>,
  sessionToken: string,
): Promise<void> {
  const { account_id, id } = visit;
  await tx
    .insertInto('sessions')
    .values({
      account_id,
      id,
      user_id: visit.user_id,
      token_hash: hashToken(sessionToken),
      expires_at: sql<Date>`now() + make_interval(mins => ${VISIT_MINUTES})`,
      ...getClient(request),
    })
    .execute();
  await tx
    .insertInto('session_visits')
    .values({
      account_id,
      session_id: id,
      visitor_id: visit.visitor_id,
      visitor_name: visit.visitor_name,
    })
    .execute();
}
