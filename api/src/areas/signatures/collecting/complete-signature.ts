import type { Tx } from '@girassol/api-platform/database';
import type { SignatureContext } from '../contract-context';
import { getSystemAuthor, recordContractStep } from '../record-contract-step';
import { enqueueSealing } from '../sealing/seal-job';
import { addToTrail } from '../trail';
import { updateSignature } from '../update-signature';

/**
 * Marks a signature as completed after all signers have signed. Enqueues the sealing of the document, unless
 * an external provider seals it.
 */
export async function completeSignature(
  tx: Tx,
  place: SignatureContext,
  { isOutside }: { isOutside: boolean },
): Promise<void> {
  const { signature } = place;
  const at = new Date();
  await addToTrail(tx, signature, { kind: 'COMPLETED', at });
  await updateSignature(tx, signature, { state: 'COMPLETED', completed_at: at });
  await recordContractStep(tx, getSystemAuthor(signature.account_id), place, {
    title: 'Contrato assinado por todos',
    content: '',
  });
  // An outside provider seals what was signed there.
  if (!isOutside) await enqueueSealing(tx, signature);
}
