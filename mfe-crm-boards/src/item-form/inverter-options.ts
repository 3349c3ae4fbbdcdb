import { itemInverterTypes } from '@girassol/shared-domain';

/** Returns the inverter options. Includes the current value of an item, even if it was imported under another name. */
export function listInverterOptions(present: string | null) {
  const isKnown = present === null || itemInverterTypes.some(({ value }) => value === present);
  return isKnown ? itemInverterTypes : [...itemInverterTypes, { value: present, label: present }];
}
