import {
  formatDocument,
  formatMoney,
  formatPhone,
  type MergedPart,
  mergedParts,
} from '@girassol/shared-domain';
import type { CustomerRecord } from '@girassol/shared-domain/contract';

/** How each customer's side of a part reads. */
const shown: Record<MergedPart, (customer: CustomerRecord) => string> = {
  name: ({ name }) => name,
  document: ({ document }) => document && formatDocument(document),
  email: ({ email }) => email,
  phone: ({ phone }) => phone && formatPhone(phone),
  whatsapp: ({ whatsapp }) => whatsapp && formatPhone(whatsapp),
  address: ({ address, city, uf }) =>
    [address, [city, uf].filter(Boolean).join(', ')].filter(Boolean).join(', '),
  origin: ({ origin }) => origin ?? '',
  income: ({ income }) => (income === null ? '' : formatMoney(income)),
  rg: ({ rg }) => rg,
  nationality: ({ nationality }) => nationality,
  profession: ({ profession }) => profession,
  personInCharge: ({ personInCharge: { name, cpf } }) =>
    [name, cpf && formatDocument(cpf)].filter(Boolean).join(', '),
  associates: ({ associates }) => (associates === null ? '' : String(associates)),
  observations: ({ observations }) => observations,
};

const fields = Object.keys(mergedParts).filter((field): field is MergedPart => field in mergedParts);

/** A field in which two customers differ. */
export interface MergeChoice {
  field: MergedPart;
  label: string;
  kept: string;
  gone: string;
}

/** The fields in which two customers differ, in the order of the form. */
export function mergeChoices(keep: CustomerRecord, gone: CustomerRecord): MergeChoice[] {
  return fields
    .map((field) => ({
      field,
      label: mergedParts[field],
      kept: shown[field](keep),
      gone: shown[field](gone),
    }))
    .filter((choice) => choice.kept !== choice.gone);
}

/** What is taken from the one that goes unless a person says otherwise: only what the other does not have. */
export const usuallyTaken = (choices: MergeChoice[]): MergedPart[] =>
  choices.filter(({ kept, gone }) => kept === '' && gone !== '').map(({ field }) => field);
