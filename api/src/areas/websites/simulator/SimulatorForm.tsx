import { addFormProblemFragment } from '@girassol/api-platform/http/form-problem';
import { brazilianStates } from '@girassol/shared-domain';
import { ChoiceField } from './form/Choices';
import { LabelledField } from './form/Field';
import { type FieldProblem, getFieldProblem, type SimulatorValues, UNKNOWN_DISTRIBUTOR } from './form/fields';
import { ProblemSummary } from './form/ProblemSummary';
import { SimulatorTextField } from './form/TextField';

interface Props {
  /** Address that the form is sent to: the simulator of the site. */
  action: string;
  values: Partial<SimulatorValues>;
  problems: readonly FieldProblem[];
  /** The first questions alone, on another page of the site: they lead to the simulator with what was typed. */
  isShort?: boolean;
  /** Cities that what was typed may mean. */
  cities?: readonly string[];
  /** Distributors of the state. */
  distributors?: readonly { id: string; name: string }[];
  /** Label of the button. */
  send?: string;
}

/** People who look at a page have a home, a shop, a plant or a farm. */
const classes = ['Residencial', 'Comercial', 'Industrial', 'Rural'].map((value) => ({ value, label: value }));

/** Form of the first step of the simulator: a bill or a consumption, and the city. */
export function SimulatorForm({
  action,
  values,
  problems,
  isShort = false,
  cities = [],
  distributors = [],
  send = 'Simular',
}: Props) {
  const of = (field: FieldProblem['field']) => getFieldProblem(problems, field);
  const typed = (name: 'conta' | 'kwh' | 'cidade') => ({ name, value: values[name], problem: of(name) });
  const amount = { inputMode: 'decimal', autoComplete: 'off', maxLength: 40 } as const;
  return (
    <form
      action={isShort ? action : addFormProblemFragment(action)}
      method={isShort ? 'get' : 'post'}
      noValidate
      className="simulator"
    >
      <ProblemSummary problems={problems} />
      {values.origem && <input type="hidden" name="origem" value={values.origem} />}
      <div className="pair">
        <SimulatorTextField
          {...typed('conta')}
          label="Sua conta de luz por mês, em R$"
          {...amount}
          placeholder="450"
        />
        {!isShort && (
          <SimulatorTextField {...typed('kwh')} label="Ou o consumo, em kWh" {...amount} placeholder="500" />
        )}
      </div>
      <div className="pair">
        <LabelledField name="uf" label="Estado" problem={of('uf')}>
          {(attributes) => (
            <select {...attributes} defaultValue={values.uf ?? ''}>
              <option value="">Escolha</option>
              {brazilianStates.map(({ uf, name }) => (
                <option key={uf} value={uf}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </LabelledField>
        {cities.length > 0 ? (
          <ChoiceField
            name="cidade"
            legend="Qual destas cidades?"
            options={cities.map((name) => ({ value: name, label: name }))}
            value={values.cidade ?? ''}
            problem={of('cidade')}
          />
        ) : (
          <SimulatorTextField
            {...typed('cidade')}
            label="Cidade ou CEP"
            autoComplete="address-level2"
            maxLength={120}
          />
        )}
      </div>
      {!isShort && (
        <>
          <ChoiceField
            name="classe"
            legend="É a conta de"
            options={classes}
            value={values.classe || 'Residencial'}
            problem={of('classe')}
          />
          {distributors.length > 0 && (
            <ChoiceField
              name="distribuidora"
              legend="Quem manda a conta?"
              options={[
                ...distributors.map(({ id, name }) => ({ value: id, label: name })),
                { value: UNKNOWN_DISTRIBUTOR, label: 'Não sei' },
              ]}
              value={values.distribuidora ?? ''}
              problem={of('distribuidora')}
            />
          )}
        </>
      )}
      <button className="button" type="submit">
        {send}
      </button>
    </form>
  );
}
