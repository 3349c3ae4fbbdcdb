import { isEnterprise } from '@girassol/shared-domain';
import { hasSignatureModule, whyWinWaits } from '@girassol/shared-domain/signatures';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { Refusal } from '../../platform/refusals/refusal';
import { contractRefs } from '../items/contracts-of-item';

/**
 * Refuses to win a sale without a contract that all have signed, in an account that wants it so. An account that has lost
 * signatures since does not wait for what it cannot have.
 */
export async function requireSignedContract(tx: Tx, caller: Caller, item: Row<'sales'>): Promise<void> {
  if (!isEnterprise(caller.session) || !hasSignatureModule(caller)) return;
  const why = whyWinWaits(await contractRefs(tx, caller, item));
  if (why) throw new Refusal(409, `${why} Na sua conta, a venda só é ganha com o contrato assinado.`);
}
