/** Types of consumer unit (boards-067). */
export const consumerUnitTypes = [
  'Residencial',
  'Comercial',
  'Industrial',
  'Rural',
  'Autoconsumo Remoto',
] as const;

export type ConsumerUnitType = (typeof consumerUnitTypes)[number];
