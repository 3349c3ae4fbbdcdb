/** Kinds of inverter as an item keeps them, and as people name them (kits-012). The first is what a new item has. */
export const inverterTypes = [
  { value: 'String', label: 'Inversor de String' },
  { value: 'Micro', label: 'Microinversor' },
] as const;

/** The name of a kind of inverter; what is not in the table is shown as it was written. */
export function inverterTypeLabel(value: string): string {
  return inverterTypes.find((type) => type.value === value)?.label ?? value;
}
