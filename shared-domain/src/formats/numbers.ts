/** Formats a number with decimal comma and thousands dot: `1.234,50`. */
export function formatNumber(value: number, digits = 2): string {
  const text = formatAbsolute(Math.abs(value), digits);
  // Rounding leaves nothing but zeros of a tiny negative number.
  return value < 0 && /[^0.,]/.test(text) ? `-${text}` : text;
}

/**
 * Rounds the decimal digits of a number half up, as `Intl.NumberFormat` does, which takes longer to make than all numbers of
 * a board to format.
 */
function formatAbsolute(value: number, digits: number): string {
  const written = String(value);
  // Not a number, infinite, or written with an exponent.
  if (!/^[\d.]+$/.test(written))
    return value.toLocaleString('pt-BR', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  const [whole = '', decimals = ''] = written.split('.');
  const kept = `${whole}${decimals.slice(0, digits).padEnd(digits, '0')}`;
  const rounded =
    (decimals[digits] ?? '0') < '5' ? kept : String(BigInt(kept) + 1n).padStart(kept.length, '0');
  const point = rounded.length - digits;
  // linear: numbers are written without an exponent up to 21 digits
  const thousands = rounded.slice(0, point).replace(/\B(?=(?:\d{3})+$)/g, '.');
  return digits === 0 ? thousands : `${thousands},${rounded.slice(point)}`;
}

/**
 * Formats a number with as many decimals as its value has, at least `least` and at most `most`: `0,515`,
 * `12,5`. Used for inputs of a calculation, so that a reader can recompute the displayed results.
 */
export function formatExactNumber(value: number, least = 0, most = 5): string {
  const [whole = '', decimals = ''] = formatNumber(value, most).split(',');
  let length = decimals.length;
  while (length > least && decimals[length - 1] === '0') length -= 1;
  return length === 0 ? whole : `${whole},${decimals.slice(0, length)}`;
}

/** Formats a count with its noun: `1 linha`, `2.500 linhas`. */
export function formatCountWithNoun(count: number, one: string, many: string): string {
  return `${formatNumber(count, 0)} ${count === 1 ? one : many}`;
}

/** Formats an amount in reais: `R$ 1.234,50`, with an ordinary space, so that texts can be compared and searched. */
export function formatMoney(reais: number): string {
  const text = formatNumber(reais);
  return text.startsWith('-') ? `-R$ ${text.slice(1)}` : `R$ ${text}`;
}

/** Formats a peak power in kWp: `5,40 kWp`. */
export function formatPower(kwp: number): string {
  return `${formatNumber(kwp)} kWp`;
}

/** Formats the number of a proposal, item or contract: `00012`. */
export function formatRecordNumber(number: number): string {
  return String(number).padStart(5, '0');
}

/** Formats the number of a board item: `#00012`. */
export function formatItemNumber(number: number): string {
  return `#${formatRecordNumber(number)}`;
}
