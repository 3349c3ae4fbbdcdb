import { formatDate, padNumber } from '@girassol/shared-domain';
import type { Answer, SignaturePerson } from '@girassol/shared-domain/contract';
import type { SignatureState } from '@girassol/shared-domain/signatures';
import type { Tone } from '@girassol/shared-ui';

/** Colours of the states of a document; the word carries the meaning. */
export const signatureTones: Record<SignatureState, Tone> = {
  DRAFT: 'neutral',
  OPEN: 'info',
  COMPLETED: 'info',
  SEALED: 'good',
  REFUSED: 'bad',
  EXPIRED: 'warn',
  CANCELLED: 'neutral',
};

export const fullName = ({ name, surname }: { name: string; surname: string }): string =>
  `${name} ${surname}`.trim();

/** Does anybody wait for what this person does? Copies are only sent. */
export const isAwaited = ({ kind }: Pick<SignaturePerson, 'kind'>): boolean => kind !== 'COPY';

/** `1 de 2 assinaturas` */
export function signedText(signed: number, signers: number): string {
  return `${signed} de ${signers} ${signers === 1 ? 'assinatura' : 'assinaturas'}`;
}

type Quota = Answer<'GET /managers/single/signatures'>;

/** `12 de 20 até 31/12` (signatures-019); the year only where it is another one. */
export function quotaText({ usedSignatures, totalSignatures, validityDate }: Quota, today: string): string {
  const used = `${usedSignatures} de ${totalSignatures}`;
  if (validityDate === null) return used;
  const until = formatDate(validityDate);
  return `${used} até ${validityDate.startsWith(today.slice(0, 4)) ? until.slice(0, 5) : until}`;
}

/** Why the account cannot send another document; null where it can. */
export function quotaProblem(
  { usedSignatures, totalSignatures, validityDate }: Quota,
  today: string,
): string | null {
  if (totalSignatures === 0) return 'A sua conta ainda não tem assinaturas digitais.';
  if (validityDate !== null && validityDate < today)
    return `As assinaturas da sua conta valiam até ${formatDate(validityDate)}.`;
  return usedSignatures >= totalSignatures ? 'A sua conta usou todas as assinaturas que tinha.' : null;
}

/** `Contrato 00003` */
export const contractTitle = ({ number }: { number: number }): string => `Contrato ${padNumber(number)}`;
