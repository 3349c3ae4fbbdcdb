/** Formats a number of years in years and months: `3 anos e 2 meses`. */
export function formatYears(years: number): string {
  const months = Math.ceil(years * 12 - 1e-9);
  const whole = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [
    whole > 0 && `${whole} ${whole === 1 ? 'ano' : 'anos'}`,
    rest > 0 && `${rest} ${rest === 1 ? 'mês' : 'meses'}`,
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' e ') : 'menos de 1 mês';
}
