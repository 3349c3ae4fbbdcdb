/** Types of inverter of an item: the stored value and its label (kits-012). The first is the default of a new item. */
export const itemInverterTypes = [
  { value: 'String', label: 'Inversor de String' },
  { value: 'Micro', label: 'Microinversor' },
] as const;

/** Returns the label of an item's inverter type; a value that is not in the table is returned unchanged. */
export function getItemInverterTypeLabel(value: string): string {
  return itemInverterTypes.find((type) => type.value === value)?.label ?? value;
}
