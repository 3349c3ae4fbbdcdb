import { problemOf } from '../form/fields';
import { ProblemSummary } from '../form/ProblemSummary';
import { TextField } from '../form/TextField';
import { contactWords, marketingWords } from './consent';
import type { ContactProblem, ContactValues } from './read-contact';

interface Props {
  action: string;
  company: string;
  seller: string | null;
  privacyUrl: string;
  values: ContactValues;
  problems: readonly ContactProblem[];
}

/** The second step: who shall be called, and what that means. */
export function ContactForm({ action, company, seller, privacyUrl, values, problems }: Props) {
  const typed = (name: 'nome' | 'telefone') => ({
    name,
    value: values[name],
    problem: problemOf(problems, name),
  });
  return (
    <section className="box" aria-labelledby="contato">
      <form action={action} method="post" noValidate>
        <p className="progress">2 de 2</p>
        <h2 id="contato">Receba a proposta {seller ? `de ${seller}` : `da ${company}`}</h2>
        <ProblemSummary problems={problems} />
        <TextField {...typed('nome')} label="Seu nome" autoComplete="name" maxLength={120} />
        <TextField
          {...typed('telefone')}
          label="Telefone ou WhatsApp, com DDD"
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          maxLength={20}
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
          <span>{marketingWords(company)}</span>
        </label>
        <p className="note">
          {contactWords(company)} <a href={privacyUrl}>Como cuidamos dos seus dados</a>
        </p>
        <button className="button" type="submit">
          Pedir contato
        </button>
      </form>
    </section>
  );
}
