import type { OverridePermission, PermissionOrder } from '@girassol/federation/registry';
import { sql } from 'kysely';
import { newId, type Row, type Tx } from '../../platform/database';
import { RegistryRefusal } from '../registry/registry-refusal';

/** Shown to operators: those that hold, and the newest that ended. */
const SHOWN = 50;

/** Newest first. */
export async function readPermissions(tx: Tx, environment: string): Promise<OverridePermission[]> {
  const rows = await tx
    .selectFrom('override_permissions')
    .selectAll()
    .where('environment', '=', environment)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(permissionOf);
}

interface Grant extends PermissionOrder {
  environment: string;
  userId: string;
  by: string;
}

/** Gives a permission. One that the person has already goes on beside it. */
export async function grantPermission(
  tx: Tx,
  { environment, userId, email, remotes, until, by, why }: Grant,
): Promise<OverridePermission> {
  const row = await tx
    .insertInto('override_permissions')
    .values({
      id: newId(),
      environment,
      user_id: userId,
      email,
      remotes,
      expires_at: new Date(until),
      by,
      why,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return permissionOf(row);
}

/** Ends a permission that holds, and with it what was pointed elsewhere under it. Throws GF-544 where none holds. */
export async function endPermission(tx: Tx, { id, by }: { id: string; by: string }): Promise<void> {
  const ended = await tx
    .updateTable('override_permissions')
    .set({ ended_at: sql`now()`, ended_by: by })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning('id')
    .executeTakeFirst();
  if (!ended)
    throw new RegistryRefusal(404, 'GF-544', {
      pt: 'Esta permissão não existe ou já terminou.',
      en: 'This permission does not exist, or has ended.',
    });
}

const permissionOf = (row: Row<'override_permissions'>): OverridePermission => ({
  id: row.id,
  email: row.email,
  remotes: row.remotes,
  until: row.expires_at.getTime(),
  by: row.by,
  why: row.why,
  at: row.created_at.getTime(),
  ended: row.ended_at && { at: row.ended_at.getTime(), by: row.ended_by ?? '' },
});
