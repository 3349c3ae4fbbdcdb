import { type ColumnValues, isBlank } from '../changes';
import { importedCustomerColumns, type RowCustomer } from './imported-customer-columns';

/** Rows for which there is room at first. */
const FIRST_ROWS = 64;

/** Computes a 32-bit hash (FNV-1a) of a value, ignoring case. Returns 0 for blank values. */
function hashValue(value: unknown): number {
  if (isBlank(value) || String(value) === '0') return 0;
  const text = String(value).toLowerCase();
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash === 0 ? 1 : hash;
}

const hashColumns = (columns: ColumnValues): number[] =>
  importedCustomerColumns.map((column) => hashValue(columns[column]));

const asColumns = (hashes: ArrayLike<number>): ColumnValues =>
  Object.fromEntries(importedCustomerColumns.map((column, at) => [column, hashes[at] || '']));

/** Returns the customer of a row with each value replaced by its hash. Equal values give equal hashes. */
export const hashCustomerValues = ({ columns, registeredAt }: RowCustomer): RowCustomer => ({
  columns: { name: '', ...asColumns(hashColumns(columns)) },
  registeredAt,
});

/**
 * Creates a store of the customer values in earlier rows of an imported file, by line, so that a later row of
 * the same customer can list its values that are not applied. To save memory for files of a hundred thousand
 * rows, each value is stored as a hash of four bytes.
 */
export function createEarlierValueStore() {
  const width = importedCustomerColumns.length;
  const placeOfLine = new Map<number, number>();
  let hashes = new Int32Array(FIRST_ROWS * width);
  /** Returns the position of the columns of a line, with room for them. */
  const getPosition = (line: number): number => {
    const place = placeOfLine.get(line) ?? placeOfLine.size;
    placeOfLine.set(line, place);
    if ((place + 1) * width > hashes.length) {
      const more = new Int32Array(hashes.length * 2);
      more.set(hashes);
      hashes = more;
    }
    return place * width;
  };
  return {
    /** Returns the columns of a line as hashes; null where it is not known. */
    find(line: number): ColumnValues | null {
      const place = placeOfLine.get(line);
      return place === undefined ? null : asColumns(hashes.subarray(place * width, (place + 1) * width));
    },
    add(line: number, { columns }: RowCustomer): void {
      const start = getPosition(line);
      for (let at = 0; at < width; at += 1)
        hashes[start + at] = hashValue(columns[importedCustomerColumns[at] ?? '']);
    },
    /** Changes columns of a line. Their values are hashes already. */
    change(line: number, columns: ColumnValues): void {
      const start = getPosition(line);
      for (const [at, column] of importedCustomerColumns.entries())
        if (column in columns) hashes[start + at] = Number(columns[column] || 0);
    },
  };
}
