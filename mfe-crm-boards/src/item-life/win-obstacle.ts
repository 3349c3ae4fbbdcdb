import { type AccessFacts, isEnterprisePlan } from '@girassol/shared-domain';
import type { BoardItem, Settings } from '@girassol/shared-domain/contract';
import { describeSignatureWinObstacle, hasSignatureModule } from '@girassol/shared-domain/signatures';

/**
 * Returns the reason why a sale cannot be won before its contract is signed, if the account's settings
 * require a signed contract; null if the sale can be won. The server repeats the check.
 */
export function getWinObstacle(
  { contracts = [] }: Pick<BoardItem, 'contracts'>,
  { preferences }: Pick<Settings, 'preferences'>,
  facts: Pick<AccessFacts, 'session'>,
): string | null {
  const isAsked = preferences.contracts?.winWaitsForSignature ?? false;
  return isAsked && isEnterprisePlan(facts.session) && hasSignatureModule(facts)
    ? describeSignatureWinObstacle(contracts)
    : null;
}
