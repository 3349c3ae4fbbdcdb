import type { Tx } from '../../../platform/database';
import type { SignaturePlace } from '../mails/mail-signer';
import { bySystem, recordContractStep } from '../record-contract-step';
import { sealLater } from '../sealing/seal-job';
import { addToTrail } from '../trail';
import { writeSignature } from '../write-signature';

/** All have signed: nothing changes any more, and the document is to be sealed. */
export async function completeSignature(
  tx: Tx,
  place: SignaturePlace,
  { isOutside }: { isOutside: boolean },
): Promise<void> {
  const { signature } = place;
  const at = new Date();
  await addToTrail(tx, signature, { kind: 'COMPLETED', at });
  await writeSignature(tx, signature, { state: 'COMPLETED', completed_at: at });
  await recordContractStep(tx, bySystem(signature.account_id), place, {
    title: 'Contrato assinado por todos',
    content: '',
  });
  // An outside provider seals what was signed there.
  if (!isOutside) await sealLater(tx, signature);
}
