import { DAY_MS } from '../time';
/** Boleto (Brazilian bank slip) parsed from its 47 digits: barcode, amount in reais and due date. */
export interface Boleto {
  /** The 44 digits of the bar code. */
  barcode: string;
  /** R$ */
  amount: number;
  /** `yyyy-mm-dd`; null: payable at any time. */
  due: string | null;
}

/**
 * Parses the digits under a boleto's bar code (`linha digitável`), with or without dots and blanks; null if a check
 * digit is wrong.
 * @param reference a day near the issue, `yyyy-mm-dd`: the count of days began anew in 2025, so a factor names two days
 */
export function parseBoleto(line: string, reference: string): Boleto | null {
  const digits = line.replace(/[\s.]/g, '');
  if (!/^\d{47}$/.test(digits)) return null;
  const fields = [digits.slice(0, 10), digits.slice(10, 21), digits.slice(21, 32)];
  if (!fields.every((one) => checkDigit10(one.slice(0, -1)) === Number(one.at(-1)))) return null;

  const [first = '', second = '', third = ''] = fields.map((one) => one.slice(0, -1));
  const check = digits.slice(32, 33);
  const factor = digits.slice(33, 37);
  const rest = first.slice(0, 4) + digits.slice(33) + first.slice(4) + second + third;
  if (checkDigit11(rest) !== Number(check)) return null;
  return {
    barcode: rest.slice(0, 4) + check + rest.slice(4),
    amount: Number(digits.slice(37)) / 100,
    due: factor === '0000' ? null : resolveBoletoDueDate(factor, reference),
  };
}

/** Data of a boleto to be issued. */
export interface BoletoToIssue {
  /** Three digits. */
  bank: string;
  /** `yyyy-mm-dd`; null: payable at any time. */
  dueOn: string | null;
  amountCents: number;
  /** 25 digits that the bank chooses: agency, account, number of the document. */
  freeField: string;
}

/** Builds the 44 digits of a boleto's bar code. Throws a RangeError for an amount or digits that do not fit. */
export function buildBoletoBarcode({ bank, dueOn, amountCents, freeField }: BoletoToIssue): string {
  if (!/^\d{3}$/.test(bank) || !/^\d{25}$/.test(freeField)) throw new RangeError('wrong digits of a boleto');
  if (!Number.isSafeInteger(amountCents) || amountCents < 0 || amountCents >= 10 ** 10)
    throw new RangeError(`${amountCents} cents do not fit into a boleto`);
  const start = `${bank}9`;
  const rest = computeDueFactor(dueOn) + String(amountCents).padStart(10, '0') + freeField;
  return start + checkDigit11(start + rest) + rest;
}

/** Formats the 47 digits under a bar code (`linha digitável`) without dots and blanks. */
export function formatBoletoLine(barcode: string): string {
  const free = barcode.slice(19);
  const fields = [barcode.slice(0, 4) + free.slice(0, 5), free.slice(5, 15), free.slice(15)];
  return fields.map((digits) => digits + checkDigit10(digits)).join('') + barcode.slice(4, 19);
}

/**
 * Computes the four digits that stand for a due date: days since 07/10/1997, and since 22/02/2025 counted from 1000
 * again. Throws a RangeError for a date before 03/07/2000 or after 13/10/2049.
 */
export function computeDueFactor(dueOn: string | null): string {
  if (dueOn === null) return '0000';
  const days = countsFrom.map((from) => Math.round((Date.parse(dueOn) - from) / DAY_MS));
  const factor = days.find((count) => count >= 1000 && count <= 9999);
  if (factor === undefined) throw new RangeError(`${dueOn} is no due date of a boleto`);
  return String(factor);
}

/** Day 0 of the first count, and of the one that followed day 9999 with day 1000. */
const countsFrom = [Date.UTC(1997, 9, 7), Date.UTC(2022, 4, 29)];

/**
 * Returns the due date, `yyyy-mm-dd`, for the due factor in a boleto's digits. A factor stands for two
 * possible days, and the day nearer to `reference` is returned.
 */
export function resolveBoletoDueDate(factor: string, reference: string): string {
  const near = Date.parse(reference);
  const [first = 0, second = 0] = countsFrom.map((from) => from + Number(factor) * DAY_MS);
  const due = Math.abs(first - near) <= Math.abs(second - near) ? first : second;
  return new Date(due).toISOString().slice(0, 10);
}

/** Weights 2 and 1 from the right, digits of the products summed. */
function checkDigit10(digits: string): number {
  let total = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const product = Number(digit) * (index % 2 === 0 ? 2 : 1);
    total += product > 9 ? product - 9 : product;
  }
  return (10 - (total % 10)) % 10;
}

/** Weights 2 to 9 from the right; 0, 10 and 11 become 1. */
function checkDigit11(digits: string): number {
  let total = 0;
  for (const [index, digit] of [...digits].reverse().entries()) total += Number(digit) * (2 + (index % 8));
  const digit = 11 - (total % 11);
  return digit > 9 ? 1 : digit;
}
