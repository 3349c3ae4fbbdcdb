import type { Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';
import type { RemovedAbsence } from '../../tables/collaborator-tables';

/** Ends the absences of people whose deputy leaves, and returns them. */
export async function endAbsences(tx: Tx, accountId: string, deputyId: string): Promise<RemovedAbsence[]> {
  const ended = await tx
    .selectFrom('users')
    .select(['id', 'away_from', 'away_until'])
    .where('account_id', '=', accountId)
    .where('deputy_id', '=', deputyId)
    .orderBy('id')
    .forUpdate()
    .execute();
  await tx
    .updateTable('users')
    .set({
      away_from: null,
      away_until: null,
      deputy_id: null,
      rights_version: sql<number>`rights_version + 1`,
    })
    .where('account_id', '=', accountId)
    .where('deputy_id', '=', deputyId)
    .execute();
  return ended.flatMap(({ id, away_from, away_until }) =>
    away_from !== null && away_until !== null ? [{ userId: id, from: away_from, until: away_until }] : [],
  );
}

/** Begins the absences again of people who have no other one, now that their deputy is back. */
export async function restoreAbsences(
  tx: Tx,
  {
    accountId,
    deputyId,
    absences,
  }: { accountId: string; deputyId: string; absences: readonly RemovedAbsence[] },
): Promise<void> {
  for (const { userId, from, until } of absences)
    await tx
      .updateTable('users')
      .set({
        away_from: from,
        away_until: until,
        deputy_id: deputyId,
        rights_version: sql<number>`rights_version + 1`,
      })
      .where('account_id', '=', accountId)
      .where('id', '=', userId)
      .where('deputy_id', 'is', null)
      .where('disabled_at', 'is', null)
      .execute();
}
