import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { notAllowed, notFound } from '@girassol/api-platform/refusals/refusal';
import { AFTER_SALES_MODULE, meetsCondition } from '@girassol/shared-domain';
import { loadVisibleItem } from '../kanbans/board-access';

/**
 * Locks an activity before a change of its service lines. Refused (404) if the item is not an activity, and
 * (403) if the account lacks the after-sales module.
 */
export async function lockActivity(tx: Tx, caller: Caller, saleId: string): Promise<Row<'sales'>> {
  const item = await loadVisibleItem(tx, caller, saleId, { forUpdate: true });
  if (item.type !== 'AFTER_SALES') throw notFound('Esta atividade não existe mais.');
  if (!meetsCondition({ module: AFTER_SALES_MODULE }, caller)) {
    throw notAllowed(`Sua conta não tem o módulo ${AFTER_SALES_MODULE}.`);
  }
  return item;
}
