import { kitFixations, kitInverterTypes, kitVoltages } from '@girassol/shared-domain';
import type { ConditionalType } from '@girassol/shared-domain/pricing';
import type { People } from './use-people';

/** The facts that a component may depend on (kits-011), as they are called. */
export const conditionalNames: { value: ConditionalType; label: string }[] = [
  { value: 'NONE', label: 'Sem condição' },
  { value: 'VOLTAGE', label: 'Tensão' },
  { value: 'FIXATION', label: 'Fixação' },
  { value: 'INVERTER_TYPE', label: 'Tipo de inversor' },
  { value: 'VENDOR', label: 'Vendedor' },
  { value: 'PRE_VENDOR', label: 'Pré-vendedor' },
];

export const logicNames = [
  { value: 'EQUAL', label: 'é igual a' },
  { value: 'DIFFERENT', label: 'é diferente de' },
];

/** Voltages by their digits, as conditions compare them: `127/220 V` is 127220. */
export const voltageChoices = kitVoltages.map((label) => ({ value: label.replace(/\D/g, ''), label }));

export const fixationChoices = kitFixations.map((value) => ({ value, label: value }));

export const inverterChoices = kitInverterTypes.map(({ value, label }) => ({ value: String(value), label }));

/** What a fact may be. */
export function valueChoices(type: ConditionalType, people: People): { value: string; label: string }[] {
  switch (type) {
    case 'NONE':
      return [];
    case 'VOLTAGE':
      return voltageChoices;
    case 'FIXATION':
      return fixationChoices;
    case 'INVERTER_TYPE':
      return inverterChoices;
    case 'VENDOR':
    case 'PRE_VENDOR':
      return people.options;
  }
}
