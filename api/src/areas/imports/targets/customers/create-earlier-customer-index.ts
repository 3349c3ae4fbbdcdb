import { toPhoneMatchKey } from '@girassol/shared-domain';
import type { CustomerMatchKey } from '@girassol/shared-domain/imports';
import type { ColumnValues } from '../changes';
import { areNamesOfDifferentCustomers, computeNameSimilarity, MIN_NAME_SIMILARITY } from '../name-similarity';
import { computeCustomerChanges } from './compute-customer-changes';
import { createEarlierValueStore, hashCustomerValues } from './hashed-columns';
import type { RowCustomer } from './imported-customer-columns';

/**
 * Customer that an earlier row of the imported file describes; `isProven` says that the document is equal.
 */
export interface EarlierCustomer {
  line: number;
  name: string;
  isProven: boolean;
}

/**
 * Index of the customers that earlier rows of the imported file describe, searched by document, e-mail
 * address and phone.
 */
export interface EarlierRowCustomerIndex {
  /** The first line that describes the same one, with its name; `isProven` by an equal document. */
  find(customer: RowCustomer): EarlierCustomer | null;
  add(line: number, customer: RowCustomer): void;
  /** Returns what an earlier line and those put together with it say, beside a later row; both with hashes for values. */
  compare(line: number, customer: RowCustomer): ComparedWithEarlier | null;
  /** Puts a later row together with an earlier line. */
  merge(line: number, customer: RowCustomer, how: 'FILL' | 'UPDATE'): void;
  /** Returns what an existing customer is once the earlier lines are written, beside a later row; null: no line changes it. */
  compareRecord(id: string, customer: RowCustomer): (ComparedWithEarlier & { line: number }) | null;
  /** Puts a row together with the existing customer that it changes. */
  mergeRecord(record: ColumnValues & { id: string }, row: EarlierRecordRow): void;
}

interface ComparedWithEarlier {
  /** With hashes for values, as the row's. */
  current: ColumnValues;
  customer: RowCustomer;
}

interface EarlierRecordRow {
  line: number;
  customer: RowCustomer;
  how: 'FILL' | 'UPDATE';
}

/** Maximum number of customers indexed under one contact. The first few are enough for a phone that thousands share. */
const MAX_PER_CONTACT = 5;

/**
 * Creates an empty index of the customers in earlier rows of an imported file. To save memory for files of a
 * hundred thousand rows, the index stores arrays of columns instead of an object for each row.
 */
export function createEarlierCustomerIndex(matchBy: readonly CustomerMatchKey[]): EarlierRowCustomerIndex {
  const lines: number[] = [];
  const names: string[] = [];
  const hasDocument: boolean[] = [];
  /** Places in the columns above. */
  const byDocument = new Map<string, number>();
  const byContact = new Map<string, number | number[]>();
  const said = createEarlierValueStore();
  /** First lines that change existing customers, by id. */
  const lineOfRecord = new Map<string, number>();
  const changedRecords = createEarlierValueStore();

  const getContacts = ({ columns }: RowCustomer): string[] => {
    const phones = matchBy.includes('phone')
      ? [columns.phone, columns.whatsapp].map((phone) => toPhoneMatchKey(String(phone ?? '')))
      : [];
    const email = matchBy.includes('email') ? String(columns.email ?? '').toLowerCase() : '';
    return [...new Set([...phones, email].filter((text) => text !== undefined && text !== '').map(String))];
  };
  const getPlaces = (contact: string): readonly number[] => {
    const known = byContact.get(contact);
    return known === undefined ? [] : [known].flat();
  };

  const at = (place: number, isProven: boolean): EarlierCustomer => ({
    line: lines[place] ?? 0,
    name: names[place] ?? '',
    isProven,
  });

  return {
    find(customer) {
      const document = String(customer.columns.document ?? '');
      const same = byDocument.get(document);
      if (same !== undefined) return at(same, true);
      for (const place of getContacts(customer).flatMap(getPlaces)) {
        // Two documents: two people.
        if (document !== '' && hasDocument[place]) continue;
        const [one, other] = [names[place] ?? '', customer.columns.name];
        if (
          computeNameSimilarity(one, other) >= MIN_NAME_SIMILARITY &&
          !areNamesOfDifferentCustomers(one, other, document)
        )
          return at(place, false);
      }
      return null;
    },
    add(line, customer) {
      const document = String(customer.columns.document ?? '');
      const place = lines.push(line) - 1;
      names.push(customer.columns.name);
      said.add(line, customer);
      hasDocument.push(document !== '');
      if (document !== '' && !byDocument.has(document)) byDocument.set(document, place);
      for (const contact of getContacts(customer)) {
        const known = byContact.get(contact);
        if (known === undefined) byContact.set(contact, place);
        else if (typeof known === 'number') byContact.set(contact, [known, place]);
        else if (known.length < MAX_PER_CONTACT) known.push(place);
      }
    },
    compare: (line, customer) => compareIn(said, line, customer),
    merge: (line, customer, how) => mergeInto(said, line, { customer, how }),
    compareRecord(id, customer) {
      const line = lineOfRecord.get(id);
      if (line === undefined) return null;
      const compared = compareIn(changedRecords, line, customer);
      return compared && { line, ...compared };
    },
    mergeRecord(record, { line, ...row }) {
      const first = lineOfRecord.get(record.id) ?? line;
      if (first === line) {
        lineOfRecord.set(record.id, line);
        changedRecords.add(line, { columns: { ...record, name: String(record.name) }, registeredAt: null });
      }
      mergeInto(changedRecords, first, row);
    },
  };
}

type EarlierValueStore = ReturnType<typeof createEarlierValueStore>;

/** Returns what the store has of a line beside a later row; null: nothing. */
function compareIn(
  store: EarlierValueStore,
  line: number,
  customer: RowCustomer,
): ComparedWithEarlier | null {
  const current = store.find(line);
  return current && { current, customer: hashCustomerValues(customer) };
}

/** Adds to what the store has of a line what a later row changes of it. */
function mergeInto(
  store: EarlierValueStore,
  line: number,
  { customer, how }: Pick<EarlierRecordRow, 'customer' | 'how'>,
): void {
  const current = store.find(line);
  if (current) store.change(line, computeCustomerChanges(current, hashCustomerValues(customer), how) ?? {});
}
