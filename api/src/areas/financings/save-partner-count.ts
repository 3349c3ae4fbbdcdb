import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { addHistoryLine, loadActor } from '@girassol/api-platform/histories/write-history';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { loadVisibleCustomer } from '../customers/load-visible-customer';
import { publishCustomerChanged } from '../customers/publish-customer-changed';
import { updateCustomerRow } from '../customers/write-customer';
import { saveFinancingBadgeStatus } from './financing-parts';
import { publishFinancingChanged } from './financing-steps';
import { requireFinancingAccess } from './require-financing-access';

/**
 * Saves the number of partners of a customer that is a company, from which follows how many documents its
 * financings need (financing-094).
 */
export async function savePartnerCount(
  tx: Tx,
  caller: Caller,
  cid: string,
  associates: number,
): Promise<ResponseBody<'PUT /customers/single/associates/:cid'>> {
  requireFinancingAccess(caller);
  const customer = await loadVisibleCustomer(tx, caller, cid, { forUpdate: true });
  if (!customer.is_cnpj) throw new Refusal(409, 'Só empresas têm sócios.');
  if (customer.associates !== associates) {
    await updateCustomerRow(tx, caller, cid, { associates });
    await addHistoryLine(tx, caller, await loadActor(tx, caller), {
      customerId: cid,
      saleId: null,
      title: 'Cliente editado',
      content: `${customer.name}, alterado: sócios.`,
    });
    await publishCustomerChanged(tx, caller, cid);
    const open = await tx
      .selectFrom('financings')
      .select(['id', 'customer_id', 'user_id'])
      .where('account_id', '=', caller.accountId)
      .where('customer_id', '=', cid)
      .where('state', '=', 'OPEN')
      .orderBy('id')
      .execute();
    for (const financing of open) {
      await saveFinancingBadgeStatus(tx, caller.accountId, financing.id);
      await publishFinancingChanged(tx, caller, financing);
    }
  }
  return { customer: { _id: cid, name: customer.name, associates } };
}
