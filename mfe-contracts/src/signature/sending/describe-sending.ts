import { formatEnumeration } from '@girassol/shared-domain';
import type { Signature, SignatureSigner } from '@girassol/shared-domain/contract';
import { formatFullName, isSignerActionRequired } from '@girassol/shared-domain/signatures';

/** Maximum number of signers that are named; more are counted. */
const MAX_NAMES = 3;

/**
 * Describes what happened when a document was sent for signature: who was notified by e-mail, and who is notified
 * after others have signed (signatures-017).
 */
export function describeSending({ persons }: Pick<Signature, 'persons'>): string {
  const signers = persons.filter(({ kind }) => isSignerActionRequired(kind));
  const notified = signers.filter(({ notifiedTimestamp }) => notifiedTimestamp !== null);
  const later = signers.filter(({ notifiedTimestamp }) => notifiedTimestamp === null);
  if (notified.length === 0)
    return 'Assinatura digital gerada! Notifique os signatários por E-mail ou WhatsApp.';
  const next =
    later.length === 0
      ? 'Se quiser, avise também por WhatsApp.'
      : `${nameSigners(later)} ${later.length === 1 ? 'recebe o seu' : 'recebem o seu'} quando chegar a vez.`;
  return `Assinatura digital gerada! O link foi enviado por e-mail para ${nameSigners(notified)}. ${next}`;
}

const nameSigners = (signers: readonly SignatureSigner[]): string =>
  signers.length > MAX_NAMES
    ? `${signers.length} signatários`
    : formatEnumeration(signers.map(formatFullName));
