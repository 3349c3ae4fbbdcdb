import { addFormProblemFragment } from '@girassol/api-platform/http/form-problem';
import { getDistributorName } from '@girassol/shared-domain/website';
import type { SimulatorValues } from '../form/fields';
import { RefineFields } from '../form/RefineFields';

interface Props {
  /** Address of the form: the simulator of the site. */
  action: string;
  /** Answers so far. */
  values: SimulatorValues;
  distributors: readonly { id: string; name: string }[];
  /** Id of the distributor that the estimate assumes; null if the visitor named it. */
  assumedDistributor: string | null;
}

/** Form below an estimate that calculates it again with what the visitor's own bill says. */
export function RefineForm({ action, values, distributors, assumedDistributor }: Props) {
  const { conta, uf, cidade, origem } = values;
  return (
    <details className="given">
      <summary>Deixar a estimativa mais exata</summary>
      <form action={addFormProblemFragment(action)} method="post" noValidate className="simulator">
        {Object.entries({ conta, uf, cidade, origem }).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <RefineFields
          values={values}
          problems={[]}
          distributors={distributors}
          assumedDistributor={getDistributorName(assumedDistributor)}
        />
        <button className="button" type="submit">
          Recalcular
        </button>
      </form>
    </details>
  );
}
