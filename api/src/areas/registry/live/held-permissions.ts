import { sql } from 'kysely';
import type { Tx } from '../../../platform/database';

/** A permission that holds. */
export interface HeldPermission {
  id: string;
  userId: string;
  /** Null: all of them. */
  remotes: readonly string[] | null;
  /** Epoch milliseconds. */
  until: number;
}

/** Does it reach this remote, now? */
export const isPermitted = ({ remotes, until }: HeldPermission, remote: string, now = Date.now()): boolean =>
  until > now && (remotes === null || remotes.includes(remote));

/** Those that hold: what decides whether an override is still followed. */
export async function readHeldPermissions(tx: Tx, environment: string): Promise<HeldPermission[]> {
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
