import { AFTER_SALES_MODULE, meets } from '@girassol/shared-domain';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { notAllowed, notFound } from '../../platform/refusals/refusal';
import { visibleItem } from '../kanbans/board-access';

/** The activity whose services are about to change, kept from other writers. Its account must have the module. */
export async function heldActivity(tx: Tx, caller: Caller, saleId: string): Promise<Row<'sales'>> {
  const item = await visibleItem(tx, caller, saleId, { forUpdate: true });
  if (item.type !== 'AFTER_SALES') throw notFound('Esta atividade não existe mais.');
  if (!meets({ module: AFTER_SALES_MODULE }, caller)) {
    throw notAllowed(`Sua conta não tem o módulo ${AFTER_SALES_MODULE}.`);
  }
  return item;
}
