const formatters = /*#__PURE__*/ new Map<number, Intl.NumberFormat>();

function withDigits(digits: number): Intl.NumberFormat {
  const known = formatters.get(digits);
  if (known) return known;
  const formatter = new Intl.NumberFormat('pt-BR', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  formatters.set(digits, formatter);
  return formatter;
}

/** A number with decimal comma and thousands dot: `1.234,50`. */
export function formatNumber(value: number, digits = 2): string {
  const text = withDigits(digits).format(value);
  // "-0,00" is what rounding leaves of a tiny negative number.
  return /^-[0.,]+$/.test(text) ? text.slice(1) : text;
}

/** How many of something, in words: `1 linha`, `2.500 linhas`. */
export function formatCount(count: number, one: string, many: string): string {
  return `${formatNumber(count, 0)} ${count === 1 ? one : many}`;
}

/** An amount in reais: `R$ 1.234,50`. The space is an ordinary one, so that texts can be compared and searched. */
export function formatMoney(reais: number): string {
  const text = formatNumber(reais);
  return text.startsWith('-') ? `-R$ ${text.slice(1)}` : `R$ ${text}`;
}

/** Peak power in kWp: `5,40 kWp`. */
export function formatPower(kwp: number): string {
  return `${formatNumber(kwp)} kWp`;
}

/**
 * The amount a person typed, in reais with two decimals; null when there is none.
 * Other characters are ignored (`1a2,5` is 12.5). The last separator is the decimal one, except a dot before three
 * digits, which groups thousands as Brazilians write it.
 */
export function parseMoney(text: string): number | null {
  const typed = text.replace(/[^\d.,]/g, '');
  if (!/\d/.test(typed) || text.trim().startsWith('-')) return null;
  const last = Math.max(typed.lastIndexOf(','), typed.lastIndexOf('.'));
  const tail = typed.slice(last + 1);
  const groupsThousands = typed[last] === '.' && tail.length > 2;
  const isDecimal = last >= 0 && !groupsThousands;
  const whole = (isDecimal ? typed.slice(0, last) : typed).replace(/[.,]/g, '');
  const value = Number(`${whole || '0'}.${isDecimal ? tail || '0' : '0'}`);
  // Rounded on the decimal text, not on a product: 1.005 * 100 is 100.49999999999999.
  return Number(`${Math.round(Number(`${value}e2`))}e-2`);
}

/** Numbers of proposals, items and contracts: `00012`. */
export function padNumber(number: number): string {
  return String(number).padStart(5, '0');
}

/** Number of a board item: `#00012`. */
export function formatItemNumber(number: number): string {
  return `#${padNumber(number)}`;
}
