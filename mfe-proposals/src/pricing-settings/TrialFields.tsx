import { tokens } from '@girassol/shared-ui';
import { Checkbox, NumberField, TextField } from '@girassol/shared-ui/fields';
import { Select, StateField } from '@girassol/shared-ui/pickers';
import { styled } from 'styled-components';
import { fixationChoices, inverterChoices, voltageChoices } from './conditional-choices';
import type { PricingValues } from './pricing-values';
import type { TrialValues } from './trial';
import type { People } from './use-people';

interface TrialFieldsProps {
  sample: TrialValues;
  onChange: (sample: TrialValues) => void;
  values: PricingValues;
  people: People;
}

type NumberName = {
  [Name in keyof TrialValues]: TrialValues[Name] extends number | null ? Name : never;
}[keyof TrialValues];

interface NumberPart {
  name: NumberName;
  label: string;
  unit?: string;
  decimals: number;
}

/** What simple prices are made of. */
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

/** The sample system. What only components ask for is left out of simple pricing. */
export function TrialFields({ sample, onChange, values, people }: TrialFieldsProps) {
  const set = <Name extends keyof TrialValues>(name: Name, value: TrialValues[Name]) =>
    onChange({ ...sample, [name]: value });
  const isDetailed = values.type === 'DETAILED';
  const somebody = [{ value: NOBODY, label: 'Ninguém' }, ...people.options];
  const choices = [
    { name: 'voltage', label: 'Tensão', options: voltageChoices },
    { name: 'fixation', label: 'Fixação', options: fixationChoices },
    { name: 'inverterType', label: 'Tipo de inversor', options: inverterChoices },
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
          <StateField value={sample.uf} onChange={(uf) => set('uf', uf)} />
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
