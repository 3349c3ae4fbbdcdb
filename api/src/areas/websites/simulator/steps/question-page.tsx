import { brazilianStates } from '@girassol/shared-domain';
import { getDistributorsOfState } from '@girassol/shared-domain/solar';
import type { SiteTrafficSource } from '@girassol/shared-domain/website';
import { SimulatorForm } from '../SimulatorForm';
import type { LoadedSimulator } from './load-simulator';
import type { ParsedAnswers } from './parse-answers';
import { renderSimulatorStep } from './render-simulator-step';

type QuestionPageData = Pick<ParsedAnswers, 'values' | 'problems' | 'cities' | 'distributors'>;

/** Renders the page with the first step of the simulator: the questions, with the values typed so far. */
export function renderQuestionPage(
  { site, root, seller }: LoadedSimulator,
  asked: QuestionPageData,
  source: SiteTrafficSource,
): string {
  const { name } = site.content.business;
  return renderSimulatorStep(site, {
    title: 'Simulador de energia solar',
    isPrivate: seller !== null,
    content: (
      <>
        <div>
          <h1>Quanto a energia solar economiza na sua conta?</h1>
          <p>
            A cidade e a conta bastam para uma primeira ideia. {seller ? `${seller.name}, da ${name},` : name}{' '}
            prepara a proposta se você quiser.
          </p>
        </div>
        <div className="box">
          <p className="progress">1 de 2</p>
          <SimulatorForm
            action={root}
            values={{ ...asked.values, origem: source }}
            problems={asked.problems}
            cities={asked.cities}
            refine={{ distributors: asked.distributors }}
          />
        </div>
      </>
    ),
  });
}

/**
 * Returns the electricity distributors of a state, from which a visitor can choose.
 */
export function getDistributorChoices(uf: string): QuestionPageData['distributors'] {
  const known = brazilianStates.find((state) => state.uf === uf);
  return known ? getDistributorsOfState(known.uf) : [];
}
