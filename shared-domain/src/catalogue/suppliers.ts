/**
 * Suppliers of kits that forms list. The eight names are PLACEHOLDERS: the specification does not name the
 * suppliers (kits-013), so the names are invented, and any likeness to a company is chance. No other file
 * repeats the names.
 */
export const kitSuppliers = [
  'Aurora Distribuidora Solar',
  'Boreal Energia',
  'Cerrado Solar Atacado',
  'Girante Fotovoltaica',
  'Litoral Sul Solar',
  'Mandacaru Energia',
  'Serra Alta Distribuição',
  'Vértice Solar',
] as const;

/**
 * Returns true if `name` is a supplier in `kitSuppliers`. A kit of any other supplier counts as assembled by
 * the account itself (docs/proposals.md).
 */
export const isListedKitSupplier = (name: string): boolean =>
  kitSuppliers.some((supplier) => supplier === name);

/**
 * Value of the option for a kit supplier that is not in `kitSuppliers`; the user types the supplier's name.
 */
export const OTHER_SUPPLIER = 'OUTRO';
