import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { boardHasContracts, canGenerateContracts, formatContractNumber } from '@girassol/shared-domain';
import type { ContractRef } from '@girassol/shared-domain/contract';
import type { SignatureState } from '@girassol/shared-domain/signatures';
import { sql } from 'kysely';

/**
 * SQL query for the current signature of a contract with the table alias `c`: the live signature, or else the
 * last one that ended.
 */
export const currentSignatureSql = sql`
  select s.state, s.signed, s.signers, s.validity_date, s.verify_code from signatures s
  where s.account_id = c.account_id and s.contract_id = c.id
  order by s.state in ('DRAFT', 'OPEN', 'COMPLETED', 'SEALED') desc, s.registered_at desc, s.id desc
  limit 1`;

interface RefRow {
  id: string;
  number: number;
  name: string;
  registered_at: Date;
  state: SignatureState | null;
}

/**
 * Lists references to the contracts of an item with the states of their signatures, newest first. Returns
 * none if the caller may not open contracts (contracts-015, contracts-029).
 */
export async function listContractRefs(
  tx: Tx,
  caller: Caller,
  { account_id, id, type }: Pick<Row<'sales'>, 'account_id' | 'id' | 'type'>,
): Promise<ContractRef[]> {
  if (!boardHasContracts(type) || !canGenerateContracts(caller)) return [];
  const { rows } = await sql<RefRow>`
    select c.id, c.number, c.name, c.registered_at, signature.state
    from sale_contracts c left join lateral (${currentSignatureSql}) signature on true
    where c.account_id = ${account_id} and c.sale_id = ${id} and c.deleted_at is null
    order by c.registered_at desc, c.id desc`.execute(tx);
  return rows.map(({ id: _id, number, name, registered_at, state }) => ({
    _id,
    number,
    name,
    registryTimestamp: registered_at.getTime(),
    signatureState: state,
  }));
}

/**
 * Marks the contracts of items that are about to be removed as deleted, until the removal is undone.
 * Documents of the contracts stay in the archives, and the evidence of signatures is retained. Throws 409 if
 * one of the contracts is being signed.
 */
export async function hideContractsOfItems(
  tx: Tx,
  accountId: string,
  itemIds: readonly string[],
): Promise<void> {
  const { rows } = await sql<{ number: number }>`
    select c.number from sale_contracts c
    join signatures s on s.account_id = c.account_id and s.contract_id = c.id
    where c.account_id = ${accountId} and c.sale_id = any(${itemIds}::uuid[]) and c.deleted_at is null
      and s.state in ('OPEN', 'COMPLETED')
    order by c.number limit 1`.execute(tx);
  const [signing] = rows;
  if (signing) throw new Refusal(409, formatContractBeingSignedRefusal(signing.number, 'excluir o item'));
  await tx
    .updateTable('sale_contracts')
    .set({ deleted_at: new Date() })
    .where('account_id', '=', accountId)
    .where('sale_id', 'in', itemIds)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Formats the message by which an action (`what`) is refused because the contract is being signed. */
export const formatContractBeingSignedRefusal = (number: number, what: string): string =>
  `O contrato ${formatContractNumber(number)} está em assinatura. Cancele a assinatura antes de ${what}.`;
