import type { Tx } from '@girassol/api-platform/database';
import type { OverrideRecord } from '@girassol/federation/registry';

const MAX_LISTED = 30;

/**
 * Records that the browser of a user was switched to another version or origin of a remote. Without version
 * and origin, records that the override ended.
 */
export async function recordOverride(
  tx: Tx,
  use: Omit<OverrideRecord, 'id' | 'at'> & { environment: string },
): Promise<void> {
  await tx.insertInto('browser_overrides').values(use).execute();
}

/** Lists the latest overrides of all remotes, or of one. */
export async function listOverrides(
  tx: Tx,
  { environment, remote }: { environment: string; remote: string | null },
): Promise<OverrideRecord[]> {
  const rows = await tx
    .selectFrom('browser_overrides')
    .selectAll()
    .where('environment', '=', environment)
    .$if(remote !== null, (query) => query.where('remote', '=', remote ?? ''))
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return rows.map(({ id, at, by, why, remote: name, version, origin }) => ({
    id: Number(id),
    at: at.getTime(),
    by,
    why,
    remote: name,
    version,
    origin,
  }));
}
