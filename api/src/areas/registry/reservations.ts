import type { RemoteReservation } from '@girassol/federation/registry';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database';
import type { Operator } from './operator';
import { RegistryRefusal } from './registry-refusal';

/** Keeps a name for a team until it publishes. An admin's later word counts. */
export async function reserveName(
  tx: Tx,
  { remote, team, by }: Pick<RemoteReservation, 'remote' | 'team' | 'by'>,
): Promise<void> {
  await tx
    .insertInto('remote_reservations')
    .values({ remote, team, by })
    .onConflict((conflict) => conflict.column('remote').doUpdateSet({ team, by, at: sql`now()` }))
    .execute();
}

/** Names that nothing was published under yet: of every team, or one remote. */
export async function readReservations(tx: Tx, remote: string | null): Promise<RemoteReservation[]> {
  const rows = await tx
    .selectFrom('remote_reservations')
    .selectAll()
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('remote_releases')
            .select('version')
            .whereRef('remote_releases.remote', '=', 'remote_reservations.remote'),
        ),
      ),
    )
    .$if(remote !== null, (query) => query.where('remote', '=', remote ?? ''))
    .orderBy('remote')
    .execute();
  return rows.map((row) => ({ remote: row.remote, team: row.team, by: row.by, at: row.at.getTime() }));
}

/** Refuses a release of another team than the name was reserved for (GF-516), but for operators. */
export async function requireReservedTeam(
  tx: Tx,
  { remote: own }: Operator,
  { name, team }: { name: string; team: string },
): Promise<void> {
  if (own === null) return;
  const kept = await tx
    .selectFrom('remote_reservations')
    .select('team')
    .where('remote', '=', name)
    .executeTakeFirst();
  if (kept && kept.team !== team)
    throw new RegistryRefusal(403, 'GF-516', {
      pt: `O nome ${name} está reservado para a equipe ${kept.team}; esta versão diz ser da equipe ${team}.`,
      en: `The name ${name} is reserved for team ${kept.team}; this release says it is of team ${team}.`,
    });
}
