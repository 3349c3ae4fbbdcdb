import type { SignatureState, SignerAction, SignerRole } from './signature-states';

/** Tone (colour) of the badge that shows the state of a signature. */
export type SignatureBadgeTone = 'neutral' | 'info' | 'warning' | 'negative' | 'positive';

interface Badge {
  label: string;
  tone: SignatureBadgeTone;
}

/** Label and tone of the badge for each state of a signature. */
export const signatureBadges: Readonly<Record<SignatureState, Badge>> = {
  DRAFT: { label: 'Em preparação', tone: 'neutral' },
  OPEN: { label: 'Aguardando assinaturas', tone: 'info' },
  COMPLETED: { label: 'Assinado, sendo lacrado', tone: 'positive' },
  SEALED: { label: 'Assinado', tone: 'positive' },
  REFUSED: { label: 'Recusado', tone: 'negative' },
  EXPIRED: { label: 'Prazo encerrado', tone: 'warning' },
  CANCELLED: { label: 'Cancelado', tone: 'neutral' },
};

/** Labels of the roles of a signer in the document. */
export const signerRoleLabels: Readonly<Record<SignerRole, string>> = {
  CONTRACTING: 'Contratante',
  CONTRACTED: 'Contratada',
  WITNESS: 'Testemunha',
  GUARANTOR: 'Fiador',
  CONSENTING: 'Anuente',
};

/** Labels of the actions that a signer takes on the document. */
export const signerActionLabels: Readonly<Record<SignerAction, string>> = {
  SIGN: 'Assinar',
  APPROVE: 'Aprovar',
  COPY: 'Receber cópia',
};
