import { formatDate, formatRecordNumber } from '@girassol/shared-domain';
import type { SignatureQuota } from '@girassol/shared-domain/contract';

/** Formats how many of the required signers have signed: `1 de 2 assinaturas`; `Sem signatários` if there are none. */
export function formatSignedCount(signed: number, signers: number): string {
  if (signers === 0) return 'Sem signatários';
  return `${signed} de ${signers} ${signers === 1 ? 'assinatura' : 'assinaturas'}`;
}

/**
 * Formats the account's quota of documents sent for signature: `12 de 20 assinaturas usadas, válidas até 31/12` (signatures-019). The
 * year is included only if it is not the current year.
 */
export function formatQuota(
  { usedSignatures, totalSignatures, validityDate }: SignatureQuota,
  today: string,
): string {
  const isOne = totalSignatures === 1;
  const used = `${usedSignatures} de ${totalSignatures} ${isOne ? 'assinatura usada' : 'assinaturas usadas'}`;
  if (validityDate === null) return used;
  const until = formatDate(validityDate);
  return `${used}, ${isOne ? 'válida' : 'válidas'} até ${validityDate.startsWith(today.slice(0, 4)) ? until.slice(0, 5) : until}`;
}

/** Returns the reason why the account cannot send another document for signature; null if it can. */
export function getQuotaProblem(
  { usedSignatures, totalSignatures, validityDate }: SignatureQuota,
  today: string,
): string | null {
  if (totalSignatures === 0) return 'A sua conta ainda não tem assinaturas digitais.';
  if (validityDate !== null && validityDate < today)
    return `As assinaturas da sua conta valiam até ${formatDate(validityDate)}.`;
  return usedSignatures >= totalSignatures ? 'A sua conta usou todas as assinaturas que tinha.' : null;
}

/** Formats the title of a contract: `Contrato 00003`. */
export const formatContractTitle = ({ number }: { number: number }): string =>
  `Contrato ${formatRecordNumber(number)}`;
