import { addFormProblemFragment } from '@girassol/api-platform/http/form-problem';
import { brazilianStates } from '@girassol/shared-domain';
import { ChoiceField } from './form/Choices';
import { LabelledField } from './form/Field';
import { type FieldProblem, getFieldProblem, type SimulatorValues } from './form/fields';
import { ProblemSummary } from './form/ProblemSummary';
import { hasRefinedAnswers, RefineFields } from './form/RefineFields';
import { SimulatorTextField } from './form/TextField';

interface Props {
  /** Address that the form is sent to: the simulator of the site. */
  action: string;
  values: Partial<SimulatorValues>;
  problems: readonly FieldProblem[];
  /** Cities that what was typed may mean. */
  cities?: readonly string[];
  /** Offers the fields that make the estimate more exact, below the three questions. */
  refine?: { distributors: readonly { id: string; name: string }[] };
  /** Label of the button. */
  send?: string;
}

/**
 * The form of the simulator, the same on the site and on the simulator's own page: bill and city, which lead to an
 * estimate at once.
 */
export function SimulatorForm({ action, values, problems, cities = [], refine, send = 'Simular' }: Props) {
  const of = (field: FieldProblem['field']) => getFieldProblem(problems, field);
  const typed = (name: 'conta' | 'cidade') => ({ name, value: values[name], problem: of(name) });
  return (
    <form action={addFormProblemFragment(action)} method="post" noValidate className="simulator">
      <ProblemSummary problems={problems} />
      {values.origem && <input type="hidden" name="origem" value={values.origem} />}
      <SimulatorTextField
        {...typed('conta')}
        label="Sua conta de luz por mês, em R$"
        inputMode="decimal"
        autoComplete="off"
        maxLength={40}
        placeholder="Ex.: 450"
      />
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
      {refine && (
        <details className="given" open={hasRefinedAnswers(values, problems)}>
          <summary>Tenho mais dados da conta</summary>
          <RefineFields values={values} problems={problems} {...refine} />
        </details>
      )}
      <button className="button" type="submit">
        {send}
      </button>
    </form>
  );
}
