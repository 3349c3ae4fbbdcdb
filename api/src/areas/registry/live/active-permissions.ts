import type { Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';

/**
 * Permission of a user to override versions of remotes that is valid now. `remotes` is null if it covers all
 * remotes.
 */
export interface ActiveOverridePermission {
  id: string;
  userId: string;
  /** Null: all of them. */
  remotes: readonly string[] | null;
  /** Epoch milliseconds. */
  until: number;
}

/** Checks whether a permission to override versions covers a remote and has not expired. */
export const isOverridePermitted = (
  { remotes, until }: ActiveOverridePermission,
  remote: string,
  now = Date.now(),
): boolean => until > now && (remotes === null || remotes.includes(remote));

/**
 * Loads all permissions to override versions of remotes that are valid now. A browser's override is ignored
 * once its permission has ended.
 */
export async function loadActiveOverridePermissions(
  tx: Tx,
  environment: string,
): Promise<ActiveOverridePermission[]> {
  const rows = await tx
    .selectFrom('override_permissions')
    .select(['id', 'user_id', 'remotes', 'expires_at'])
    .where('environment', '=', environment)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .execute();
  return rows.map(({ id, user_id, remotes, expires_at }) => ({
    id,
    userId: user_id,
    remotes,
    until: expires_at.getTime(),
  }));
}
