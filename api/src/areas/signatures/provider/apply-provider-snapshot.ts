import { computeSha256OnThread } from '@girassol/api-platform/compute-sha256';
import type { Row, Tx } from '@girassol/api-platform/database';
import type { StoredFile } from '@girassol/api-platform/files';
import { refuseSignature } from '../collecting/refuse-signature';
import { continueAfterSigning } from '../collecting/sign-document';
import { listSigners, lockSignature } from '../lock-signature';
import { findContractContext, getSystemAuthor } from '../record-contract-step';
import { saveSealedDocument } from '../sealing/save-sealed-document';
import { endSignature } from '../sending/end-signature';
import type { SigningServices } from '../signing';
import { addToTrail } from '../trail';
import type { ProviderSnapshot } from './signature-provider';

interface ReceivedProviderSnapshot {
  accountId: string;
  signatureId: string;
  snapshot: ProviderSnapshot;
  /** The sealed file, stored. */
  file: StoredFile | null;
}

/**
 * Applies the state of a document at an external provider to the signature, as if people had signed or
 * refused on this server. Repeated snapshots change nothing. Returns true if the signature has ended, so that
 * the provider need not be queried again.
 */
export async function applyProviderSnapshot(
  tx: Tx,
  signing: SigningServices,
  { accountId, signatureId, snapshot, file }: ReceivedProviderSnapshot,
): Promise<boolean> {
  const held = await lockSignature(tx, accountId, signatureId);
  const place = held && (await findContractContext(tx, held));
  // A signature that has ended here stays ended, whatever the provider reports later.
  if (!place || (held.state !== 'OPEN' && held.state !== 'COMPLETED')) return true;
  for (const { providerKey, at } of snapshot.signed) await takeSigned(tx, signing, held, { providerKey, at });

  const signature = (await lockSignature(tx, accountId, signatureId)) ?? held;
  const now = { ...place, signature };
  if (signature.state === 'OPEN' && snapshot.state === 'REFUSED') {
    const { providerKey, at, reason } = snapshot.refused ?? { providerKey: '', at: new Date(), reason: '' };
    const person = (await listSigners(tx, signature)).find(
      ({ provider_key }) => provider_key === providerKey,
    );
    if (person) await refuseSignature(tx, signing, { ...now, person }, { reason, at });
    else await end(tx, signing, now, 'CANCELLED', reason || 'O documento foi recusado no provedor.');
    return true;
  }
  if (signature.state === 'OPEN' && (snapshot.state === 'EXPIRED' || snapshot.state === 'CANCELLED')) {
    await end(tx, signing, now, snapshot.state, 'O documento terminou no provedor de assinaturas.');
    return true;
  }
  if (signature.state !== 'COMPLETED' || !file || !snapshot.sealed) return false;
  await saveSealedDocument(tx, signing, {
    found: now,
    file,
    hash: await computeSha256OnThread(snapshot.sealed),
  });
  return true;
}

async function takeSigned(
  tx: Tx,
  signing: SigningServices,
  { account_id, id }: Row<'signatures'>,
  { providerKey, at }: { providerKey: string; at: Date },
): Promise<void> {
  const signature = await lockSignature(tx, account_id, id);
  const place = signature && (await findContractContext(tx, signature));
  const person =
    signature && (await listSigners(tx, signature)).find((one) => one.provider_key === providerKey);
  if (!place || !person || person.signed_at || signature.state !== 'OPEN') return;
  const name = `${person.name} ${person.surname}`;
  await tx
    .updateTable('signature_persons')
    .set({ signed_at: at, signed_name: name })
    .where('account_id', '=', account_id)
    .where('id', '=', person.id)
    .execute();
  await addToTrail(tx, signature, {
    kind: 'SIGNED',
    personId: person.id,
    at,
    facts: { method: 'provider', name, documentHash: signature.document_hash },
  });
  await continueAfterSigning(tx, signing, { ...place, signature, person }, name);
}

const end = (
  tx: Tx,
  signing: SigningServices,
  place: Parameters<typeof endSignature>[2],
  state: 'EXPIRED' | 'CANCELLED',
  reason: string,
): Promise<unknown> =>
  endSignature(tx, signing, place, {
    state,
    reason,
    by: getSystemAuthor(place.signature.account_id),
    title: state === 'EXPIRED' ? 'Prazo de assinatura encerrado' : 'Assinatura cancelada',
  });
