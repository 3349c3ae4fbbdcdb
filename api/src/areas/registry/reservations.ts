import type { Tx } from '@girassol/api-platform/database';
import type { RemoteReservation } from '@girassol/federation/registry';
import { sql } from 'kysely';
import type { Operator } from './operator';
import { RegistryRefusal } from './registry-refusal';

/**
 * Reserves the name of a remote for a team until the team publishes a first release. A later reservation
 * replaces an earlier one.
 */
export async function reserveRemoteName(
  tx: Tx,
  { remote, team, by }: Pick<RemoteReservation, 'remote' | 'team' | 'by'>,
): Promise<void> {
  await tx
    .insertInto('remote_reservations')
    .values({ remote, team, by })
    .onConflict((conflict) => conflict.column('remote').doUpdateSet({ team, by, at: sql`now()` }))
    .execute();
}

/** Lists the reserved names of remotes that have no published release yet, of all teams or for one name. */
export async function listRemoteReservations(tx: Tx, remote: string | null): Promise<RemoteReservation[]> {
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

/**
 * Throws GF-516 if the name of a remote is reserved for another team than the team of a release. Operators of
 * all remotes are exempt.
 */
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
