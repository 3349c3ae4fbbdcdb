import type { Caller } from '../../../platform/access';
import type { Row, Tx } from '../../../platform/database';
import { Refusal } from '../../../platform/refusals/refusal';
import { type ContractPlace, requireSender } from '../contract-place';
import { currentSignature, heldOpen } from '../held-signature';
import type { Signing } from '../signing';
import { endSignature } from './end-signature';

/** Cancels a document that waits to be signed. What was signed by all stays; done before, doing it again changes nothing. */
export async function cancelSignature(
  tx: Tx,
  caller: Caller,
  signing: Signing,
  { place, reason }: { place: ContractPlace; reason: string },
): Promise<Row<'signatures'>> {
  requireSender(caller);
  const current = await currentSignature(tx, place.contract);
  if (current?.state === 'CANCELLED') return current;
  if (current?.state === 'COMPLETED' || current?.state === 'SEALED')
    throw new Refusal(409, 'Todos já assinaram este documento: ele não pode mais ser cancelado.');
  const signature = await heldOpen(tx, place.contract);
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
