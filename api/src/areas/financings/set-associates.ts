import type { Answer } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { actorOf, writeHistory } from '../../platform/histories/write-history';
import { Refusal } from '../../platform/refusals/refusal';
import { tellOfCustomer } from '../customers/tell-of-customer';
import { visibleCustomer } from '../customers/visible-customer';
import { writeCustomer } from '../customers/write-customer';
import { writeStatus } from './financing-facts';
import { tellFinancing } from './record-step';
import { requireFinancing } from './require-financing';

/** Says how many partners a company has: so many papers its financings need (financing-094). */
export async function setAssociates(
  tx: Tx,
  caller: Caller,
  cid: string,
  associates: number,
): Promise<Answer<'PUT /customers/single/associates/:cid'>> {
  requireFinancing(caller);
  const customer = await visibleCustomer(tx, caller, cid, { forUpdate: true });
  if (!customer.is_cnpj) throw new Refusal(409, 'Só empresas têm sócios.');
  if (customer.associates !== associates) {
    await writeCustomer(tx, caller, cid, { associates });
    await writeHistory(tx, caller, await actorOf(tx, caller), {
      customerId: cid,
      saleId: null,
      title: 'Cliente editado',
      content: `${customer.name}, alterado: sócios.`,
    });
    await tellOfCustomer(tx, caller, cid);
    const open = await tx
      .selectFrom('financings')
      .select(['id', 'customer_id', 'user_id'])
      .where('account_id', '=', caller.accountId)
      .where('customer_id', '=', cid)
      .where('state', '=', 'OPEN')
      .orderBy('id')
      .execute();
    for (const financing of open) {
      await writeStatus(tx, caller.accountId, financing.id);
      await tellFinancing(tx, caller, financing);
    }
  }
  return { customer: { _id: cid, name: customer.name, associates } };
}
