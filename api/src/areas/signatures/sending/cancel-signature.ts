import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { type ContractContext, requireSignatureSender } from '../contract-context';
import { findCurrentSignature, lockOpenSignature } from '../lock-signature';
import type { SigningServices } from '../signing';
import { endSignature } from './end-signature';

/**
 * Cancels the signature of a document that waits for signers. Does nothing if the signature is cancelled
 * already. Throws 409 if all signers have signed.
 */
export async function cancelSignature(
  tx: Tx,
  caller: Caller,
  signing: SigningServices,
  { place, reason }: { place: ContractContext; reason: string },
): Promise<Row<'signatures'>> {
  requireSignatureSender(caller);
  const current = await findCurrentSignature(tx, place.contract);
  if (current?.state === 'CANCELLED') return current;
  if (current?.state === 'COMPLETED' || current?.state === 'SEALED')
    throw new Refusal(409, 'Todos já assinaram este documento: ele não pode mais ser cancelado.');
  const signature = await lockOpenSignature(tx, place.contract);
  const { accountId, clientId, userId } = caller;
  return endSignature(
    tx,
    signing,
    { ...place, signature },
    {
      state: 'CANCELLED',
      reason,
      by: { accountId, clientId, userId },
      title: 'Assinatura cancelada',
    },
  );
}
