/** What the 47 digits of a boleto say. */
export interface Boleto {
  /** The 44 digits of the bar code. */
  barcode: string;
  /** R$ */
  amount: number;
  /** `yyyy-mm-dd`; null: payable at any time. */
  due: string | null;
}

/**
 * Reads the digits under a boleto's bar code (`linha digitável`), with or without dots and blanks. Null when a check digit
 * does not fit.
 * @param reference a day near the issue, `yyyy-mm-dd`: the count of days began anew in 2025, so a factor names two days
 */
export function readBoleto(line: string, reference: string): Boleto | null {
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
    due: factor === '0000' ? null : boletoDueDate(factor, reference),
  };
}

const DAY = 86_400_000;
/** Day 0 of the first count, and of the one that followed day 9999 with day 1000. */
const countsFrom = [Date.UTC(1997, 9, 7), Date.UTC(2022, 4, 29)];

/** The day that a due factor names: of its two readings the one nearer to `reference`, both `yyyy-mm-dd`. */
export function boletoDueDate(factor: string, reference: string): string {
  const near = Date.parse(reference);
  const [first = 0, second = 0] = countsFrom.map((from) => from + Number(factor) * DAY);
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
