import {
  type CustomerMergePart,
  customerMergePartLabels,
  formatCity,
  formatCpfOrCnpj,
  formatMoney,
  formatPhone,
} from '@girassol/shared-domain';
import type { CustomerRecord } from '@girassol/shared-domain/contract';

/** Formats a customer's value of each field. */
const formatPart: Record<CustomerMergePart, (customer: CustomerRecord) => string> = {
  name: ({ name }) => name,
  document: ({ document }) => document && formatCpfOrCnpj(document),
  email: ({ email }) => email,
  phone: ({ phone }) => phone && formatPhone(phone),
  whatsapp: ({ whatsapp }) => whatsapp && formatPhone(whatsapp),
  address: (customer) => [customer.address, formatCity(customer)].filter(Boolean).join(', '),
  origin: ({ origin }) => origin ?? '',
  income: ({ income }) => (income === null ? '' : formatMoney(income)),
  rg: ({ rg }) => rg,
  nationality: ({ nationality }) => nationality,
  profession: ({ profession }) => profession,
  personInCharge: ({ personInCharge: { name, cpf } }) =>
    [name, cpf && formatCpfOrCnpj(cpf)].filter(Boolean).join(', '),
  associates: ({ associates }) => (associates === null ? '' : String(associates)),
  observations: ({ observations }) => observations,
};

const fields = Object.keys(customerMergePartLabels).filter(
  (field): field is CustomerMergePart => field in customerMergePartLabels,
);

/**
 * Field in which two customers to be merged differ, with the value of the customer that remains (`kept`) and
 * of the customer that is deleted (`gone`).
 */
export interface DifferingCustomerField {
  field: CustomerMergePart;
  label: string;
  kept: string;
  gone: string;
}

/**
 * Returns the fields in which two customers to be merged differ, in the order of the customer form. `gone` is
 * the customer that the merge deletes.
 */
export function getDifferingCustomerFields(
  keep: CustomerRecord,
  gone: CustomerRecord,
): DifferingCustomerField[] {
  return fields
    .map((field) => ({
      field,
      label: customerMergePartLabels[field],
      kept: formatPart[field](keep),
      gone: formatPart[field](gone),
    }))
    .filter((choice) => choice.kept !== choice.gone);
}

/** Customer to be merged, with how many deals and proposals hang on it. */
export interface MergeCandidate {
  customer: Pick<CustomerRecord, '_id' | 'registryTimestamp'>;
  linkedRecords: number;
}

/**
 * Returns the id of the customer that a merge keeps by default: the one with more deals and proposals, otherwise the
 * one registered first. The other is usually the duplicate that was typed in a hurry.
 */
export function getDefaultKeptCustomerId(one: MergeCandidate, other: MergeCandidate): string {
  const difference =
    one.linkedRecords - other.linkedRecords ||
    other.customer.registryTimestamp - one.customer.registryTimestamp;
  return (difference >= 0 ? one : other).customer._id;
}

/**
 * Returns the fields whose value a merge takes by default from the deleted customer: the fields that are
 * empty in the customer that remains.
 */
export const getDefaultFieldsFromDeleted = (choices: DifferingCustomerField[]): CustomerMergePart[] =>
  choices.filter(({ kept, gone }) => kept === '' && gone !== '').map(({ field }) => field);
