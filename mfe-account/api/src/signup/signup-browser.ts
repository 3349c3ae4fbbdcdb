import { randomBytes, timingSafeEqual } from 'node:crypto';
import { hashToken } from '@girassol/api-platform/access/find-token-caller';
import type { Row, Tx } from '@girassol/api-platform/database';
import { addCookie, getCookie } from '@girassol/api-platform/http/cookies';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import { DAY_MS } from '@girassol/shared-domain';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Days for which a signup can be resumed. */
export const SIGNUP_DAYS = 30;

const getCookieName = (signupId: string): string => `girassol_signup_${signupId}`;

/** Creates the secret of a signup, and lets the browser keep it where no script reads it. Returns what is stored. */
export function giveSignupSecret(request: FastifyRequest, reply: FastifyReply, signupId: string): Buffer {
  const value = randomBytes(32).toString('base64url');
  addCookie(request, reply, {
    name: getCookieName(signupId),
    value,
    seconds: (SIGNUP_DAYS * DAY_MS) / 1000,
  });
  return hashToken(value);
}

/** Checks whether the browser of a request holds the secret of a signup. */
export function holdsSignupSecret(
  request: FastifyRequest,
  { account_id: id, secret_hash: hash }: Pick<Row<'signups'>, 'account_id' | 'secret_hash'>,
): boolean {
  const value = getCookie(request, getCookieName(id));
  return value !== undefined && timingSafeEqual(hashToken(value), hash);
}

/** Locks a signup that is not over, by its id. Refused (404) for every other id. */
export async function lockSignup(tx: Tx, id: string): Promise<Row<'signups'>> {
  const signup = await tx
    .selectFrom('signups')
    .selectAll()
    .where('account_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!signup || (signup.state !== 'paid' && signup.expires_at < new Date()))
    throw notFound('Este cadastro não existe ou terminou. Comece de novo: leva dois minutos.');
  return signup;
}

/** Locks a signup for the browser that began it. Refused (403) for every other browser. */
export async function lockOwnSignup(tx: Tx, request: FastifyRequest, id: string): Promise<Row<'signups'>> {
  const signup = await lockSignup(tx, id);
  if (!holdsSignupSecret(request, signup))
    throw new Refusal(
      403,
      'Este cadastro foi começado em outro aparelho. Continue com o código do seu e-mail.',
    );
  return signup;
}
