import type { SimulationInput, SystemEstimate } from '@girassol/shared-domain/website';
import type { SimulatorValues } from '../form/fields';
import { ContactForm } from './ContactForm';
import { EstimateSection } from './EstimateSection';
import type { LoadedSimulator } from './load-simulator';
import type { ContactProblem, ContactValues } from './parse-contact';
import { getDistributorChoices } from './question-page';
import { RefineForm } from './RefineForm';
import { renderSimulatorStep } from './render-simulator-step';

interface ResultPageData {
  /** Private address of this estimate. */
  path: string;
  estimate: SystemEstimate;
  place: string;
  values: ContactValues;
  problems: readonly ContactProblem[];
  /** To the first step, with what was typed. */
  again: string;
  /** Answers, as the form has them. */
  answered: SimulatorValues;
  carried: { answers: Pick<SimulationInput, 'distributor' | 'isDistributorAssumed'> };
}

/** Renders the page with the estimate of a simulation and the form by which a visitor asks to be called. */
export function renderResultPage({ site, seller, root }: LoadedSimulator, shown: ResultPageData): string {
  const { name } = site.content.business;
  const { distributor, isDistributorAssumed } = shown.carried.answers;
  return renderSimulatorStep(site, {
    title: 'Sua simulação',
    content: (
      <div className="outcome">
        <div>
          <EstimateSection estimate={shown.estimate} place={shown.place} />
          <RefineForm
            action={root}
            values={shown.answered}
            distributors={getDistributorChoices(shown.answered.uf)}
            assumedDistributor={isDistributorAssumed ? distributor : null}
          />
          <p>
            <a href={shown.again}>Mudar a conta ou a cidade</a>
          </p>
        </div>
        <ContactForm
          action={shown.path}
          company={name}
          seller={seller?.name ?? null}
          privacyUrl={`${site.base}/privacidade`}
          values={shown.values}
          problems={shown.problems}
        />
      </div>
    ),
  });
}
