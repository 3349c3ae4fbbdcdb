/** What is wrong with a number that has to be there and above zero. */
export const aboveZero = (value: number | null): string | undefined =>
  value !== null && value <= 0 ? 'Informe um número maior que zero.' : undefined;
