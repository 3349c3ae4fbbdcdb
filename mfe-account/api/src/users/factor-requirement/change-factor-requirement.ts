import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { toInstantSql } from '@girassol/api-platform/days/days-in-sql';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { invalidField, Refusal } from '@girassol/api-platform/refusals/refusal';
import { addDays, toIsoDate } from '@girassol/shared-domain';
import type { RequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { recordAuditEntry } from '../../audit';
import { hasFactor } from '../factor/factor';
import { requireOwner } from '../factor/team-factor';
import { requireOwnPassword } from '../security/change-password';
import { loadFactorRequirement } from './factor-requirement';
import { mailFactorRequirement } from './mail-factor-requirement';

type Call = 'PUT /users/factor/requirement/:userId';

/** Days ahead from which a factor can be required. */
const MAX_DAYS_AHEAD = 365;

/**
 * Requires a second factor of everybody in the account from a day, or no longer, for its owner with the own password. An owner
 * without a factor is refused (409), and so is locked out by no requirement. People without one are told by mail.
 */
export async function changeFactorRequirement(
  request: FastifyRequest,
  caller: Caller,
  { currentPassword, from }: RequestBody<Call>,
): Promise<ResponseBody<Call>> {
  requireOwner(caller);
  if (from !== null) requirePossibleDay(from);
  await requireOwnPassword(request, caller, { password: currentPassword, field: 'currentPassword' });
  return request.server.database.asAccount(caller, async (tx) => {
    await lockAccount(tx, caller);
    const former = (await loadFactorRequirement(tx, caller.accountId))?.from ?? null;
    if (from === former) return { requiredFrom: from };
    if (from === null) await deleteRequirement(tx, caller);
    else await saveRequirement(tx, caller, from);
    await recordAuditEntry(tx, caller, {
      area: 'security',
      action: from === null ? 'stop-requiring-factor' : 'require-factor',
      before: { from: former },
      after: { from },
    });
    await publishEvent(tx, caller, { kind: 'account-changed' });
    if (from !== null) await mailFactorRequirement(tx, request, { accountId: caller.accountId, from });
    return { requiredFrom: from };
  });
}

function requirePossibleDay(from: string): void {
  const today = toIsoDate(Date.now());
  if (from < today) throw invalidField('from', 'Escolha hoje ou um dia depois.');
  if (from > addDays(today, MAX_DAYS_AHEAD)) throw invalidField('from', 'Escolha um dia dentro de um ano.');
}

/** Holds the account, so that of two changes at once the second one sees the first. */
const lockAccount = (tx: Tx, { accountId }: Caller) =>
  tx.selectFrom('accounts').select('id').where('id', '=', accountId).forUpdate().executeTakeFirstOrThrow();

const deleteRequirement = (tx: Tx, { accountId }: Caller) =>
  tx.deleteFrom('factor_requirements').where('account_id', '=', accountId).execute();

async function saveRequirement(tx: Tx, caller: Caller, from: string): Promise<void> {
  if (!(await hasFactor(tx, caller)))
    throw new Refusal(
      409,
      'Ligue primeiro a sua própria verificação em duas etapas, ou crie uma chave de acesso.',
    );
  const required_at = toInstantSql(sql`${from}::date`);
  await tx
    .insertInto('factor_requirements')
    .values({ account_id: caller.accountId, required_at })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ required_at }))
    .execute();
}
