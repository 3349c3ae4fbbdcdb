import { useApiQuery } from '@girassol/shared-auth';
import {
  getTaxDocumentTypeLabel,
  isCnpj,
  isCpf,
  isEmail,
  isPhone,
  toPhoneDigits,
} from '@girassol/shared-domain';
import type { CustomerDuplicateReason, ListedCustomer } from '@girassol/shared-domain/contract';
import { useFormikContext } from 'formik';
import { useEffect, useState } from 'react';
import type { CustomerValues } from './customer-values';

const PAUSE_MS = 500;
/** Shorter names say too little. */
const MIN_NAME_LENGTH = 5;

/** Existing customer that may be the one in the form; null where the person may not see it. */
export interface Duplicate {
  customer: ListedCustomer | null;
  /** Strongest evidence first. */
  reasons: CustomerDuplicateReason[];
}

/**
 * Builds the search for duplicates from the typed values: complete documents, phones and e-mail addresses, and names of
 * a minimum length.
 */
function buildDuplicateQuery({ name, document, email, phone, whatsapp }: CustomerValues) {
  return {
    ...(name.trim().length >= MIN_NAME_LENGTH && { name: name.trim().slice(0, 150) }),
    ...((isCpf(document) || isCnpj(document)) && { document }),
    ...(isEmail(email.trim()) && { email: email.trim() }),
    ...((isPhone(phone) || isPhone(whatsapp)) && {
      phones: [phone, whatsapp].filter(isPhone).map(toPhoneDigits),
    }),
  };
}

/** The value, once it has not changed for a while. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/**
 * Finds existing customers that may be the one in the form, while the person types: `withDocument` has the very document
 * that was typed, which cannot be registered again; `others` are alike in another field.
 */
export function useDuplicates(customerId: string | undefined): {
  withDocument: Duplicate | undefined;
  others: Duplicate[];
} {
  const { values, dirty } = useFormikContext<CustomerValues>();
  const settled = useSettled(JSON.stringify(buildDuplicateQuery(values)));
  const asked = JSON.parse(settled);
  const { data } = useApiQuery(
    'POST /customers/duplicates',
    { body: { ...asked, ...(customerId && { except: customerId }) } },
    { enabled: dirty && settled !== '{}' },
  );
  const found = dirty && settled !== '{}' ? (data?.duplicates ?? []) : [];
  const isDocumentAsked = values.document !== '' && asked.document === values.document;
  const withDocument = isDocumentAsked
    ? found.find(({ reasons }) => reasons.includes('document'))
    : undefined;
  return { withDocument, others: found.filter(({ reasons }) => !reasons.includes('document')) };
}

/** Says that a customer with this CPF or CNPJ exists. */
export const describeUsedDocument = (document: string, { customer }: Duplicate): string =>
  `Já existe um cliente com este ${getTaxDocumentTypeLabel(document)}${customer ? '' : ', de outro responsável'}.`;
