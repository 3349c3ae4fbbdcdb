import { loadCompanyLogoUrl } from '@girassol/account-api/company-data';
import { loadAccountNow } from '@girassol/api-platform/clock';
import type { Row, Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { isSignersTurn } from '@girassol/shared-domain/signatures';
import type { SignatureContext } from '../contract-context';
import type { FoundSigner } from '../links/signer-links';
import { toSignerTurn } from '../load-signature-record';
import { listSigners, lockSignature } from '../lock-signature';
import { findContractContext } from '../record-contract-step';

/**
 * Status of a signer on the signing page: OPEN if the person can sign, otherwise the reason why the person
 * cannot.
 */
export type SignerStatus =
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

/** Signer who opened a personal link, with the signature, the contract, the item and the other signers. */
export interface SignerContext extends SignatureContext {
  person: Row<'signature_persons'>;
  persons: Row<'signature_persons'>[];
  companyName: string;
  /** Address of the company's logo; empty without one. */
  companyLogoUrl: string;
  status: SignerStatus;
}

/**
 * Loads the signer of a personal link with the signature, contract and item. With `forUpdate`, locks the
 * signature until the transaction ends. Throws 404 if the link is no longer valid.
 */
export async function loadSignerContext(
  tx: Tx,
  { accountId, signatureId, personId }: FoundSigner,
  { forUpdate = false } = {},
): Promise<SignerContext> {
  const signature = forUpdate
    ? await lockSignature(tx, accountId, signatureId)
    : await tx
        .selectFrom('signatures')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('id', '=', signatureId)
        .executeTakeFirst();
  const place = signature && (await findContractContext(tx, signature));
  const persons = signature ? await listSigners(tx, signature) : [];
  const person = persons.find(({ id }) => id === personId);
  if (!place || !person || signature.state === 'DRAFT') throw buildSignerLinkRefusal();
  const { name: companyName } = await tx
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  const companyLogoUrl = await loadCompanyLogoUrl(tx, accountId);
  const found = { ...place, signature, person, persons, companyName, companyLogoUrl };
  return { ...found, status: getSignerStatus(found, await loadAccountNow(tx, accountId)) };
}

function getSignerStatus(
  { signature, contract, person, persons }: Omit<SignerContext, 'status'>,
  now: Date,
): SignerStatus {
  const { state, expires_at, is_ordered } = signature;
  if (state === 'REFUSED') return person.refused_at ? 'REFUSED' : 'REFUSED_BY_OTHER';
  if (state === 'CANCELLED' || state === 'EXPIRED' || state === 'SEALED') return state;
  // The last signer reads at once that nobody is missing.
  if (state === 'COMPLETED') return 'COMPLETED';
  // Deleted by its people while it waited: nobody signs it any more.
  if (contract.deleted_at && state === 'OPEN') return 'CANCELLED';
  if (person.signed_at) return 'SIGNED';
  if (person.kind === 'COPY') return 'COPY';
  // The end of the last day, also before the job has come that writes it.
  if (expires_at && expires_at <= now) return 'EXPIRED';
  return isSignersTurn(toSignerTurn(person), persons.map(toSignerTurn), is_ordered)
    ? 'OPEN'
    : 'NOT_YOUR_TURN';
}

/** Builds the refusal (404) for a signer's personal link that does not exist or is no longer valid. */
export const buildSignerLinkRefusal = (): Refusal =>
  new Refusal(404, 'Este link não existe ou não vale mais. Peça um novo a quem enviou o documento.');
