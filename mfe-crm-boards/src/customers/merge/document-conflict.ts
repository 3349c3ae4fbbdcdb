import { getTaxDocumentTypeLabel } from '@girassol/shared-domain';
import type { CustomerRecord } from '@girassol/shared-domain/contract';

type Documented = Pick<CustomerRecord, 'document'>;

/**
 * Describes that two customers have different CPFs or CNPJs, so that they are hardly the same customer. Returns
 * null if the documents are equal or one of them is blank.
 */
export function describeDocumentConflict(one: Documented, other: Documented): string | null {
  if (one.document === '' || other.document === '' || one.document === other.document) return null;
  const types = new Set([one, other].map(({ document }) => getTaxDocumentTypeLabel(document)));
  if (types.size === 2) return 'Um cadastro tem CPF e o outro, CNPJ: parecem uma pessoa e uma empresa.';
  return types.has('CPF')
    ? 'Os CPFs são diferentes: parecem duas pessoas.'
    : 'Os CNPJs são diferentes: parecem duas empresas.';
}
