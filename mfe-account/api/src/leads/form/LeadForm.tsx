import {
  LEAD_HONEYPOT_FIELD,
  type LeadFieldProblem,
  salesTeamStatusLabels,
  timeWorkingLabels,
} from '@girassol/account-domain/leads';
import { addFormProblemFragment, formProblemAttributes } from '@girassol/api-platform/http/form-problem';
import { LeadChoice } from './LeadChoice';
import { getLeadFieldId, LeadField } from './LeadField';
import type { LeadFormValues } from './lead-form-values';

/** Path that forms of leads are sent to. */
export const LEAD_FORM_PATH = '/leads/new';

interface Props {
  values: LeadFormValues;
  problems?: readonly LeadFieldProblem[];
  submitLabel: string;
}

/** Form of a lead: works without a script, and carries the parameters of the address along (billing-029). */
export function LeadForm({ values, problems = [], submitLabel }: Props) {
  const hidden = { ...values.parameters, src: values.src, tag: values.tag, kind: values.kind };
  return (
    <form className="lead" action={addFormProblemFragment(LEAD_FORM_PATH)} method="post" noValidate>
      {problems.length > 0 && (
        <div className="problems" {...formProblemAttributes}>
          <p>Falta pouco. Confira:</p>
          <ul>
            {problems.map(({ field, message }) => (
              <li key={field}>
                <a href={`#${getLeadFieldId(field)}`}>{message}</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <LeadField
        name="name"
        label="Seu nome"
        autoComplete="name"
        maxLength={120}
        defaultValue={values.name}
        problems={problems}
      />
      <div className="pair">
        <LeadField
          name="email"
          label="E-mail"
          type="email"
          autoComplete="email"
          maxLength={254}
          defaultValue={values.email}
          problems={problems}
        />
        <LeadField
          name="phone"
          label="Telefone ou WhatsApp, com DDD"
          type="tel"
          autoComplete="tel-national"
          maxLength={40}
          defaultValue={values.phone}
          problems={problems}
        />
        <LeadChoice
          name="timeWorking"
          label="Há quanto tempo no setor solar?"
          options={timeWorkingLabels}
          value={values.timeWorking}
        />
        <LeadChoice
          name="salesTeamStatus"
          label="Quem vende na sua empresa?"
          options={salesTeamStatusLabels}
          value={values.salesTeamStatus}
        />
      </div>
      {/* Nobody sees it: what fills it is no person. */}
      <div className="trap" aria-hidden="true">
        <label>
          Não preencha
          <input type="text" name={LEAD_HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {Object.entries(hidden)
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      <p className="note">
        Usamos estes dados só para falar com você sobre o Girassol.{' '}
        <a href="/termos-de-uso-e-politica-de-privacidade">Como cuidamos deles</a>
      </p>
      <button className="button" type="submit">
        {submitLabel}
      </button>
    </form>
  );
}
