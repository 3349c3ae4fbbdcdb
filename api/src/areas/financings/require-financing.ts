import { can, hasFinancing, NO_FINANCING } from '@girassol/shared-domain';
import type { Caller } from '../../platform/access';
import { notAllowed } from '../../platform/refusals/refusal';

/** Refuses whoever has no financing: the white label without it, and who may only calculate (financing-103). */
export function requireFinancing(caller: Caller): void {
  if (caller.calculatorOnly || !hasFinancing(caller.session)) throw notAllowed(NO_FINANCING);
}

/** Those who see what is personal in a request besides who made it: the owner of the account and managers of sales. */
export const managesFinancings = (caller: Caller): boolean => can(caller, 'salesManager');
