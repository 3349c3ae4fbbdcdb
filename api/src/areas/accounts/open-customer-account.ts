import { randomBytes } from 'node:crypto';
import type { Body } from '@girassol/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import { codeOf, newId } from '../../platform/database';
import { callerOf } from '../../platform/http/authorise';
import { asAccountOnce } from '../../platform/http/idempotency';
import { Refusal } from '../../platform/refusals/refusal';
import { hashPassword } from '../users/password';
import { openAccount } from './open-account';
import { recordChange } from './record-change';
import { requireKnown } from './whitelabels';

const UNIQUE_VIOLATION = '23505';

type Order = Body<'POST /operation/accounts/new'> & { by: string };

/**
 * Opens an account for a customer, with its boards and its owner, once per key of the request. Nobody knows the owner's
 * first password, the operator neither: a link leads to one of their own.
 */
export async function openCustomerAccount(
  request: FastifyRequest,
  { name, owner, signupPlan, whitelabel, modules, why, by }: Order,
): Promise<{ accountId: string; userId: string }> {
  const id = newId();
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const attempt = {
    caller: callerOf(request),
    key: 'POST /operation/accounts/new',
    request,
    worksIn: id,
  };
  const opened = asAccountOnce(request.server.database, attempt, async (tx) => {
    const given = await requireKnown(tx, { whitelabel, modules });
    const userId = await openAccount(tx, {
      id,
      name,
      plan: signupPlan,
      ...given,
      status: 'ACTIVE',
      manager: { ...owner, passwordHash, isAdmin: false },
    });
    await recordChange(tx, id, { by, why, action: 'open', ...given });
    return { accountId: id, userId };
  });
  try {
    return (await opened).answer;
  } catch (error) {
    if (codeOf(error) !== UNIQUE_VIOLATION) throw error;
    const message = 'Alguém já entra com este e-mail. Use outro.';
    throw new Refusal(409, message, { fields: [{ path: 'owner.email', message }] });
  }
}
