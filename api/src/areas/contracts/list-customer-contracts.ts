import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import { type BoardKind, boardHasContracts, boardKinds, canGenerateContracts } from '@girassol/shared-domain';
import type { CustomerContract } from '@girassol/shared-domain/contract';
import type { SignatureState } from '@girassol/shared-domain/signatures';
import { sql } from 'kysely';
import { loadVisibleCustomer } from '../customers/load-visible-customer';
import { currentSignatureSql } from '../items/item-contracts';
import { isItemFindableSql, loadSearchAccess } from '../search/search-access';

/** More than any customer has; a limit all the same. */
const MAX_CONTRACTS = 200;

interface FoundContract {
  id: string;
  number: number;
  name: string;
  registered_at: Date;
  state: SignatureState | null;
  user_name: string;
  sale_id: string;
  sale_number: number;
  sale_type: BoardKind;
  sale_name: string;
}

/** Lists the contracts of a customer, of the items that the caller may open, newest first. */
export async function listCustomerContracts(
  tx: Tx,
  caller: Caller,
  customerId: string,
): Promise<CustomerContract[]> {
  if (caller.calculatorOnly || !canGenerateContracts(caller))
    throw notAllowed('O plano da sua conta não inclui contratos.');
  const customer = await loadVisibleCustomer(tx, caller, customerId);
  const boards = boardKinds.filter(boardHasContracts);
  const { rows } = await sql<FoundContract>`
    select c.id, c.number, c.name, c.registered_at, signature.state, u.name as user_name,
      s.id as sale_id, s.number as sale_number, s.type as sale_type, s.name as sale_name
    from sale_contracts c
    join sales s on s.account_id = c.account_id and s.id = c.sale_id
    join users u on u.account_id = c.account_id and u.id = c.user_id
    left join lateral (${currentSignatureSql}) signature on true
    where c.account_id = ${caller.accountId} and s.customer_id = ${customer.id} and c.deleted_at is null
      and s.type = any(${boards}::text[]) and ${isItemFindableSql(await loadSearchAccess(tx, caller))}
    order by c.registered_at desc, c.id desc limit ${MAX_CONTRACTS}`.execute(tx);
  return rows.map((row) => ({
    _id: row.id,
    number: row.number,
    name: row.name,
    registryTimestamp: row.registered_at.getTime(),
    signatureState: row.state,
    userName: row.user_name,
    sale: { _id: row.sale_id, number: row.sale_number, type: row.sale_type, name: row.sale_name },
  }));
}
