/** The three catalogues of an account, by the name that addresses of the API have. */
export const catalogueKinds = ['modules', 'inverters', 'equipaments'] as const;

export type CatalogueKind = (typeof catalogueKinds)[number];

/** How an inverter can be watched. The first is what a new one has (catalogue-005). */
export const monitorings = ['Wi-Fi', '4g', 'Nenhum'] as const;

/** Kinds of inverter of the catalogue, and as people name them. */
export const catalogueInverterTypes = [
  { value: 'inverter', label: 'Inversor de String' },
  { value: 'microinverter', label: 'Microinversor' },
] as const;
