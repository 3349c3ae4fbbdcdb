import { addFormProblemFragment, formProblemAttributes } from '@girassol/api-platform/http/form-problem';
import { QrCode } from '@girassol/api-platform/http/QrCode';
import { formatDate, formatDateTime, formatMoney } from '@girassol/shared-domain';
import { PageSection } from './PageSection';
import type { AcceptanceFormState, ProposalPageData } from './proposal-page-data';

const nothingTyped: AcceptanceFormState = { name: '', document: '', hasAgreed: false, errors: {} };

/**
 * Section of a proposal's page with the form by which the customer accepts the proposal, on paper with the address of the
 * form. The form works without scripts.
 */
export function AcceptanceSection({ acceptance, links, offer, form, proposal }: ProposalPageData) {
  if (acceptance) {
    return (
      <PageSection id="aceite" title="Proposta aceita">
        <p className="accepted" role="status">
          <strong>{acceptance.name}</strong> aceitou esta proposta em {formatDateTime(acceptance.acceptedAt)}.{' '}
          {proposal.companyName} foi avisada e entrará em contato.
        </p>
        <p className="note next-step">
          O próximo passo é o contrato, que {proposal.companyName} prepara e envia para você assinar. Guarde o{' '}
          <a href={links.pdf}>PDF desta proposta</a> como comprovante do aceite.
        </p>
      </PageSection>
    );
  }
  if (links.printedAccept)
    return <PrintedAcceptance url={links.printedAccept} validityDate={proposal.validityDate} />;
  if (!links.accept) return null;
  const { name, document, hasAgreed, errors } = form ?? nothingTyped;
  const price = proposal.revenueData ? ` por ${formatMoney(proposal.revenueData.finalPrice)}` : '';
  const until = proposal.validityDate ? ` Esta proposta vale até ${formatDate(proposal.validityDate)}.` : '';
  return (
    <PageSection
      id="aceite"
      title="Aceitar a proposta"
      lead={`Com o aceite, você confirma o interesse em contratar este sistema${price}. O contrato vem depois.${until}`}
    >
      <form method="post" action={addFormProblemFragment(links.accept)} acceptCharset="utf-8" noValidate>
        <input type="hidden" name="version" value={offer.version} />
        <input type="hidden" name="hash" value={offer.hash} />
        {Object.keys(errors).length > 0 && (
          <p className="wrong" {...formProblemAttributes}>
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
          maxLength={40}
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
              aria-invalid={errors.hasAgreed ? true : undefined}
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
        <button type="submit">Confirmar o aceite</button>
        <p className="note">
          Guardamos seu nome, o documento, a hora e a rede de onde o aceite foi enviado, como prova do aceite.
          O documento também fica no seu cadastro, para o contrato.
        </p>
      </form>
    </PageSection>
  );
}

/** Way to accept from a proposal on paper: the address of its page, also as a code for a phone. */
function PrintedAcceptance({ url, validityDate }: { url: string; validityDate: string | null }) {
  return (
    <section className="printed-acceptance" aria-labelledby="aceite">
      <QrCode text={url} />
      <div>
        <h2 id="aceite">Aceite pelo celular</h2>
        <p>Aponte a câmera para o código, ou abra o endereço no navegador.</p>
        <p>
          Aceite esta proposta em <a href={url}>{url}</a>
          {validityDate && ` até ${formatDate(validityDate)}`}
        </p>
      </div>
    </section>
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
