/** Computes the discount in R$ from a percentage of the list price, rounded to cents; null if either is null. */
export const computeDiscountReais = (percent: number | null, listPrice: number | null): number | null =>
  percent === null || listPrice === null ? null : Math.round(listPrice * percent) / 100;

/**
 * Computes the percentage of the list price, rounded to hundredths, that a discount in R$ represents; null if either is
 * missing or 0.
 */
export const computeDiscountPercent = (discount: number | null, listPrice: number | null): number | null =>
  !discount || !listPrice ? null : Math.round((discount / listPrice) * 10_000) / 100;
