import { can, MARKETPLACE_MODULE } from '@girassol/shared-domain';
import type { Caller } from '../../platform/access';
import { notAllowed } from '../../platform/refusals/refusal';

/** Refuses accounts without the Marketplace, and vendors without a right on sales, works or prices (orders-001). */
export function requireOrders(caller: Caller): void {
  if (!caller.session.activeModules.includes(MARKETPLACE_MODULE))
    throw notAllowed('Sua conta não tem o módulo Marketplace.');
  if (!seesAllOrders(caller) && !can(caller, 'pricingEdit'))
    throw notAllowed('Você não tem permissão para ver pedidos.');
}

/** Who buys or manages sales sees every order; who may only change prices, those of the own proposals. */
export const seesAllOrders = (caller: Caller): boolean =>
  can(caller, 'salesManager') || can(caller, 'administrativeManager');
