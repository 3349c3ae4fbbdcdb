import { randomUUID } from 'node:crypto';
import type { Tx } from '@girassol/api-platform/database';
import { toIpAddressGroup } from '@girassol/api-platform/http/address-group';
import {
  createLimitKey,
  deleteFailedAttempts,
  recordFailedAttempt,
  requireAttemptsLeft,
} from '@girassol/api-platform/http/try-limit';
import { notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { FinanceUser } from '../finance-platform';
import { type LoginCodeUse, redeemLoginCode } from '../login-codes';
import { FINANCE_PLATFORM_CLOSED, isFinancePlatformOpen } from '../require-finance-platform';
import { openFinanceSession } from './finance-sessions';

/** Wrong codes within 15 minutes for one e-mail from one network address, and from the address alone. */
const MAX_WRONG_CODES = { login: 10, address: 50 } as const;

/** Messages of a sign-in that was refused. Who typed the right code, and nobody else, learns that it was used or has ended. */
const refusals: Readonly<Record<Exclude<LoginCodeUse, 'ACCEPTED'>, string>> = {
  USED: 'Este código já foi usado: cada um abre a plataforma uma vez. Gere outro nas configurações do Girassol.',
  EXPIRED: 'Este código terminou: ele vale por dez minutos. Gere outro nas configurações do Girassol.',
  WRONG: 'E-mail e código não conferem. Vale o último código gerado, digitado como ele aparece.',
};

/**
 * Signs a user in to the embedded finance platform by e-mail and login code. Returns the value of the cookie of the session.
 * Refused (401) for a code that is wrong, used or over, (403) where the platform is not open to the account, (429) after
 * many wrong codes.
 */
export async function signInByCode(
  request: FastifyRequest,
  { email, code }: { email: string; code: string },
): Promise<string> {
  const { database } = request.server;
  const address = toIpAddressGroup(request.ip);
  const login = createLimitKey('finance-login', email.toLowerCase(), address);
  const limited = {
    limits: [
      { key: login, most: MAX_WRONG_CODES.login },
      { key: createLimitKey('finance-login-address', address), most: MAX_WRONG_CODES.address },
    ],
    tooMany: (wait: string) => `Muitos códigos errados. Aguarde ${wait} e tente de novo.`,
  };
  await requireAttemptsLeft(database, limited);
  const [found] = await database.lookUp(sql<{ account_id: string; user_id: string }>`
    select account_id, user_id from find_login(${email}) l
    where ${database.admitsDemo} or not is_demo_account(l.account_id)`);
  // An e-mail that nobody has takes the same work, so that its time tells nothing either.
  const user = { accountId: found?.account_id ?? randomUUID(), userId: found?.user_id ?? randomUUID() };
  const { use, cookie } = await database.asAccount(user, (tx) => useCode(tx, user, code));
  if (cookie === null) {
    await recordFailedAttempt(database, limited);
    throw new Refusal(401, refusals[use]);
  }
  await deleteFailedAttempts(database, [login]);
  return cookie;
}

/** Result of a code, and the cookie of the session that it opened. */
type CodeResult = { use: 'ACCEPTED'; cookie: string } | { use: keyof typeof refusals; cookie: null };

async function useCode(tx: Tx, user: FinanceUser, code: string): Promise<CodeResult> {
  const use = await redeemLoginCode(tx, user, code);
  if (use !== 'ACCEPTED') return { use, cookie: null };
  if (!(await isFinancePlatformOpen(tx, user))) throw notAllowed(FINANCE_PLATFORM_CLOSED);
  return { use, cookie: await openFinanceSession(tx, user) };
}
