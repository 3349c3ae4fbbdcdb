import type { LeadTemperature } from '../contract/schemas';

/** Temperatures of a lead with their labels, coldest first. -1 means "not given". */
export const leadTemperatures: readonly { value: LeadTemperature; label: string }[] = [
  { value: -1, label: 'Nenhuma' },
  { value: 0, label: 'Frio' },
  { value: 1, label: 'Morno' },
  { value: 2, label: 'Quente' },
];
