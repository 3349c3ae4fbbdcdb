import { DEFAULT_DOCUMENT_VALIDITY_DAYS, findContractValidityProblem } from '@girassol/shared-domain';
import { generateContractPath } from '../addresses/contracts';
import type { GeneratedDocumentKind } from './use-available-document-options';

/** Options that a person chose for a document of an item: kind, template, proposal and validity in days. */
export interface ChosenDocumentOptions {
  model: GeneratedDocumentKind;
  templateId: string | null;
  proposalId: string | null;
  /** Days, as they were typed. */
  validity: string;
}

export const defaultValidityDays = String(DEFAULT_DOCUMENT_VALIDITY_DAYS);

/**
 * Builds the path of the page that generates a document, with the chosen options in the query string, so that
 * a reload keeps the options.
 */
export function buildDocumentGenerationPath(
  saleId: string,
  { model, templateId, proposalId, validity }: ChosenDocumentOptions,
): string {
  const search = new URLSearchParams();
  if (model === 'PROPOSTA') search.set('modelo', 'proposta');
  if (proposalId) search.set('proposta', proposalId);
  if (model === 'CONTRATO' && validity !== defaultValidityDays) search.set('validade', validity);
  const text = search.toString();
  return `${generateContractPath(templateId ?? '', saleId)}${text && `?${text}`}`;
}

/** Parses the options from an address built by {@link buildDocumentGenerationPath}. An invalid validity takes the default. */
export function parseDocumentOptions(templateId: string, search: URLSearchParams): ChosenDocumentOptions {
  const validity = search.get('validade') ?? '';
  return {
    model: search.get('modelo') === 'proposta' ? 'PROPOSTA' : 'CONTRATO',
    templateId,
    proposalId: search.get('proposta'),
    validity: findContractValidityProblem(validity) === null ? validity : defaultValidityDays,
  };
}
