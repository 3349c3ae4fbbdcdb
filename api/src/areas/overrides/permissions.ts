import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import type { OverridePermission, OverridePermissionRequest } from '@girassol/federation/registry';
import { sql } from 'kysely';
import { RegistryRefusal } from '../registry/registry-refusal';

/** Shown to operators: those that hold, and the newest that ended. */
const MAX_LISTED = 50;

/** Lists the latest permissions to override versions, valid and ended, newest first and at most 50. */
export async function listOverridePermissions(tx: Tx, environment: string): Promise<OverridePermission[]> {
  const rows = await tx
    .selectFrom('override_permissions')
    .selectAll()
    .where('environment', '=', environment)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(toOverridePermission);
}

interface Grant extends OverridePermissionRequest {
  environment: string;
  userId: string;
  by: string;
}

/** Grants a user a permission to override versions of remotes. Earlier permissions of the user stay valid. */
export async function grantOverridePermission(
  tx: Tx,
  { environment, userId, email, remotes, until, by, why }: Grant,
): Promise<OverridePermission> {
  const row = await tx
    .insertInto('override_permissions')
    .values({
      id: generateId(),
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
  return toOverridePermission(row);
}

/**
 * Ends a valid permission to override versions, and with it the overrides that used it. Throws GF-544 if the
 * permission is not valid.
 */
export async function endOverridePermission(tx: Tx, { id, by }: { id: string; by: string }): Promise<void> {
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

const toOverridePermission = (row: Row<'override_permissions'>): OverridePermission => ({
  id: row.id,
  email: row.email,
  remotes: row.remotes,
  until: row.expires_at.getTime(),
  by: row.by,
  why: row.why,
  at: row.created_at.getTime(),
  ended: row.ended_at && { at: row.ended_at.getTime(), by: row.ended_by ?? '' },
});
