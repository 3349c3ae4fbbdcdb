import { formatDate, formatDateTime, formatMoney } from '@girassol/shared-domain';
import type { AcceptanceForm, PageFacts } from './page-facts';
import { Section } from './Section';

const nothingTyped: AcceptanceForm = { name: '', document: '', hasAgreed: false, errors: {} };

/** Taking the proposal: a plain form, which works without a script. */
export function AcceptanceSection({ acceptance, links, offer, form, proposal }: PageFacts) {
  if (acceptance) {
    return (
      <Section id="aceite" title="Proposta aceita">
        <p className="accepted" role="status">
          <strong>{acceptance.name}</strong> aceitou esta proposta em {formatDateTime(acceptance.acceptedAt)}.{' '}
          {proposal.companyName} foi avisada e entrará em contato.
        </p>
      </Section>
    );
  }
  if (!links.accept) return null;
  const { name, document, hasAgreed, errors } = form ?? nothingTyped;
  const price = proposal.revenueData ? ` por ${formatMoney(proposal.revenueData.finalPrice)}` : '';
  const until = proposal.validityDate ? ` Ela vale até ${formatDate(proposal.validityDate)}.` : '';
  return (
    <Section
      id="aceite"
      title="Aceitar a proposta"
      lead={`Com o aceite, você confirma o interesse em contratar este sistema${price}. O contrato vem depois.${until}`}
    >
      <form method="post" action={links.accept} acceptCharset="utf-8">
        <input type="hidden" name="version" value={offer.version} />
        <input type="hidden" name="hash" value={offer.hash} />
        {Object.keys(errors).length > 0 && (
          <p className="wrong" role="alert">
            O aceite ainda não foi registrado: confira os campos marcados.
          </p>
        )}
        <Field
          name="name"
          label="Nome completo"
          autoComplete="name"
          maxLength={120}
          value={name}
          error={errors.name}
        />
        <Field
          name="document"
          label="CPF ou CNPJ"
          autoComplete="off"
          maxLength={20}
          value={document}
          error={errors.document}
        />
        <div className="field">
          <label className="check">
            <input
              type="checkbox"
              name="hasAgreed"
              value="sim"
              required
              defaultChecked={hasAgreed}
              aria-describedby={errors.hasAgreed ? 'hasAgreed-error' : undefined}
            />
            <span>Li a proposta e concordo com o preço e as condições.</span>
          </label>
          {errors.hasAgreed && (
            <p className="error" id="hasAgreed-error">
              {errors.hasAgreed}
            </p>
          )}
        </div>
        <button type="submit">Aceitar proposta</button>
        <p className="note">
          Guardamos seu nome, o documento, a hora e a rede de onde o aceite foi enviado, como prova do aceite.
        </p>
      </form>
    </Section>
  );
}

interface FieldProps {
  name: string;
  label: string;
  autoComplete: string;
  maxLength: number;
  value: string;
  error?: string | undefined;
}

function Field({ name, label, autoComplete, maxLength, value, error }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        defaultValue={value}
        required
        maxLength={maxLength}
        autoComplete={autoComplete}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
      />
      {error && (
        <p className="error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
