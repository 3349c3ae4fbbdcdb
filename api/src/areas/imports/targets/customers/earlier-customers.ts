import type { MatchKey } from '@girassol/shared-domain/imports';
import { ALIKE, namesAlike } from '../names-alike';
import type { RowCustomer } from './customer-columns';

interface Earlier {
  line: number;
  name: string;
  document: string;
}

/** The customers that earlier rows of a file describe, by what they are recognised by. */
export interface EarlierCustomers {
  /** The first line that describes the same one. */
  find(customer: RowCustomer): number | null;
  add(line: number, customer: RowCustomer): void;
}

/** Keeps in mind one entry a row, however many columns it has: files have a hundred thousand. */
export function earlierCustomers(matchBy: readonly MatchKey[]): EarlierCustomers {
  const byDocument = new Map<string, Earlier>();
  const byContact = new Map<string, Earlier[]>();
  const contactsOf = ({ columns }: RowCustomer): string[] => {
    const phones = matchBy.includes('phone') ? [columns.phone, columns.whatsapp] : [];
    const email = matchBy.includes('email') ? String(columns.email ?? '').toLowerCase() : '';
    return [...new Set([...phones, email].filter((text) => text !== undefined && text !== '').map(String))];
  };
  return {
    find(customer) {
      const document = String(customer.columns.document ?? '');
      const same = document === '' ? undefined : byDocument.get(document);
      if (same) return same.line;
      for (const contact of contactsOf(customer)) {
        for (const earlier of byContact.get(contact) ?? []) {
          const mayBe = document === '' || earlier.document === '';
          if (mayBe && namesAlike(earlier.name, customer.columns.name) >= ALIKE) return earlier.line;
        }
      }
      return null;
    },
    add(line, customer) {
      const document = String(customer.columns.document ?? '');
      const earlier = { line, name: customer.columns.name, document };
      if (document !== '' && !byDocument.has(document)) byDocument.set(document, earlier);
      for (const contact of contactsOf(customer)) {
        const known = byContact.get(contact);
        // Of a phone that thousands share the first few are enough.
        if (!known) byContact.set(contact, [earlier]);
        else if (known.length < 5) known.push(earlier);
      }
    },
  };
}
