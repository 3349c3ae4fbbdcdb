import { isTurnOf } from '@girassol/shared-domain/signatures';
import { accountNow } from '../../../platform/clock';
import type { Row, Tx } from '../../../platform/database';
import { Refusal } from '../../../platform/refusals/refusal';
import { heldSignature, personsOf } from '../held-signature';
import type { FoundSigner } from '../links/signer-links';
import type { SignaturePlace } from '../mails/mail-signer';
import { placeOf } from '../record-contract-step';
import { turnOf } from '../signature-answer';

/** Why somebody cannot sign (any more), or that they can. */
export type Standing =
  | 'OPEN'
  | 'NOT_YOUR_TURN'
  | 'SIGNED'
  | 'COPY'
  | 'REFUSED'
  | 'REFUSED_BY_OTHER'
  | 'EXPIRED'
  | 'CANCELLED'
  | 'COMPLETED'
  | 'SEALED';

/** Somebody who came by their link, and all that is about it. */
export interface SignerPlace extends SignaturePlace {
  person: Row<'signature_persons'>;
  persons: Row<'signature_persons'>[];
  companyName: string;
  standing: Standing;
}

/** What a link leads to; for somebody who does something the signature is held until the transaction ends. */
export async function signerPlace(
  tx: Tx,
  { accountId, signatureId, personId }: FoundSigner,
  { forUpdate = false } = {},
): Promise<SignerPlace> {
  const signature = forUpdate
    ? await heldSignature(tx, accountId, signatureId)
    : await tx
        .selectFrom('signatures')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('id', '=', signatureId)
        .executeTakeFirst();
  const place = signature && (await placeOf(tx, signature));
  const persons = signature ? await personsOf(tx, signature) : [];
  const person = persons.find(({ id }) => id === personId);
  if (!place || !person || signature.state === 'DRAFT') throw linkOver();
  const { name: companyName } = await tx
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const found = { ...place, signature, person, persons, companyName };
  return { ...found, standing: standingOf(found, await accountNow(tx, accountId)) };
}

function standingOf(
  { signature, contract, person, persons }: Omit<SignerPlace, 'standing'>,
  now: Date,
): Standing {
  const { state, expires_at, is_ordered } = signature;
  if (state === 'REFUSED') return person.refused_at ? 'REFUSED' : 'REFUSED_BY_OTHER';
  if (state === 'CANCELLED' || state === 'EXPIRED' || state === 'SEALED') return state;
  // Deleted by its people while it waited: nobody signs it any more.
  if (contract.deleted_at && state === 'OPEN') return 'CANCELLED';
  if (person.signed_at) return 'SIGNED';
  if (person.kind === 'COPY') return 'COPY';
  if (state === 'COMPLETED') return 'COMPLETED';
  // The end of the last day, also before the job has come that writes it.
  if (expires_at && expires_at <= now) return 'EXPIRED';
  return isTurnOf(turnOf(person), persons.map(turnOf), is_ordered) ? 'OPEN' : 'NOT_YOUR_TURN';
}

/** The words for a link that is none, or none any more. */
export const linkOver = (): Refusal =>
  new Refusal(404, 'Este link não existe ou não vale mais. Peça um novo a quem enviou o documento.');
