import { returnReason } from '@girassol/federation/registry';
import type { Tx } from '../../platform/database';
import { rollBack } from './change-live';
import type { Excess } from './error-watch';
import { RegistryRefusal } from './registry-refusal';

/**
 * Takes a release back wherever it is live, as an operator would, in a transaction of no account. Answers the number of scopes that went back; where there
 * is no version before, the release stays: a failing area is better than none.
 */
export async function takeBack(
  tx: Tx,
  environment: string,
  { remote, version, failures, opens }: Excess,
): Promise<number> {
  const why = returnReason({ failures, opens });
  const lines = await tx
    .selectFrom('remote_live')
    .select(['scope', 'target'])
    .where((where) => where.and({ environment, remote, version, is_live: true }))
    .execute();
  let taken = 0;
  for (const { scope, target } of lines) {
    const change = { environment, remote, scope, target, expected: null, by: 'retorno automático', why };
    try {
      await rollBack(tx, { ...change, action: 'return' }, { from: version });
      taken += 1;
    } catch (error) {
      if (!(error instanceof RegistryRefusal)) throw error;
    }
  }
  return taken;
}
