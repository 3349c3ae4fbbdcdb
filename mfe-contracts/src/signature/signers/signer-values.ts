import type { ResponseBody, SignatureSigner, SignerRequest } from '@girassol/shared-domain/contract';
import {
  findSignerProblems,
  normalizeSigner,
  type SignerAction,
  type SignerRole,
  signerActionLabels,
  signerActions,
  signerRoleLabels,
  signerRoles,
} from '@girassol/shared-domain/signatures';

/** Form values of a signer. */
export interface SignerValues {
  name: string;
  surname: string;
  email: string;
  document: string;
  phone: string;
  auth: 'email';
  role: SignerRole;
  kind: SignerAction;
}

/** Person whom the form suggests as a signer of a contract, with the known data of the person. */
export type SignerCandidate =
  ResponseBody<'GET /signatures/single/candidates/:saleId/:contractId'>['candidates'][number];

/** Options of the select for a signer's role in the contract. */
export const signerRoleOptions = signerRoles.map((value) => ({ value, label: signerRoleLabels[value] }));
/**
 * Options of the select for a signer's action, such as signing, approving or receiving a copy of the
 * document.
 */
export const signerActionOptions = signerActions.map((value) => ({
  value,
  label: signerActionLabels[value],
}));
/**
 * Options of the select for the channel that delivers the authentication code to a signer; e-mail is the only
 * channel (signatures-007).
 */
export const signerAuthOptions = [{ value: 'email', label: 'E-mail' }];

const emptySigner: SignerValues = {
  name: '',
  surname: '',
  email: '',
  document: '',
  phone: '',
  auth: 'email',
  role: 'CONTRACTING',
  kind: 'SIGN',
};

/** Builds the values of a new signer: empty, or filled with the known data of a candidate. */
export function buildNewSignerValues(candidate: SignerCandidate | null): SignerValues {
  if (!candidate) return emptySigner;
  const { from, isSuggested: _, ...known } = candidate;
  return { ...emptySigner, ...known, role: getCandidateRole({ from }) };
}

/** Returns the role in which a candidate would sign: customers contract, people of the account are contracted. */
export const getCandidateRole = ({ from }: Pick<SignerCandidate, 'from'>): SignerRole =>
  from === 'ACCOUNT' ? 'CONTRACTED' : 'CONTRACTING';

/** Converts an existing signer to form values. */
export const toSignerValues = ({
  name,
  surname,
  email,
  document,
  phone,
  role,
  kind,
}: SignatureSigner): SignerValues => ({
  name,
  surname,
  email,
  document,
  phone,
  role,
  kind,
  auth: 'email',
});

/** Returns the validation errors of a signer's form values as a Formik error object. */
export const getSignerErrors = (values: SignerValues): Record<string, string> =>
  Object.fromEntries(findSignerProblems(values).map(({ path, message }) => [path, message]));

/**
 * Converts the form values of a signer to the body of the API request; input masks are removed from the
 * numbers.
 */
export const toSignerRequest = (values: SignerValues): SignerRequest => normalizeSigner(values);
