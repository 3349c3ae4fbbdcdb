import { addFormProblemFragment } from '@girassol/api-platform/http/form-problem';
import { getFieldProblem } from '../form/fields';
import { ProblemSummary } from '../form/ProblemSummary';
import { SimulatorTextField } from '../form/TextField';
import { getContactConsentText, getMarketingConsentText } from './consent';
import type { ContactProblem, ContactValues } from './parse-contact';

interface Props {
  action: string;
  company: string;
  seller: string | null;
  privacyUrl: string;
  values: ContactValues;
  problems: readonly ContactProblem[];
}

/**
 * Form of the second step of the simulator, in which a visitor asks to be called: name, phone and consent.
 */
export function ContactForm({ action, company, seller, privacyUrl, values, problems }: Props) {
  const typed = (name: 'nome' | 'telefone') => ({
    name,
    value: values[name],
    problem: getFieldProblem(problems, name),
  });
  return (
    <section className="box" aria-labelledby="contato">
      <form action={addFormProblemFragment(action)} method="post" noValidate>
        <p className="progress">2 de 2</p>
        <h2 id="contato">Receba a proposta {seller ? `de ${seller}` : `da ${company}`}</h2>
        <ProblemSummary problems={problems} />
        <SimulatorTextField {...typed('nome')} label="Seu nome" autoComplete="name" maxLength={120} />
        <SimulatorTextField
          {...typed('telefone')}
          label="Telefone ou WhatsApp, com DDD"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={40}
          placeholder="(19) 99999-8888"
        />
        {/* Nobody sees it: what fills it is no person. */}
        <div className="hidden" aria-hidden="true">
          <label>
            Não preencha
            <input type="text" name="site" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <label className="check">
          <input type="checkbox" name="novidades" value="sim" defaultChecked={values.novidades === 'sim'} />
          <span>{getMarketingConsentText(company)}</span>
        </label>
        <p className="note">
          {getContactConsentText(company)} <a href={privacyUrl}>Como cuidamos dos seus dados</a>
        </p>
        <button className="button" type="submit">
          Pedir contato
        </button>
      </form>
    </section>
  );
}
