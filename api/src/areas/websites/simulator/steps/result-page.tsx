import type { Estimate } from '@girassol/shared-domain/website';
import { ContactForm } from './ContactForm';
import { EstimateResult } from './EstimateResult';
import type { OpenSimulator } from './open-simulator';
import type { ContactProblem, ContactValues } from './read-contact';
import { renderStep } from './render-step';

interface Shown {
  /** Private address of this estimate. */
  path: string;
  estimate: Estimate;
  place: string;
  values: ContactValues;
  problems: readonly ContactProblem[];
  /** To the first step, with what was typed. */
  again: string;
}

/** The estimate, and the form to be called. */
export function resultPage({ site, seller }: OpenSimulator, shown: Shown): string {
  const { name } = site.content.business;
  return renderStep(site, {
    title: 'Sua simulação',
    content: (
      <div className="outcome">
        <div>
          <EstimateResult estimate={shown.estimate} place={shown.place} />
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
