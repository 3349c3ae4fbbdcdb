import { kitFixations, kitInverterTypes, kitVoltages } from '@girassol/shared-domain';
import type { PricingConditionalType } from '@girassol/shared-domain/pricing';
import type { PricingPeople } from './use-people';

/**
 * Options for the subject of a condition of a pricing component, such as the voltage or the seller
 * (kits-011).
 */
export const conditionSubjectOptions: { value: PricingConditionalType; label: string }[] = [
  { value: 'NONE', label: 'Sem condição' },
  { value: 'VOLTAGE', label: 'Tensão' },
  { value: 'FIXATION', label: 'Fixação' },
  { value: 'INVERTER_TYPE', label: 'Tipo de inversor' },
  { value: 'VENDOR', label: 'Vendedor' },
  { value: 'PRE_VENDOR', label: 'Pré-vendedor' },
];

export const conditionOperatorOptions = [
  { value: 'EQUAL', label: 'é igual a' },
  { value: 'DIFFERENT', label: 'é diferente de' },
];

/**
 * Options for the voltage in a condition of a pricing component. The value consists of the digits of the
 * label, as the engine compares them: `127/220 V` is 127220.
 */
export const voltageChoices = kitVoltages.map((label) => ({ value: label.replace(/\D/g, ''), label }));

export const fixationChoices = kitFixations.map((value) => ({ value, label: value }));

export const inverterTypeChoices = kitInverterTypes.map(({ value, label }) => ({
  value: String(value),
  label,
}));

/**
 * Returns the options for the value that a condition of a pricing component compares, by the type of the
 * condition.
 */
export function getConditionValueChoices(
  type: PricingConditionalType,
  people: PricingPeople,
): { value: string; label: string }[] {
  switch (type) {
    case 'NONE':
      return [];
    case 'VOLTAGE':
      return voltageChoices;
    case 'FIXATION':
      return fixationChoices;
    case 'INVERTER_TYPE':
      return inverterTypeChoices;
    case 'VENDOR':
    case 'PRE_VENDOR':
      return people.options;
  }
}
