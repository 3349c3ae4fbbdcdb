import { type Facts, isEnterprise } from '@girassol/shared-domain';
import type { BoardItem, Settings } from '@girassol/shared-domain/contract';
import { hasSignatureModule, whyWinWaits } from '@girassol/shared-domain/signatures';

/** Why a sale cannot be won yet, where the account waits for a signed contract; null where it can. The server decides. */
export function winWaits(
  { contracts = [] }: Pick<BoardItem, 'contracts'>,
  { preferences }: Pick<Settings, 'preferences'>,
  facts: Pick<Facts, 'session'>,
): string | null {
  const isAsked = preferences.contracts?.winWaitsForSignature ?? false;
  return isAsked && isEnterprise(facts.session) && hasSignatureModule(facts) ? whyWinWaits(contracts) : null;
}
