/** Voltages at which a kit is connected (kits-012). */
export const kitVoltages = ['127 V', '220 V', '380 V', '127/220 V', '220/380 V'] as const;

/** Surfaces and structures on which a kit is mounted (kits-012). */
export const kitFixations = [
  'Cerâmico',
  'Metálico Trapezoidal',
  'Metálico Ondulado',
  'Fibrocimento',
  'Laje',
  'Solo',
  'Sem Estrutura',
  'Mini-Trilho',
  'Carport',
  'Zipado',
] as const;

/** Types of inverter of a kit: the stored value and its label. */
export const kitInverterTypes = [
  { value: 'string inverter', label: 'Inversor de String' },
  { value: 'microinverter', label: 'Microinversor' },
] as const;
