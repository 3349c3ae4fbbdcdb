import type { LeadTemperature } from '../contract/schemas';

/** How warm a lead is, coldest first. -1 is "not told". */
export const temperatures: readonly { value: LeadTemperature; label: string }[] = [
  { value: -1, label: 'Nenhuma' },
  { value: 0, label: 'Frio' },
  { value: 1, label: 'Morno' },
  { value: 2, label: 'Quente' },
];
