import type { Answer, SignaturePerson, Signer } from '@girassol/shared-domain/contract';
import {
  keptSigner,
  type SignerKind,
  type SignerRole,
  signerKindLabels,
  signerKinds,
  signerProblems,
  signerRoleLabels,
  signerRoles,
} from '@girassol/shared-domain/signatures';

/** A signer as the form has it. */
export interface SignerValues {
  name: string;
  surname: string;
  email: string;
  document: string;
  phone: string;
  auth: 'email';
  role: SignerRole;
  kind: SignerKind;
}

export type Candidate = Answer<'GET /signatures/single/candidates/:saleId/:contractId'>['candidates'][number];

export const roleOptions = signerRoles.map((value) => ({ value, label: signerRoleLabels[value] }));
export const kindOptions = signerKinds.map((value) => ({ value, label: signerKindLabels[value] }));
/** The code that proves who signs comes by e-mail only (signatures-007). */
export const authOptions = [{ value: 'email', label: 'E-mail' }];

const nobody: SignerValues = {
  name: '',
  surname: '',
  email: '',
  document: '',
  phone: '',
  auth: 'email',
  role: 'CONTRACTING',
  kind: 'SIGN',
};

/** The form for somebody new: empty, or with what is known of a candidate. */
export function newSigner(candidate: Candidate | null): SignerValues {
  if (!candidate) return nobody;
  const { from, ...known } = candidate;
  return { ...nobody, ...known, role: from === 'ACCOUNT' ? 'CONTRACTED' : 'CONTRACTING' };
}

/** The form for somebody who is there. */
export const signerValues = ({
  name,
  surname,
  email,
  document,
  phone,
  role,
  kind,
}: SignaturePerson): SignerValues => ({
  name,
  surname,
  email,
  document,
  phone,
  role,
  kind,
  auth: 'email',
});

/** What is wrong, as formik wants it. */
export const signerErrors = (values: SignerValues): Record<string, string> =>
  Object.fromEntries(signerProblems(values).map(({ path, message }) => [path, message]));

/** What is sent: without masks. */
export const signerBody = (values: SignerValues): Signer => keptSigner(values);
