import { states } from '@girassol/shared-domain';
import { Choices } from './form/Choices';
import { Field } from './form/Field';
import { type FieldProblem, problemOf, type SimulatorValues, UNKNOWN_DISTRIBUTOR } from './form/fields';
import { ProblemSummary } from './form/ProblemSummary';
import { TextField } from './form/TextField';

interface Props {
  /** Where the form leads: the simulator of the site. */
  action: string;
  values: Partial<SimulatorValues>;
  problems: readonly FieldProblem[];
  /** The first questions alone, on another page of the site: they lead to the simulator with what was typed. */
  isShort?: boolean;
  /** Cities that what was typed may mean. */
  cities?: readonly string[];
  /** Distributors of the state. */
  distributors?: readonly { id: string; name: string }[];
  /** What stands on the button. */
  send?: string;
}

/** People who look at a page have a home, a shop, a plant or a farm. */
const classes = ['Residencial', 'Comercial', 'Industrial', 'Rural'].map((value) => ({ value, label: value }));

/** The first step of the simulator, as a plain form: a bill or a consumption, and where it is. */
export function SimulatorForm({
  action,
  values,
  problems,
  isShort = false,
  cities = [],
  distributors = [],
  send = 'Simular',
}: Props) {
  const of = (field: FieldProblem['field']) => problemOf(problems, field);
  const typed = (name: 'conta' | 'kwh' | 'cidade') => ({ name, value: values[name], problem: of(name) });
  const amount = { inputMode: 'decimal', autoComplete: 'off', maxLength: 20 } as const;
  return (
    <form action={action} method={isShort ? 'get' : 'post'} noValidate className="simulator">
      <ProblemSummary problems={problems} />
      {values.origem && <input type="hidden" name="origem" value={values.origem} />}
      <div className="pair">
        <TextField
          {...typed('conta')}
          label="Sua conta de luz por mês, em R$"
          {...amount}
          placeholder="450"
        />
        {!isShort && (
          <TextField {...typed('kwh')} label="Ou o consumo, em kWh" {...amount} placeholder="500" />
        )}
      </div>
      <div className="pair">
        <Field name="uf" label="Estado" problem={of('uf')}>
          {(attributes) => (
            <select {...attributes} defaultValue={values.uf ?? ''}>
              <option value="">Escolha</option>
              {states.map(({ uf, name }) => (
                <option key={uf} value={uf}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        {cities.length > 0 ? (
          <Choices
            name="cidade"
            legend="Qual destas cidades?"
            options={cities.map((name) => ({ value: name, label: name }))}
            value={values.cidade ?? ''}
            problem={of('cidade')}
          />
        ) : (
          <TextField
            {...typed('cidade')}
            label="Cidade ou CEP"
            autoComplete="address-level2"
            maxLength={120}
          />
        )}
      </div>
      {!isShort && (
        <>
          <Choices
            name="classe"
            legend="É a conta de"
            options={classes}
            value={values.classe || 'Residencial'}
            problem={of('classe')}
          />
          {distributors.length > 0 && (
            <Choices
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
