import { documentLabel } from '@girassol/shared-domain';
import { Refusal } from '../../platform/refusals/refusal';

/** A document belongs to one customer of the account. */
export const documentTaken = (document: string): Refusal =>
  new Refusal(409, `Já existe um cliente com este ${documentLabel(document)}.`, {
    fields: [{ path: 'document', message: 'Documento já cadastrado.' }],
  });
