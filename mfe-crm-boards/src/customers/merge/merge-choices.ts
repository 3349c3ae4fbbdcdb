import { formatDocument, formatMoney, formatPhone } from '@girassol/shared-domain';
import type { CustomerRecord, MergeableField } from '@girassol/shared-domain/contract';

/** A field of a merge: what it is called, and how each customer's side of it reads. */
const rows: Record<MergeableField, { label: string; shown: (customer: CustomerRecord) => string }> = {
  name: { label: 'Nome', shown: ({ name }) => name },
  document: { label: 'CPF ou CNPJ', shown: ({ document }) => document && formatDocument(document) },
  email: { label: 'E-mail', shown: ({ email }) => email },
  phone: { label: 'Telefone', shown: ({ phone }) => phone && formatPhone(phone) },
  whatsapp: { label: 'WhatsApp', shown: ({ whatsapp }) => whatsapp && formatPhone(whatsapp) },
  address: {
    label: 'Endereço',
    shown: ({ address, city, uf }) =>
      [address, [city, uf].filter(Boolean).join(', ')].filter(Boolean).join(', '),
  },
  origin: { label: 'Origem', shown: ({ origin }) => origin ?? '' },
  income: { label: 'Renda', shown: ({ income }) => (income === null ? '' : formatMoney(income)) },
  rg: { label: 'RG', shown: ({ rg }) => rg },
  nationality: { label: 'Nacionalidade', shown: ({ nationality }) => nationality },
  profession: { label: 'Profissão', shown: ({ profession }) => profession },
  personInCharge: {
    label: 'Responsável legal',
    shown: ({ personInCharge: { name, cpf } }) =>
      [name, cpf && formatDocument(cpf)].filter(Boolean).join(', '),
  },
  associates: { label: 'Sócios', shown: ({ associates }) => (associates === null ? '' : String(associates)) },
  observations: { label: 'Observações', shown: ({ observations }) => observations },
};

const fields = Object.keys(rows).filter((field): field is MergeableField => field in rows);

/** A field in which two customers differ. */
export interface MergeChoice {
  field: MergeableField;
  label: string;
  kept: string;
  gone: string;
}

/** The fields in which two customers differ, in the order of the form. */
export function mergeChoices(keep: CustomerRecord, gone: CustomerRecord): MergeChoice[] {
  return fields
    .map((field) => ({
      field,
      label: rows[field].label,
      kept: rows[field].shown(keep),
      gone: rows[field].shown(gone),
    }))
    .filter((choice) => choice.kept !== choice.gone);
}

/** What is taken from the one that goes unless a person says otherwise: only what the other does not have. */
export const usuallyTaken = (choices: MergeChoice[]): MergeableField[] =>
  choices.filter(({ kept, gone }) => kept === '' && gone !== '').map(({ field }) => field);
