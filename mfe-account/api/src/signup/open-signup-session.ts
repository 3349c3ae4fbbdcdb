import { loadAccountOwner } from '@girassol/api-platform/access/load-account-owner';
import type { Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createAccessLink } from '../accounts/access-links';
import { hasFactor } from '../users/factor/factor';
import { openSession } from '../users/open-session';
import { hasAccessRecord, type Person } from '../users/security/access-records';
import { lockOwnSignup } from './signup-browser';

/** A browser that paid is let in for a day; later it takes the mailed link, as every other device does. */
const HOURS = 24;

/**
 * Signs in the browser that began a signup, once the signup is paid, and gives it a link token by which its owner may choose
 * a password at once. The mailed link stays valid. Refused (409) before the payment, and (410) a day after it or once the
 * owner has decided how to come in: by a password or a second factor, or by ending sessions.
 */
export async function openSignupSession(
  request: FastifyRequest,
  reply: FastifyReply,
  id: string,
): Promise<ResponseBody<'POST /signup/session/:id'>> {
  const { database } = request.server;
  const { userId, passwordToken } = await database.asAccount({ accountId: id }, async (tx) => {
    const signup = await lockOwnSignup(tx, request, id);
    if (signup.state !== 'paid')
      throw new Refusal(409, 'O pagamento ainda não chegou. Assim que chegar, você entra sozinho.');
    const owner = await loadAccountOwner(tx, id);
    const isLate = Date.now() - signup.changed_at.getTime() > HOURS * 3_600_000;
    if (isLate || (await hasOwnAccess(tx, { accountId: id, userId: owner.id })))
      throw new Refusal(410, 'Entre com a sua senha, ou com o link que enviamos ao seu e-mail.');
    const link = await createAccessLink(tx, {
      accountId: id,
      userId: owner.id,
      by: owner.email,
      endsEarlier: false,
    });
    return { userId: owner.id, passwordToken: link.token };
  });
  const person = { accountId: id, userId };
  const session = await openSession(request, reply, {
    ...person,
    event: 'login',
    isStillProved: async (tx) => !(await hasOwnAccess(tx, person)),
  });
  return { session, passwordToken };
}

/** Checks whether a person has decided how to come in: whoever sits at the browser of the signup is asked for it then, too. */
const hasOwnAccess = async (tx: Tx, person: Person): Promise<boolean> =>
  (await hasFactor(tx, person)) ||
  hasAccessRecord(tx, person, ['passwordByLink', 'password', 'revoked', 'factorOn', 'passkeyAdded']);
