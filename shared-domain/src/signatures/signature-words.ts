import type { SignatureState, SignerKind, SignerRole } from './signature-states';

/** Where a document stands, as people read it. */
export const signatureStateNames: Record<SignatureState, string> = {
  DRAFT: 'Em preparação',
  OPEN: 'Aguardando assinaturas',
  COMPLETED: 'Assinado, sendo lacrado',
  SEALED: 'Assinado',
  REFUSED: 'Recusado',
  EXPIRED: 'Vencido',
  CANCELLED: 'Cancelado',
};

/** As what somebody stands in the document. */
export const signerRoleNames: Record<SignerRole, string> = {
  CONTRACTING: 'Contratante',
  CONTRACTED: 'Contratada',
  WITNESS: 'Testemunha',
  GUARANTOR: 'Fiador(a)',
  CONSENTING: 'Anuente',
};

/** What somebody does with the document. */
export const signerKindNames: Record<SignerKind, string> = {
  SIGN: 'Assina',
  APPROVE: 'Aprova',
  COPY: 'Recebe uma cópia',
};
