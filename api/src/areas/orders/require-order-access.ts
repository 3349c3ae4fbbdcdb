import type { Caller } from '@girassol/api-platform/access';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import { can, MARKETPLACE_MODULE } from '@girassol/shared-domain';

/**
 * Throws 403 for accounts without the Marketplace, and for vendors without a right on sales, works or prices
 * (orders-001).
 */
export function requireOrderAccess(caller: Caller): void {
  if (!caller.session.activeModules.includes(MARKETPLACE_MODULE))
    throw notAllowed('Sua conta não tem o módulo Marketplace.');
  if (!canSeeAllOrders(caller) && !can(caller, 'pricingEdit'))
    throw notAllowed('Você não tem permissão para ver pedidos.');
}

/**
 * Checks whether a user may see all equipment orders. A user who may only change prices sees only the orders
 * of their own proposals.
 */
export const canSeeAllOrders = (caller: Caller): boolean =>
  can(caller, 'salesManager') || can(caller, 'administrativeManager');
