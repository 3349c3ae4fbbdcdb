import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { getTaxDocumentTypeLabel } from '@girassol/shared-domain';

/** Creates the refusal (409) of a CPF or CNPJ that another customer of the account already has. */
export const createTaxDocumentUsedRefusal = (document: string): Refusal =>
  new Refusal(409, `Já existe um cliente com este ${getTaxDocumentTypeLabel(document)}.`, {
    fields: [{ path: 'document', message: 'Documento já cadastrado.' }],
  });
