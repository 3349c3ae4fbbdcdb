import type { Answer } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { notFound } from '../../platform/refusals/refusal';
import { changeServices } from './change-services';
import { heldActivity } from './held-activity';

/** Takes a line off an activity (boards.aftersales-004). */
export async function removeService(
  tx: Tx,
  caller: Caller,
  { saleId, serviceId }: { saleId: string; serviceId: string },
): Promise<Answer<'DELETE /sales/single/services/single/:saleId/:serviceId'>> {
  const item = await heldActivity(tx, caller, saleId);
  const removed = await tx
    .deleteFrom('after_sales_services')
    .where('account_id', '=', caller.accountId)
    .where('sale_id', '=', item.id)
    .where('service_id', '=', serviceId)
    .returning('name')
    .executeTakeFirst();
  if (!removed) throw notFound('Este serviço não está mais na atividade.');
  return changeServices(tx, caller, item, { title: 'Serviço removido', service: removed.name });
}
