import { liveSignatureStates, maySignersChange, signatureBadges } from '@girassol/shared-domain/signatures';
import { sql } from 'kysely';
import type { Row, Tx } from '../../platform/database';
import { notFound, Refusal } from '../../platform/refusals/refusal';

/** Of these states a contract has one record at most. Written out, as the index that holds it asks. */
export const isLive = sql<boolean>`state in (${sql.raw(liveSignatureStates.map((state) => `'${state}'`).join(', '))})`;

/** The signature of a contract that counts: the live one, else the last. */
export const currentSignature = (
  tx: Tx,
  { account_id, id }: Pick<Row<'sale_contracts'>, 'account_id' | 'id'>,
): Promise<Row<'signatures'> | undefined> =>
  tx
    .selectFrom('signatures')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('contract_id', '=', id)
    .orderBy(isLive, 'desc')
    .orderBy('registered_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** A signature, kept from other writers; undefined where it is gone. */
export const heldSignature = (
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

/** The same of the live one of a contract; refused where it has none. */
export async function heldLiveSignature(
  tx: Tx,
  { account_id, id }: Pick<Row<'sale_contracts'>, 'account_id' | 'id'>,
): Promise<Row<'signatures'>> {
  const found = await tx
    .selectFrom('signatures')
    .selectAll()
    .where('account_id', '=', account_id)
    .where('contract_id', '=', id)
    .where(isLive)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound('A assinatura deste contrato não foi iniciada, ou já terminou.');
  return found;
}

/** The same while its signers may change (signatures-009). */
export async function heldDraft(
  tx: Tx,
  contract: Pick<Row<'sale_contracts'>, 'account_id' | 'id'>,
): Promise<Row<'signatures'>> {
  const signature = await heldLiveSignature(tx, contract);
  if (!maySignersChange(signature.state))
    throw new Refusal(
      409,
      'O documento já foi gerado: os dados dos signatários não mudam mais. Para corrigir, cancele e envie de novo.',
    );
  return signature;
}

/** The same while people sign it. */
export async function heldOpen(
  tx: Tx,
  contract: Pick<Row<'sale_contracts'>, 'account_id' | 'id'>,
): Promise<Row<'signatures'>> {
  const signature = await heldLiveSignature(tx, contract);
  if (signature.state !== 'OPEN')
    throw new Refusal(
      409,
      signature.state === 'DRAFT'
        ? 'O documento ainda não foi enviado para assinatura.'
        : `Este documento já está assim: ${signatureBadges[signature.state].label}.`,
    );
  return signature;
}

/** The people of a signature, in the order of the screen. */
export const personsOf = (
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
