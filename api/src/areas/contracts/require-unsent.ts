import { formatContractNumber } from '@girassol/shared-domain';
import type { SignatureState } from '@girassol/shared-domain/signatures';
import type { Row, Tx } from '../../platform/database';
import { Refusal } from '../../platform/refusals/refusal';

type Contract = Pick<Row<'sale_contracts'>, 'account_id' | 'id' | 'number'>;

/** States of what was sent to be signed, ever; the held rows wait for whoever sends at this moment. */
export async function sentStates(tx: Tx, { account_id, id }: Contract): Promise<SignatureState[]> {
  const signatures = await tx
    .selectFrom('signatures')
    .select(['state', 'sent_at'])
    .where('account_id', '=', account_id)
    .where('contract_id', '=', id)
    .forUpdate()
    .execute();
  return signatures.filter(({ sent_at }) => sent_at !== null).map(({ state }) => state);
}

/** Refuses to change what somebody was asked to sign. */
export async function requireUnsent(tx: Tx, contract: Contract, advice: string): Promise<void> {
  const sent = await sentStates(tx, contract);
  if (sent.length > 0)
    throw new Refusal(
      409,
      `O contrato ${formatContractNumber(contract.number)} já foi enviado para assinatura. ${advice}`,
    );
}
