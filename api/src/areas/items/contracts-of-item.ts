import { formatContractNumber, generatesContracts, hasContracts } from '@girassol/shared-domain';
import type { ContractRef } from '@girassol/shared-domain/contract';
import type { SignatureState } from '@girassol/shared-domain/signatures';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { Refusal } from '../../platform/refusals/refusal';

/** The signature of a contract `c` that counts: the live one, else the last. */
export const countingSignature = sql`
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

/** The contracts of an item, newest first; none for who may not open them (contracts-015, contracts-029). */
export async function contractRefs(
  tx: Tx,
  caller: Caller,
  { account_id, id, type }: Pick<Row<'sales'>, 'account_id' | 'id' | 'type'>,
): Promise<ContractRef[]> {
  if (!hasContracts(type) || !generatesContracts(caller)) return [];
  const { rows } = await sql<RefRow>`
    select c.id, c.number, c.name, c.registered_at, signature.state
    from sale_contracts c left join lateral (${countingSignature}) signature on true
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
 * Hides the contracts of items that are about to go: their documents stay in the archives, and evidence of what was signed
 * stays. While people are signing one of them, its item does not go. Taken back, they are there again.
 */
export async function hideContractsOf(tx: Tx, accountId: string, itemIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ number: number }>`
    select c.number from sale_contracts c
    join signatures s on s.account_id = c.account_id and s.contract_id = c.id
    where c.account_id = ${accountId} and c.sale_id = any(${itemIds}::uuid[]) and c.deleted_at is null
      and s.state in ('OPEN', 'COMPLETED')
    order by c.number limit 1`.execute(tx);
  const [signing] = rows;
  if (signing) throw new Refusal(409, whileSigning(signing.number, 'excluir o item'));
  await tx
    .updateTable('sale_contracts')
    .set({ deleted_at: new Date() })
    .where('account_id', '=', accountId)
    .where('sale_id', 'in', itemIds)
    .where('deleted_at', 'is', null)
    .execute();
}

/** Why something has to wait for the people who sign. */
export const whileSigning = (number: number, what: string): string =>
  `O contrato ${formatContractNumber(number)} está em assinatura. Cancele a assinatura antes de ${what}.`;
