import { randomBytes } from 'node:crypto';
import type { Answer, Body } from '@girassol/shared-domain/contract';
import { codeOf, type Database, newId } from '../../platform/database';
import { Refusal } from '../../platform/refusals/refusal';
import { hashPassword } from '../users/password';
import { makeAccessLink } from './access-links';
import { openAccount } from './open-account';
import { readAccount } from './read-account';
import { recordChange } from './record-change';
import { requireKnown } from './whitelabels';

const UNIQUE_VIOLATION = '23505';

type Order = Body<'POST /operation/accounts/new'> & { by: string };

/**
 * Opens an account for a customer, with its boards and its owner. Nobody knows the owner's first password, the operator
 * neither: the link that is answered leads to one of their own.
 */
export async function openCustomerAccount(
  database: Database,
  { name, owner, signupPlan, whitelabel, modules, why, by }: Order,
): Promise<Answer<'POST /operation/accounts/new'>> {
  const id = newId();
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'));
  return database
    .asAccount({ accountId: id }, async (tx) => {
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
      const link = await makeAccessLink(tx, { accountId: id, userId, by });
      return { account: await readAccount(tx, id), link };
    })
    .catch((error) => {
      if (codeOf(error) !== UNIQUE_VIOLATION) throw error;
      const message = 'Alguém já entra com este e-mail. Use outro.';
      throw new Refusal(409, message, { fields: [{ path: 'owner.email', message }] });
    });
}
