/** Returns the error message for a number that is not above zero; undefined for a valid or empty field. */
export const checkAboveZero = (value: number | null): string | undefined =>
  value !== null && value <= 0 ? 'Informe um número maior que zero.' : undefined;
