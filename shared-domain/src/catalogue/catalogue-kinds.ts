/** Kinds of the three catalogues of an account, as they are named in API paths. */
export const catalogueKinds = ['modules', 'inverters', 'equipaments'] as const;

export type CatalogueKind = (typeof catalogueKinds)[number];

/** Ways to monitor an inverter. The first is the default of a new inverter (catalogue-005). */
export const inverterMonitoringTypes = ['Wi-Fi', '4g', 'Nenhum'] as const;

/** Types of inverter of the catalogue, with their labels. */
export const catalogueInverterTypes = [
  { value: 'inverter', label: 'Inversor de String' },
  { value: 'microinverter', label: 'Microinversor' },
] as const;
