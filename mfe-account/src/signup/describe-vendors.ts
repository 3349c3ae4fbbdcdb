/** Describes a number of vendors: `1 vendedor`, `3 vendedores`. */
export const describeVendors = (count: number): string =>
  count === 1 ? '1 vendedor' : `${count} vendedores`;
