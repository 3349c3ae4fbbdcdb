import type { Row, Tx } from '@girassol/api-platform/database';
import type { SignatureVerification } from '@girassol/shared-domain/contract';
import { isSignerActionRequired, maskCpf, maskName } from '@girassol/shared-domain/signatures';
import { listSigners } from '../lock-signature';

/** Signed document as the public verification shows it, with masked names and CPF. */
export type VerifiedDocument = NonNullable<SignatureVerification['document']>;

/** Loads a document as outsiders may see it, with masked names and CPF. */
export async function loadVerifiedDocument(tx: Tx, signature: Row<'signatures'>): Promise<VerifiedDocument> {
  const { account_id } = signature;
  const { name, company } = await tx
    .selectFrom('sale_contracts')
    .innerJoin('accounts', 'accounts.id', 'sale_contracts.account_id')
    .select(['sale_contracts.name', 'accounts.name as company'])
    .where('sale_contracts.account_id', '=', account_id)
    .where('sale_contracts.id', '=', signature.contract_id)
    .executeTakeFirstOrThrow();
  const persons = await listSigners(tx, signature);
  return {
    verifyCode: signature.verify_code ?? '',
    name,
    companyName: company,
    state: signature.state,
    isSealed: signature.state === 'SEALED',
    sealedTimestamp: signature.sealed_at?.getTime() ?? null,
    documentHash: signature.document_hash ?? '',
    sealedHash: signature.sealed_hash,
    persons: persons
      .filter(({ kind }) => isSignerActionRequired(kind))
      .map((person) => ({
        name: maskName(`${person.name} ${person.surname}`),
        document: maskCpf(person.document),
        role: person.role,
        signedTimestamp: person.signed_at?.getTime() ?? null,
      })),
  };
}
