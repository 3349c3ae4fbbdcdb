import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { loadActor } from '@girassol/api-platform/histories/write-history';
import { notAllowed, notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { RequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { loadFactorRequirement } from '../factor-requirement/factor-requirement';
import { requireOwnPassword } from '../security/change-password';
import { resetFactor } from './reset-factor';

/** Throws a refusal (403) unless the caller owns the account. */
export function requireOwner({ session }: Caller): void {
  if (session.type !== 'MANAGER') throw notAllowed('Só o dono da conta cuida da verificação da equipe.');
}

/** Lists the other people of the account for its owner, with whether their login has a second factor. */
export async function listTeamFactors(
  tx: Tx,
  caller: Caller,
): Promise<ResponseBody<'GET /users/factor/team/:userId'>> {
  requireOwner(caller);
  const requirement = await loadFactorRequirement(tx, caller.accountId);
  const people = await tx
    .selectFrom('users as u')
    .leftJoin('totp_secrets as t', (join) =>
      join.onRef('t.account_id', '=', 'u.account_id').onRef('t.user_id', '=', 'u.id'),
    )
    .select([
      'u.id',
      'u.name',
      sql<boolean>`t.confirmed_at is not null or exists (
        select from passkeys p where p.account_id = u.account_id and p.user_id = u.id)`.as('has_factor'),
    ])
    .where('u.account_id', '=', caller.accountId)
    .where('u.id', '<>', caller.userId)
    .where('u.disabled_at', 'is', null)
    .orderBy('u.name')
    .orderBy('u.id')
    .execute();
  return {
    people: people.map(({ id, name, has_factor }) => ({ _id: id, name, hasFactor: has_factor })),
    requiredFrom: requirement?.from ?? null,
  };
}

/**
 * Turns off the second factor of a collaborator who has lost it, for the owner of the account. Asks for the owner's password
 * first, so that a stolen session weakens nobody's login. Refused (403) for people who administer the platform.
 */
export async function resetFactorOfColleague(
  request: FastifyRequest,
  caller: Caller,
  {
    personId,
    currentPassword,
    why,
  }: { personId: string } & RequestBody<'POST /users/factor/reset/:userId/:personId'>,
): Promise<Record<string, never>> {
  requireOwner(caller);
  if (personId === caller.userId)
    throw new Refusal(
      409,
      'A sua própria você desliga com senha e código. Se perdeu os dois, fale com o suporte.',
    );
  const { database } = request.server;
  const requirePerson = async (tx: Tx) => {
    const person = await tx
      .selectFrom('users')
      .select('is_admin')
      .where('account_id', '=', caller.accountId)
      .where('id', '=', personId)
      .where('disabled_at', 'is', null)
      .executeTakeFirst();
    if (!person) throw notFound('Esta pessoa não é desta conta.');
    if (person.is_admin) throw notAllowed('De quem administra a plataforma ninguém desliga a verificação.');
  };
  await database.asAccount(caller, requirePerson);
  await requireOwnPassword(request, caller, { password: currentPassword, field: 'currentPassword' });
  return database.asAccount(caller, async (tx) => {
    await requirePerson(tx);
    const { name: by } = await loadActor(tx, caller);
    await resetFactor(tx, request, { accountId: caller.accountId, userId: personId, why, actor: caller, by });
    return {};
  });
}
