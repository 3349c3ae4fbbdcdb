import type { Row, Tx } from '../../../platform/database';
import type { StoredFile } from '../../../platform/files';
import { refuse } from '../collecting/refuse';
import { afterSigning } from '../collecting/sign';
import { heldSignature, personsOf } from '../held-signature';
import { bySystem, placeOf } from '../record-contract-step';
import { keepSealed } from '../sealing/keep-sealed';
import { endSignature } from '../sending/end-signature';
import { sha256 } from '../sending/prepare-document';
import type { Signing } from '../signing';
import { addToTrail } from '../trail';
import type { ProviderSnapshot } from './signature-provider';

interface Told {
  accountId: string;
  signatureId: string;
  snapshot: ProviderSnapshot;
  /** The sealed file, stored. */
  file: StoredFile | null;
}

/**
 * Takes what a provider says of a document: what is new happens here as if it had been collected here, what is known
 * changes nothing. Answers whether nothing more is to come.
 */
export async function applySnapshot(
  tx: Tx,
  signing: Signing,
  { accountId, signatureId, snapshot, file }: Told,
): Promise<boolean> {
  const held = await heldSignature(tx, accountId, signatureId);
  const place = held && (await placeOf(tx, held));
  // What ended here has ended, whatever comes from there later.
  if (!place || (held.state !== 'OPEN' && held.state !== 'COMPLETED')) return true;
  for (const { providerKey, at } of snapshot.signed) await takeSigned(tx, signing, held, { providerKey, at });

  const signature = (await heldSignature(tx, accountId, signatureId)) ?? held;
  const now = { ...place, signature };
  if (signature.state === 'OPEN' && snapshot.state === 'REFUSED') {
    const { providerKey, at, reason } = snapshot.refused ?? { providerKey: '', at: new Date(), reason: '' };
    const person = (await personsOf(tx, signature)).find(({ provider_key }) => provider_key === providerKey);
    if (person) await refuse(tx, signing, { ...now, person }, { reason, at });
    else await end(tx, signing, now, 'CANCELLED', reason || 'O documento foi recusado no provedor.');
    return true;
  }
  if (signature.state === 'OPEN' && (snapshot.state === 'EXPIRED' || snapshot.state === 'CANCELLED')) {
    await end(tx, signing, now, snapshot.state, 'O documento terminou no provedor de assinaturas.');
    return true;
  }
  if (signature.state !== 'COMPLETED' || !file || !snapshot.sealed) return false;
  await keepSealed(tx, signing, { found: now, file, hash: sha256(snapshot.sealed) });
  return true;
}

async function takeSigned(
  tx: Tx,
  signing: Signing,
  { account_id, id }: Row<'signatures'>,
  { providerKey, at }: { providerKey: string; at: Date },
): Promise<void> {
  const signature = await heldSignature(tx, account_id, id);
  const place = signature && (await placeOf(tx, signature));
  const person =
    signature && (await personsOf(tx, signature)).find((one) => one.provider_key === providerKey);
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
  await afterSigning(tx, signing, { ...place, signature, person }, name);
}

const end = (
  tx: Tx,
  signing: Signing,
  place: Parameters<typeof endSignature>[2],
  state: 'EXPIRED' | 'CANCELLED',
  reason: string,
): Promise<unknown> =>
  endSignature(tx, signing, place, {
    state,
    reason,
    by: bySystem(place.signature.account_id),
    title: state === 'EXPIRED' ? 'Prazo de assinatura encerrado' : 'Assinatura cancelada',
  });
