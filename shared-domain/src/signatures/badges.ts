import type { SignatureState, SignerKind, SignerRole } from './signature-states';

/** How serious a state is, as its badge shows it. */
export type SignatureTone = 'neutral' | 'info' | 'warning' | 'negative' | 'positive';

interface Badge {
  label: string;
  tone: SignatureTone;
}

/** A document, as people read where it stands. */
export const signatureBadges: Readonly<Record<SignatureState, Badge>> = {
  DRAFT: { label: 'Em preparação', tone: 'neutral' },
  OPEN: { label: 'Aguardando assinaturas', tone: 'info' },
  COMPLETED: { label: 'Assinado, sendo lacrado', tone: 'positive' },
  SEALED: { label: 'Assinado', tone: 'positive' },
  REFUSED: { label: 'Recusado', tone: 'negative' },
  EXPIRED: { label: 'Prazo encerrado', tone: 'warning' },
  CANCELLED: { label: 'Cancelado', tone: 'neutral' },
};

/** As what somebody stands in the document. */
export const signerRoleLabels: Readonly<Record<SignerRole, string>> = {
  CONTRACTING: 'Contratante',
  CONTRACTED: 'Contratada',
  WITNESS: 'Testemunha',
  GUARANTOR: 'Fiador',
  CONSENTING: 'Anuente',
};

/** What somebody does with the document. */
export const signerKindLabels: Readonly<Record<SignerKind, string>> = {
  SIGN: 'Assinar',
  APPROVE: 'Aprovar',
  COPY: 'Receber cópia',
};
