/** R$ of a percentage of the list price, to the cent; null where nothing was typed or there is no price yet. */
export const discountOf = (percent: number | null, listPrice: number | null): number | null =>
  percent === null || listPrice === null ? null : Math.round(listPrice * percent) / 100;

/** Percent of the list price, to the hundredth, that a discount in R$ is. */
export const percentOf = (discount: number | null, listPrice: number | null): number | null =>
  !discount || !listPrice ? null : Math.round((discount / listPrice) * 10_000) / 100;
