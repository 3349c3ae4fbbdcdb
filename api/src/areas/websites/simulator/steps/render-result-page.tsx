import type { SystemEstimate } from '@girassol/shared-domain/website';
import { ContactForm } from './ContactForm';
import { EstimateSection } from './EstimateSection';
import type { LoadedSimulator } from './load-simulator';
import type { ContactProblem, ContactValues } from './parse-contact';
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
}

/** Renders the page with the estimate of a simulation and the form by which a visitor asks to be called. */
export function renderResultPage({ site, seller }: LoadedSimulator, shown: ResultPageData): string {
  const { name } = site.content.business;
  return renderSimulatorStep(site, {
    title: 'Sua simulação',
    content: (
      <div className="outcome">
        <div>
          <EstimateSection estimate={shown.estimate} place={shown.place} />
          <p>
            <a href={shown.again}>Mudar as respostas</a>
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
