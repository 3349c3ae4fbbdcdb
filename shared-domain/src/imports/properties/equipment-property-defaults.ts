import { MAX_AMOUNT_REAIS } from './customer-properties';
import type { ImportProperty } from './property';

/**
 * Shared kind, unit and limits of the import properties of equipment, by kind of figure (such as
 * `modulePower`). Each property adds its name, label, example and help.
 */
export const equipmentPropertyDefaults = {
  text: { kind: 'text', isRequired: false, maxLength: 80 },
  modulePower: { kind: 'number', isRequired: false, min: 0.001, max: 10_000, unit: 'W' },
  inverterPower: { kind: 'number', isRequired: false, min: 0.001, max: 10_000_000, unit: 'W' },
  years: { kind: 'number', isRequired: false, min: 0, max: 100, unit: 'anos' },
  millimetres: { kind: 'number', isRequired: false, min: 0, max: 100_000, unit: 'mm' },
  kilograms: { kind: 'number', isRequired: false, min: 0, max: 1_000, unit: 'kg' },
  quantity: { kind: 'integer', isRequired: false, min: 1, max: 1_000_000 },
  stock: { kind: 'integer', isRequired: false, min: 0, max: 1_000_000_000 },
  money: { kind: 'money', isRequired: false, min: 0, max: MAX_AMOUNT_REAIS },
} as const satisfies Record<string, Omit<ImportProperty, 'name' | 'label' | 'example' | 'help'>>;
