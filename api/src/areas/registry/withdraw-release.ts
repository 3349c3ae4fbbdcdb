import type { Tx } from '@girassol/api-platform/database';
import { formatRollbackReason } from '@girassol/federation/registry';
import { rollBackRelease } from './change-live-releases';
import { RegistryRefusal } from './registry-refusal';
import type { ExceededErrorLimit } from './release-error-monitor';

/**
 * Rolls a failing release back in every scope where it is live, without a request of an operator. Runs in a
 * transaction without an account. Returns the number of scopes. A scope without a previous version keeps the
 * release, because a failing area is better than none.
 */
export async function withdrawRelease(
  tx: Tx,
  environment: string,
  { remote, version, failures, opens }: ExceededErrorLimit,
): Promise<number> {
  const why = formatRollbackReason({ failures, opens });
  const lines = await tx
    .selectFrom('remote_live')
    .select(['scope', 'target'])
    .where((where) => where.and({ environment, remote, version, is_live: true }))
    .execute();
  let taken = 0;
  for (const { scope, target } of lines) {
    const change = { environment, remote, scope, target, expected: null, by: 'retorno automático', why };
    try {
      await rollBackRelease(tx, { ...change, action: 'return' }, { from: version });
      taken += 1;
    } catch (error) {
      if (!(error instanceof RegistryRefusal)) throw error;
    }
  }
  return taken;
}
