import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { isEnterprisePlan } from '@girassol/shared-domain';
import { describeSignatureWinObstacle, hasSignatureModule } from '@girassol/shared-domain/signatures';
import { listContractRefs } from '../items/item-contracts';

/**
 * Refuses to win a sale without a fully signed contract, if the account requires one. An account without signatures in
 * its plan is exempt.
 */
export async function requireSignedContract(tx: Tx, caller: Caller, item: Row<'sales'>): Promise<void> {
  if (!isEnterprisePlan(caller.session) || !hasSignatureModule(caller)) return;
  const why = describeSignatureWinObstacle(await listContractRefs(tx, caller, item));
  if (why) throw new Refusal(409, `${why} Na sua conta, a venda só é ganha com o contrato assinado.`);
}
