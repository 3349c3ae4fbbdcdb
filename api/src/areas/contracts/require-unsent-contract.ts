import type { Row, Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { formatContractNumber } from '@girassol/shared-domain';
import type { SignatureState } from '@girassol/shared-domain/signatures';

type Contract = Pick<Row<'sale_contracts'>, 'account_id' | 'id' | 'number'>;

/**
 * Lists the states of all signatures of a contract that were sent to signers. Locks the rows of the
 * signatures, so that no concurrent transaction sends one meanwhile.
 */
export async function listSentSignatureStates(
  tx: Tx,
  { account_id, id }: Contract,
): Promise<SignatureState[]> {
  const signatures = await tx
    .selectFrom('signatures')
    .select(['state', 'sent_at'])
    .where('account_id', '=', account_id)
    .where('contract_id', '=', id)
    .forUpdate()
    .execute();
  return signatures.filter(({ sent_at }) => sent_at !== null).map(({ state }) => state);
}

/** Refuses (409) to change a contract that was already sent for signature. The message ends with `advice`. */
export async function requireUnsentContract(tx: Tx, contract: Contract, advice: string): Promise<void> {
  const sent = await listSentSignatureStates(tx, contract);
  if (sent.length > 0)
    throw new Refusal(
      409,
      `O contrato ${formatContractNumber(contract.number)} já foi enviado para assinatura. ${advice}`,
    );
}
