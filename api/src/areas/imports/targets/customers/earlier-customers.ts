import type { MatchKey } from '@girassol/shared-domain/imports';
import { ALIKE, namesAlike } from '../names-alike';
import type { RowCustomer } from './customer-columns';

/** The customers that earlier rows of a file describe, by what they are recognised by. */
export interface EarlierCustomers {
  /** The first line that describes the same one. */
  find(customer: RowCustomer): number | null;
  add(line: number, customer: RowCustomer): void;
}

/** Of a phone that thousands share the first few are enough. */
const MOST_OF_A_CONTACT = 5;

/**
 * Files have a hundred thousand rows, and the process that keeps them in mind serves everybody: columns in place of an object
 * a row, and a list only for a contact that several share.
 */
export function earlierCustomers(matchBy: readonly MatchKey[]): EarlierCustomers {
  const lines: number[] = [];
  const names: string[] = [];
  const hasDocument: boolean[] = [];
  /** Places in the columns above. */
  const byDocument = new Map<string, number>();
  const byContact = new Map<string, number | number[]>();

  const contactsOf = ({ columns }: RowCustomer): string[] => {
    const phones = matchBy.includes('phone') ? [columns.phone, columns.whatsapp] : [];
    const email = matchBy.includes('email') ? String(columns.email ?? '').toLowerCase() : '';
    return [...new Set([...phones, email].filter((text) => text !== undefined && text !== '').map(String))];
  };
  const placesOf = (contact: string): readonly number[] => {
    const known = byContact.get(contact);
    return known === undefined ? [] : [known].flat();
  };

  return {
    find(customer) {
      const document = String(customer.columns.document ?? '');
      const same = byDocument.get(document);
      if (same !== undefined) return lines[same] ?? null;
      for (const place of contactsOf(customer).flatMap(placesOf)) {
        // Two documents: two people.
        if (document !== '' && hasDocument[place]) continue;
        if (namesAlike(names[place] ?? '', customer.columns.name) >= ALIKE) return lines[place] ?? null;
      }
      return null;
    },
    add(line, customer) {
      const document = String(customer.columns.document ?? '');
      const place = lines.push(line) - 1;
      names.push(customer.columns.name);
      hasDocument.push(document !== '');
      if (document !== '' && !byDocument.has(document)) byDocument.set(document, place);
      for (const contact of contactsOf(customer)) {
        const known = byContact.get(contact);
        if (known === undefined) byContact.set(contact, place);
        else if (typeof known === 'number') byContact.set(contact, [known, place]);
        else if (known.length < MOST_OF_A_CONTACT) known.push(place);
      }
    },
  };
}
