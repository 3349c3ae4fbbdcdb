import { can } from '@girassol/shared-domain';
import { notAllowed } from '../refusals/refusal';
import type { Caller } from './caller';

/**
 * Throws a refusal (403) for a caller who may not use proposals: a vendor needs the right `proposalsList`, or
 * the manager's rights on sales.
 */
export function requireProposalAccess(caller: Caller): void {
  if (caller.calculatorOnly || (!can(caller, 'proposalsList') && !can(caller, 'salesManager')))
    throw notAllowed('Você não tem permissão para ver propostas.');
}
