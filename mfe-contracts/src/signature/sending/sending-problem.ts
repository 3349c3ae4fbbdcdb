import type { Signature, SignatureQuota } from '@girassol/shared-domain/contract';
import {
  isSignerActionRequired,
  SIGNATURE_SENDING_FORBIDDEN_MESSAGE,
} from '@girassol/shared-domain/signatures';
import { getQuotaProblem } from '../signature-labels';

interface Sending {
  signature: Pick<Signature, 'persons' | 'maySend'>;
  /** Undefined while it is not known: the server decides. */
  quota: SignatureQuota | undefined;
  /** ISO days. */
  today: string;
  validityDate: string | null;
  /** Number of missing data in the document. */
  missing: number;
  /** A PDF is to be brought, and is not there yet. */
  lacksPdf: boolean;
}

/** Returns the first reason why a document cannot be sent yet; null if it can (signatures-011, signatures-020). */
export function getSendingProblem(sending: Sending): string | null {
  const { signature, quota, today, validityDate, missing, lacksPdf } = sending;
  if (!signature.maySend) return SIGNATURE_SENDING_FORBIDDEN_MESSAGE;
  if (signature.persons.length === 0) return 'Adicione quem vai assinar.';
  if (!signature.persons.some(({ kind }) => isSignerActionRequired(kind)))
    return 'Alguém precisa assinar: todos só recebem uma cópia.';
  if (missing > 0) return 'Complete o documento antes de enviar.';
  if (lacksPdf) return 'Escolha o PDF.';
  if (validityDate === null) return 'Informe até quando assinar.';
  return quota ? getQuotaProblem(quota, today) : null;
}
