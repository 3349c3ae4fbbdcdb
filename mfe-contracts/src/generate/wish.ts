import { DEFAULT_VALIDITY_DAYS, validityProblem } from '@girassol/shared-domain';
import { generatePath } from '../addresses/contracts';
import type { Model } from './use-offered';

/** What somebody wants a document of an item to be made of. */
export interface Wish {
  model: Model;
  templateId: string | null;
  proposalId: string | null;
  /** Days, as they were typed. */
  validity: string;
}

export const usualValidity = String(DEFAULT_VALIDITY_DAYS);

/** Where a document is made, with what it is made of in the address: a reload keeps it. */
export function wishPath(saleId: string, { model, templateId, proposalId, validity }: Wish): string {
  const search = new URLSearchParams();
  if (model === 'PROPOSTA') search.set('modelo', 'proposta');
  if (proposalId) search.set('proposta', proposalId);
  if (model === 'CONTRATO' && validity !== usualValidity) search.set('validade', validity);
  const text = search.toString();
  return `${generatePath(templateId ?? '', saleId)}${text && `?${text}`}`;
}

/** What an address of {@link wishPath} says. */
export function readWish(templateId: string, search: URLSearchParams): Wish {
  const validity = search.get('validade') ?? '';
  return {
    model: search.get('modelo') === 'proposta' ? 'PROPOSTA' : 'CONTRATO',
    templateId,
    proposalId: search.get('proposta'),
    validity: validityProblem(validity) === null ? validity : usualValidity,
  };
}
