import { states } from '@girassol/shared-domain';
import { distributorsOf } from '@girassol/shared-domain/solar';
import type { SiteSource } from '@girassol/shared-domain/website';
import { SimulatorForm } from '../SimulatorForm';
import type { OpenSimulator } from './open-simulator';
import type { ReadAnswers } from './read-answers';
import { renderStep } from './render-step';

type Asked = Pick<ReadAnswers, 'values' | 'problems' | 'cities' | 'distributors'>;

/** The page of the first step, with whatever was typed. */
export function askPage({ site, root, seller }: OpenSimulator, asked: Asked, source: SiteSource): string {
  const { name } = site.content.business;
  return renderStep(site, {
    title: 'Simulador de energia solar',
    isPrivate: seller !== null,
    content: (
      <>
        <div>
          <h1>Quanto a energia solar economiza na sua conta?</h1>
          <p>
            Responda com a conta de luz na mão. {seller ? `${seller.name}, da ${name},` : name} prepara a
            proposta se você quiser.
          </p>
        </div>
        <div className="box">
          <p className="progress">1 de 2</p>
          <SimulatorForm
            action={root}
            values={{ ...asked.values, origem: source }}
            problems={asked.problems}
            cities={asked.cities}
            distributors={asked.distributors}
          />
        </div>
      </>
    ),
  });
}

/** What there is to choose from before anything was sent. */
export function choicesFor(uf: string): Asked['distributors'] {
  const known = states.find((state) => state.uf === uf);
  const ofState = known ? distributorsOf(known.uf) : [];
  return ofState.length > 1 ? ofState : [];
}
