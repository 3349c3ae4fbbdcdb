import type { Row } from '@girassol/api-platform/database';
import { formatPossibleDuplicateLineReason } from '../format-duplicate-line-reason';
import { buildFaultyVerdict, type RowVerdict } from '../target';
import { type ContactlessCustomerMatch, isWithoutContact } from './customers-without-contact';
import type { RowCustomer } from './imported-customer-columns';

/**
 * Reason shown for a row that matches an existing customer although neither has a document, e-mail address or
 * phone.
 */
export const SAME_WITHOUT_CONTACT_REASON = 'Igual a um cliente sem documento, e-mail e telefone.';

/** Record or earlier line that a row without document and contact may be. */
interface Resemblance {
  record: Row<'customers'> | null;
  line: number | null;
  isSure: boolean;
}

/**
 * Chooses which of two possible matches of a row counts, an existing customer or an earlier line: the sure
 * match, or else the existing customer.
 */
export function chooseResemblingRecordOrLine(
  record: ContactlessCustomerMatch<Row<'customers'>> | undefined,
  line: ContactlessCustomerMatch<number> | null,
): Resemblance | null {
  const ofLine = line && { record: null, line: line.there, isSure: line.isSure };
  if (!record || (ofLine?.isSure && !record.isSure)) return ofLine;
  return { record: record.there, line: null, isSure: record.isSure };
}

/**
 * Builds the verdict `ASK` for a row that may describe an existing customer or the same customer as an
 * earlier line, so that a user decides.
 */
export function buildResemblanceVerdict(
  { line, customer }: { line: number; customer: RowCustomer },
  { record, line: earlier }: Resemblance,
): RowVerdict {
  return {
    ...buildFaultyVerdict(line, []),
    state: 'ASK',
    recordId: record?.id ?? null,
    recordName: record?.name ?? customer.columns.name,
    reason: record
      ? isWithoutContact({ ...record })
        ? `Pode ser o mesmo: ${record.name}, sem documento, e-mail e telefone.`
        : `Pode ser o mesmo: ${record.name}, o único cliente com este nome.`
      : formatPossibleDuplicateLineReason(earlier),
  };
}
