import type { Row } from '../../../../platform/database';
import { faulty, type Verdict } from '../target';
import { maybeTwinReason } from '../twin-reason';
import type { RowCustomer } from './customer-columns';
import type { Resembling } from './without-contact';

/** Why a row is no new customer, although it has nothing by which one is recognised. */
export const SAME_WITHOUT_CONTACT = 'Igual a um cliente sem documento, e-mail e telefone.';

/** What a row without document, mail and phone may be: a record, or an earlier line. */
interface Resembled {
  record: Row<'customers'> | null;
  line: number | null;
  isSure: boolean;
}

/** A sure one comes before one that may be, a record before a line. */
export function resemblance(
  record: Resembling<Row<'customers'>> | undefined,
  line: Resembling<number> | null,
): Resembled | null {
  const ofLine = line && { record: null, line: line.there, isSure: line.isSure };
  if (!record || (ofLine?.isSure && !record.isSure)) return ofLine;
  return { record: record.there, line: null, isSure: record.isSure };
}

/** A row of which nothing says that it is somebody else, and nothing that it is not. */
export function maybeSame(
  { line, customer }: { line: number; customer: RowCustomer },
  { record, line: earlier }: Resembled,
): Verdict {
  return {
    ...faulty(line, []),
    state: 'ASK',
    recordId: record?.id ?? null,
    recordName: record?.name ?? customer.columns.name,
    reason: record
      ? `Pode ser o mesmo: ${record.name}, sem documento, e-mail e telefone.`
      : maybeTwinReason(earlier),
  };
}
