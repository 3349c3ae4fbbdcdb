import { AFTER_SALES_MODULE, boards, can, meets } from '@girassol/shared-domain';
import type { Caller } from '../access';
import { notAllowed } from '../http/refusal';
import { requireBoard } from '../kanbans/board-access';

/** Refuses who may not fill service orders: the board and the module. */
export function requireServiceOrders(caller: Caller): void {
  requireBoard(caller, 'AFTER_SALES');
  if (!meets({ module: AFTER_SALES_MODULE }, caller)) {
    throw notAllowed(`Sua conta não tem o módulo ${AFTER_SALES_MODULE}.`);
  }
}

/** Refuses who may not change the templates of the account: whoever manages the board may. */
export function requireTemplateManager(caller: Caller): void {
  requireServiceOrders(caller);
  if (!can(caller, boards.AFTER_SALES.managerPermission)) {
    throw notAllowed('Só quem gerencia o pós-venda pode mudar os modelos.');
  }
}
