import { formatDate, padNumber } from '@girassol/shared-domain';
import type { SignatureQuota } from '@girassol/shared-domain/contract';

/** `1 de 2 assinaturas` */
export function signedText(signed: number, signers: number): string {
  return `${signed} de ${signers} ${signers === 1 ? 'assinatura' : 'assinaturas'}`;
}

/** `12 de 20 até 31/12` (signatures-019); the year only where it is another one. */
export function quotaText(
  { usedSignatures, totalSignatures, validityDate }: SignatureQuota,
  today: string,
): string {
  const used = `${usedSignatures} de ${totalSignatures}`;
  if (validityDate === null) return used;
  const until = formatDate(validityDate);
  return `${used} até ${validityDate.startsWith(today.slice(0, 4)) ? until.slice(0, 5) : until}`;
}

/** Why the account cannot send another document; null where it can. */
export function quotaProblem(
  { usedSignatures, totalSignatures, validityDate }: SignatureQuota,
  today: string,
): string | null {
  if (totalSignatures === 0) return 'A sua conta ainda não tem assinaturas digitais.';
  if (validityDate !== null && validityDate < today)
    return `As assinaturas da sua conta valiam até ${formatDate(validityDate)}.`;
  return usedSignatures >= totalSignatures ? 'A sua conta usou todas as assinaturas que tinha.' : null;
}

/** `Contrato 00003` */
export const contractTitle = ({ number }: { number: number }): string => `Contrato ${padNumber(number)}`;
