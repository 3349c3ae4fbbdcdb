import { ChoiceField } from './Choices';
import { LabelledField } from './Field';
import { type FieldProblem, getFieldProblem, type SimulatorValues, UNKNOWN_DISTRIBUTOR } from './fields';
import { SimulatorTextField } from './TextField';

interface Props {
  values: Partial<SimulatorValues>;
  problems: readonly FieldProblem[];
  /** Distributors of the state. */
  distributors: readonly { id: string; name: string }[];
  /** Distributor that the estimate assumes if the visitor names none; '' before the city is known. */
  assumedDistributor?: string;
}

/** People who look at a page have a home, a shop, a plant or a farm. */
const classes = ['Residencial', 'Comercial', 'Industrial', 'Rural'].map((value) => ({ value, label: value }));
const groups = [
  { value: 'B', label: 'Baixa tensão, como casas e lojas' },
  { value: 'A', label: 'Média ou alta tensão (grupo A)' },
];
const modalities = ['Verde', 'Azul'].map((value) => ({ value, label: value }));
const amount = { inputMode: 'decimal', autoComplete: 'off', maxLength: 40 } as const;

/**
 * Fields that make an estimate more exact: class, distributor, tariff group with its classification, consumption and
 * prices of the bill (simulator-002). All may stay empty. The fields of group A appear with it.
 */
export function RefineFields({ values, problems, distributors, assumedDistributor = '' }: Props) {
  const of = (field: FieldProblem['field']) => getFieldProblem(problems, field);
  const typed = (name: FieldProblem['field']) => ({ name, value: values[name], problem: of(name) });
  return (
    <div className="refine">
      <ChoiceField
        name="classe"
        legend="É a conta de"
        options={classes}
        value={values.classe || 'Residencial'}
        problem={of('classe')}
      />
      {distributors.length > 0 && (
        <LabelledField name="distribuidora" label="Quem manda a conta" problem={of('distribuidora')}>
          {(attributes) => (
            <select {...attributes} defaultValue={values.distribuidora ?? ''}>
              <option value="">
                {assumedDistributor
                  ? `${assumedDistributor}, a principal da cidade`
                  : 'A principal da cidade'}
              </option>
              {distributors.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
              <option value={UNKNOWN_DISTRIBUTOR}>Outra, ou não sei</option>
            </select>
          )}
        </LabelledField>
      )}
      <ChoiceField
        name="grupo"
        legend="Como a energia chega"
        options={groups}
        value={values.grupo || 'B'}
        problem={of('grupo')}
      />
      <div className="pair">
        <SimulatorTextField
          {...typed('kwh')}
          label="Consumo por mês, em kWh"
          {...amount}
          placeholder="Ex.: 500"
        />
        <SimulatorTextField
          {...typed('tarifa')}
          label="Preço do kWh na conta, em R$"
          {...amount}
          placeholder="Ex.: 0,95"
        />
      </div>
      <div className="group-a">
        <ChoiceField
          name="modalidade"
          legend="Modalidade"
          options={modalities}
          value={values.modalidade || 'Verde'}
          problem={of('modalidade')}
        />
        <div className="pair">
          <SimulatorTextField {...typed('kwhPonta')} label="Consumo na ponta, em kWh" {...amount} />
          <SimulatorTextField {...typed('tarifaPonta')} label="Preço do kWh na ponta, em R$" {...amount} />
        </div>
        <div className="pair">
          <SimulatorTextField {...typed('demanda')} label="Demanda, em R$ por kW" {...amount} />
          <SimulatorTextField {...typed('demandaPonta')} label="Demanda na ponta (Azul), em R$" {...amount} />
        </div>
      </div>
    </div>
  );
}

const refineNames = [
  'distribuidora',
  'kwh',
  'tarifa',
  'kwhPonta',
  'tarifaPonta',
  'demanda',
  'demandaPonta',
] as const satisfies readonly FieldProblem['field'][];

/** Checks whether a visitor has refined an estimate, or has to: these fields are then shown at once. */
export const hasRefinedAnswers = (
  values: Partial<SimulatorValues>,
  problems: readonly FieldProblem[],
): boolean =>
  values.grupo === 'A' ||
  refineNames.some((name) => Boolean(values[name]) || getFieldProblem(problems, name) !== undefined);
