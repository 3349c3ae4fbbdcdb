import type { Signature, SignatureQuota } from '@girassol/shared-domain/contract';
import { isWaitedFor, NO_SENDING } from '@girassol/shared-domain/signatures';
import { quotaProblem } from '../words';

interface Sending {
  signature: Pick<Signature, 'persons' | 'maySend'>;
  /** Undefined while it is not known: the server decides. */
  quota: SignatureQuota | undefined;
  /** ISO days. */
  today: string;
  validityDate: string | null;
  /** How much the document lacks. */
  missing: number;
  /** A PDF is to be brought, and is not there yet. */
  lacksPdf: boolean;
}

/** Why a document cannot be sent yet, the first thing first; null where it can (signatures-011, signatures-020). */
export function sendingProblem(sending: Sending): string | null {
  const { signature, quota, today, validityDate, missing, lacksPdf } = sending;
  if (!signature.maySend) return NO_SENDING;
  if (signature.persons.length === 0) return 'Adicione quem vai assinar.';
  if (!signature.persons.some(({ kind }) => isWaitedFor(kind)))
    return 'Alguém precisa assinar: todos só recebem uma cópia.';
  if (missing > 0) return 'Complete o documento antes de enviar.';
  if (lacksPdf) return 'Escolha o PDF.';
  if (validityDate === null) return 'Informe até quando assinar.';
  return quota ? quotaProblem(quota, today) : null;
}
