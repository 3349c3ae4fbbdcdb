/**
 * Who kits are bought from. PLACEHOLDERS: the specification does not tell the eight names (kits-013), so these are
 * invented, and any likeness to a company is chance. Replace them here and nowhere else.
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

/** Is this a supplier of the list? A kit bought from anybody else was put together by the company itself (0085). */
export const isKitSupplier = (name: string): boolean => kitSuppliers.some((supplier) => supplier === name);

/** Somebody else, whose name is typed. */
export const OTHER_SUPPLIER = 'OUTRO';
