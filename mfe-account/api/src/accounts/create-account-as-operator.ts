import { randomBytes } from 'node:crypto';
import { generateId, type Tx } from '@girassol/api-platform/database';
import { getCaller } from '@girassol/api-platform/http/authorise';
import { runIdempotently } from '@girassol/api-platform/http/idempotency';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { AccountPlan } from '@girassol/shared-domain';
import type { RequestBody } from '@girassol/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import { isTakenEmail } from '../users/is-taken-email';
import { hashPassword } from '../users/password';
import { createAccount, type NewAccount } from './create-account';
import { recordAccountChange } from './record-account-change';
import { requireKnownAccountFeatures } from './whitelabels';

type Order = RequestBody<'POST /operation/accounts/new'> & { by: string };

/** Begins the trial of a new account in the transaction that creates it. Billing brings it, which stands on accounts. */
export type OpenTrial = (
  tx: Tx,
  trial: { accountId: string; plan: AccountPlan; payer: { name: string; email: string } },
) => Promise<void>;

/**
 * Creates an account for a customer of the platform, with its owner and what each module gives to a new account, once per idempotency key of the
 * request. Nobody knows the owner's first password, not even the operator: a link lets the owner choose one.
 */
export async function createAccountAsOperator(
  request: FastifyRequest,
  { name, owner, signupPlan, whitelabel, modules, why, by, isTrial = false }: Order,
  openTrial: OpenTrial,
): Promise<{ accountId: string; userId: string }> {
  const id = generateId();
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  const attempt = {
    caller: getCaller(request),
    key: 'POST /operation/accounts/new' as const,
    request,
    worksIn: id,
  };
  const opened = runIdempotently(request.server.database, attempt, async (tx) => {
    const given = await requireKnownAccountFeatures(tx, { whitelabel, modules });
    const account: NewAccount = {
      id,
      name,
      plan: signupPlan,
      ...given,
      status: 'ACTIVE',
      manager: { ...owner, passwordHash, isAdmin: false },
    };
    const userId = await createAccount(tx, account, request.server.reactionsTo('accountOpened'));
    await recordAccountChange(tx, id, { by, why, action: 'open', ...given });
    if (isTrial)
      await openTrial(tx, { accountId: id, plan: signupPlan, payer: { name, email: owner.email } });
    return { accountId: id, userId };
  });
  try {
    return (await opened).answer;
  } catch (error) {
    if (!isTakenEmail(error)) throw error;
    const message = 'Alguém já entra com este e-mail. Use outro.';
    throw new Refusal(409, message, { fields: [{ path: 'owner.email', message }] });
  }
}
