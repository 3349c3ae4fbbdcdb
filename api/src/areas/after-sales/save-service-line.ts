import { loadSettingsDocument } from '@girassol/account-api/settings';
import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import { toCents } from '@girassol/shared-domain';
import type { ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';
import { applyServiceLineChange } from './apply-service-line-change';
import { lockActivity } from './lock-activity';

const SAVE = 'POST /sales/single/services/single/:saleId/:serviceId';

interface Named {
  name: string;
  type: Row<'after_sales_services'>['type'];
}

/**
 * Adds a service from the account's settings to an activity, or changes the activity's existing line of that
 * service (boards.aftersales-003).
 */
export async function saveServiceLine(
  tx: Tx,
  caller: Caller,
  { saleId, serviceId }: { saleId: string; serviceId: string },
  { price, priceComps, quantity }: ParsedRequestBody<typeof SAVE>,
): Promise<ResponseBody<typeof SAVE>> {
  const item = await lockActivity(tx, caller, saleId);
  const present = await tx
    .selectFrom('after_sales_services')
    .select(['name', 'type'])
    .where('account_id', '=', caller.accountId)
    .where('sale_id', '=', item.id)
    .where('service_id', '=', serviceId)
    .executeTakeFirst();
  const service: Named = present ?? (await offeredService(tx, caller, serviceId));
  const values = {
    quantity: service.type === 'SUPPLY' ? quantity : 1,
    price_cents: toCents(price),
    price_comps: priceComps.filter((line) => line !== ''),
  };
  await tx
    .insertInto('after_sales_services')
    .values({
      account_id: caller.accountId,
      sale_id: item.id,
      service_id: serviceId,
      name: service.name,
      type: service.type,
      ...values,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'sale_id', 'service_id']).doUpdateSet(values))
    .execute();
  return applyServiceLineChange(tx, caller, item, {
    title: present ? 'Serviço alterado' : 'Serviço adicionado',
    service: service.name,
  });
}

async function offeredService(tx: Tx, { accountId }: Caller, serviceId: string): Promise<Named> {
  const { afterSalesServices } = await loadSettingsDocument(tx, accountId);
  const offered = afterSalesServices.find(({ _id }) => _id === serviceId);
  if (!offered) throw notFound('Este serviço não está mais nas configurações da conta.');
  return offered;
}
