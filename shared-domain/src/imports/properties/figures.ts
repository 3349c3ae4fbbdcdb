import { MAX_REAIS } from './customer-properties';
import type { ImportProperty } from './property';

/** What a kind of figure has in every property of equipment; name, label, example and help are said there. */
export const figures = {
  text: { kind: 'text', isRequired: false, maxLength: 80 },
  modulePower: { kind: 'number', isRequired: false, min: 0.001, max: 10_000, unit: 'W' },
  inverterPower: { kind: 'number', isRequired: false, min: 0.001, max: 10_000_000, unit: 'W' },
  years: { kind: 'number', isRequired: false, min: 0, max: 100, unit: 'anos' },
  millimetres: { kind: 'number', isRequired: false, min: 0, max: 100_000, unit: 'mm' },
  kilograms: { kind: 'number', isRequired: false, min: 0, max: 1_000, unit: 'kg' },
  quantity: { kind: 'integer', isRequired: false, min: 1, max: 1_000_000 },
  stock: { kind: 'integer', isRequired: false, min: 0, max: 1_000_000_000 },
  money: { kind: 'money', isRequired: false, min: 0, max: MAX_REAIS },
} as const satisfies Record<string, Omit<ImportProperty, 'name' | 'label' | 'example' | 'help'>>;
