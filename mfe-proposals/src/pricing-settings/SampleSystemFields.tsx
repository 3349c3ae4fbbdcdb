import { tokens } from '@girassol/shared-ui';
import { Checkbox, NumberField, TextField } from '@girassol/shared-ui/inputs';
import { BrazilianStateField, Select } from '@girassol/shared-ui/pickers';
import { styled } from 'styled-components';
import { fixationChoices, inverterTypeChoices, voltageChoices } from './conditional-choices';
import type { PricingSettingsValues } from './pricing-settings-values';
import type { SampleSystemValues } from './trial';
import type { PricingPeople } from './use-people';

interface TrialFieldsProps {
  sample: SampleSystemValues;
  onChange: (sample: SampleSystemValues) => void;
  values: PricingSettingsValues;
  people: PricingPeople;
}

type NumberName = {
  [Name in keyof SampleSystemValues]: SampleSystemValues[Name] extends number | null ? Name : never;
}[keyof SampleSystemValues];

interface NumberPart {
  name: NumberName;
  label: string;
  unit?: string;
  decimals: number;
}

/** Fields of the sample system that simple pricing uses. */
const simpleParts: NumberPart[] = [
  { name: 'kitPrice', label: 'Preço do kit', unit: 'R$', decimals: 2 },
  { name: 'kwp', label: 'Potência', unit: 'kWp', decimals: 3 },
  { name: 'discount', label: 'Desconto', unit: 'R$', decimals: 2 },
];

const detailedParts: NumberPart[] = [
  { name: 'modules', label: 'Módulos', decimals: 0 },
  { name: 'inverters', label: 'Inversores', decimals: 0 },
  { name: 'kw', label: 'Inversores', unit: 'kW', decimals: 2 },
  { name: 'km', label: 'Distância', unit: 'km', decimals: 1 },
  { name: 'm2', label: 'Área', unit: 'm²', decimals: 1 },
  { name: 'm', label: 'Perímetro', unit: 'm', decimals: 1 },
  { name: 'roofHeight', label: 'Altura do telhado', unit: 'm', decimals: 1 },
];

const NOBODY = 'nobody';

/**
 * Fields of the sample system for which the pricing settings compute a trial price. Simple pricing hides
 * fields that only pricing components use.
 */
export function SampleSystemFields({ sample, onChange, values, people }: TrialFieldsProps) {
  const set = <Name extends keyof SampleSystemValues>(name: Name, value: SampleSystemValues[Name]) =>
    onChange({ ...sample, [name]: value });
  const isDetailed = values.type === 'DETAILED';
  const somebody = [{ value: NOBODY, label: 'Ninguém' }, ...people.options];
  const choices = [
    { name: 'voltage', label: 'Tensão', options: voltageChoices },
    { name: 'fixation', label: 'Fixação', options: fixationChoices },
    { name: 'inverterType', label: 'Tipo de inversor', options: inverterTypeChoices },
  ] as const;
  return (
    <Fields>
      {(isDetailed ? [...simpleParts, ...detailedParts] : simpleParts).map(({ name, ...field }) => (
        <NumberField key={name} {...field} value={sample[name]} onChange={(value) => set(name, value)} />
      ))}
      {isDetailed && (
        <>
          {choices.map(({ name, ...field }) => (
            <Select key={name} {...field} value={sample[name]} onChange={(value) => set(name, value)} />
          ))}
          <BrazilianStateField value={sample.uf} onChange={(uf) => set('uf', uf)} />
          <TextField label="Cidade" value={sample.location} onChange={(value) => set('location', value)} />
          {(['vendor', 'preVendor'] as const).map((name) => (
            <Select
              key={name}
              label={name === 'vendor' ? 'Vendedor' : 'Pré-vendedor'}
              options={somebody}
              value={sample[name] ?? NOBODY}
              onChange={(id) => set(name, id === NOBODY ? null : id)}
            />
          ))}
          {values.components
            .filter(({ isOptional }) => isOptional)
            .map(({ _id, name }) => (
              <Checkbox
                key={_id}
                className="wide"
                label={`Adicionar ${name || 'opcional'}`}
                value={sample.added.includes(_id)}
                onChange={(isIn) =>
                  set('added', isIn ? [...sample.added, _id] : sample.added.filter((id) => id !== _id))
                }
              />
            ))}
        </>
      )}
    </Fields>
  );
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space[12]};
  > .wide { grid-column: 1 / -1; }
`;
