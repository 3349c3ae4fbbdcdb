import type { Caller } from '@girassol/api-platform/access';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import { can, canAccountOfferFinancing, FINANCING_UNAVAILABLE_MESSAGE } from '@girassol/shared-domain';

/**
 * Throws 403 for white-labels without financing, and for callers who may only use the calculator
 * (financing-103).
 */
export function requireFinancingAccess(caller: Caller): void {
  if (caller.calculatorOnly || !canAccountOfferFinancing(caller.session))
    throw notAllowed(FINANCING_UNAVAILABLE_MESSAGE);
}

/**
 * Checks whether the caller may manage financings that other users requested, and see their personal data:
 * the owner of the account, or a manager of sales.
 */
export const canManageFinancings = (caller: Caller): boolean => can(caller, 'salesManager');
