import type { OverrideUse } from '@girassol/federation/registry';
import type { Tx } from '../../platform/database';

const SHOWN = 30;

/** Writes down that a browser was pointed elsewhere, or (neither version nor origin) back. */
export async function recordOverride(
  tx: Tx,
  use: Omit<OverrideUse, 'id' | 'at'> & { environment: string },
): Promise<void> {
  await tx.insertInto('browser_overrides').values(use).execute();
}

/** The newest uses: of all remotes, or of one. */
export async function readOverrides(
  tx: Tx,
  { environment, remote }: { environment: string; remote: string | null },
): Promise<OverrideUse[]> {
  const rows = await tx
    .selectFrom('browser_overrides')
    .selectAll()
    .where('environment', '=', environment)
    .$if(remote !== null, (query) => query.where('remote', '=', remote ?? ''))
    .orderBy('id', 'desc')
    .limit(SHOWN)
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
