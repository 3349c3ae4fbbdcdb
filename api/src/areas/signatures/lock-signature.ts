import type { Row, Tx } from '@girassol/api-platform/database';
import { notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import { activeSignatureStates, canChangeSigners, signatureBadges } from '@girassol/shared-domain/signatures';
import { sql } from 'kysely';

/**
 * SQL condition for signatures that are live: DRAFT, OPEN, COMPLETED or SEALED, but not refused, expired or
 * cancelled. A contract has at most one live signature. The states are literals so that PostgreSQL uses the
 * partial index.
 */
export const liveSignatureCondition = sql<boolean>`state in (${sql.raw(activeSignatureStates.map((state) => `'${state}'`).join(', '))})`;

/** Finds the current signature of a contract: the live one, otherwise the last. */
export const findCurrentSignature = (
  tx: Tx,
  { account_id, id }: Pick<Row<'sale_contracts'>, 'account_id' | 'id'>,
): Promise<Row<'signatures'> | undefined> =>
  tx
    .selectFrom('signatures')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('contract_id', '=', id)
    .orderBy(liveSignatureCondition, 'desc')
    .orderBy('registered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/**
 * Loads a signature and locks it until the transaction ends. Returns undefined if the signature does not
 * exist.
 */
export const lockSignature = (
  tx: Tx,
  accountId: string,
  id: string,
): Promise<Row<'signatures'> | undefined> =>
  tx
    .selectFrom('signatures')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

/**
 * Loads the live signature of a contract and locks it until the transaction ends. Throws 404 if the contract
 * has no live signature.
 */
export async function lockLiveSignature(
  tx: Tx,
  { account_id, id }: Pick<Row<'sale_contracts'>, 'account_id' | 'id'>,
): Promise<Row<'signatures'>> {
  const found = await tx
    .selectFrom('signatures')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('contract_id', '=', id)
    .where(liveSignatureCondition)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound('A assinatura deste contrato não foi iniciada, ou já terminou.');
  return found;
}

/**
 * Loads and locks the live signature of a contract whose signers may still change (signatures-009). Throws
 * 409 once the document has been generated.
 */
export async function lockDraftSignature(
  tx: Tx,
  contract: Pick<Row<'sale_contracts'>, 'account_id' | 'id'>,
): Promise<Row<'signatures'>> {
  const signature = await lockLiveSignature(tx, contract);
  if (!canChangeSigners(signature.state))
    throw new Refusal(
      409,
      'O documento já foi gerado: os dados dos signatários não mudam mais. Para corrigir, cancele e envie de novo.',
    );
  return signature;
}

/**
 * Loads and locks the live signature of a contract that is OPEN: sent, and waiting for signers. Throws 409 in
 * any other state.
 */
export async function lockOpenSignature(
  tx: Tx,
  contract: Pick<Row<'sale_contracts'>, 'account_id' | 'id'>,
): Promise<Row<'signatures'>> {
  const signature = await lockLiveSignature(tx, contract);
  if (signature.state !== 'OPEN')
    throw new Refusal(
      409,
      signature.state === 'DRAFT'
        ? 'O documento ainda não foi enviado para assinatura.'
        : `Este documento já está assim: ${signatureBadges[signature.state].label}.`,
    );
  return signature;
}

/** Lists the signers of a signature in the order in which screens show the signers. */
export const listSigners = (
  tx: Tx,
  { account_id, id }: Pick<Row<'signatures'>, 'account_id' | 'id'>,
): Promise<Row<'signature_persons'>[]> =>
  tx
    .selectFrom('signature_persons')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('signature_id', '=', id)
    .orderBy('place')
    .orderBy('id')
    .execute();
