import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { applyServiceLineChange } from './apply-service-line-change';
import { lockActivity } from './lock-activity';

/** Removes a service line from an activity (boards.aftersales-004). */
export async function removeServiceLine(
  tx: Tx,
  caller: Caller,
  { saleId, serviceId }: { saleId: string; serviceId: string },
): Promise<ResponseBody<'DELETE /sales/single/services/single/:saleId/:serviceId'>> {
  const item = await lockActivity(tx, caller, saleId);
  const removed = await tx
    .deleteFrom('after_sales_services')
    .where('account_id', '=', caller.accountId)
    .where('sale_id', '=', item.id)
    .where('service_id', '=', serviceId)
    .returning('name')
    .executeTakeFirst();
  if (!removed) throw notFound('Este serviço não está mais na atividade.');
  return applyServiceLineChange(tx, caller, item, { title: 'Serviço removido', service: removed.name });
}
