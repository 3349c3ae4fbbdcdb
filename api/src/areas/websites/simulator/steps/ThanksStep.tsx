import { buildWhatsappMessageLink, formatNumber, formatPower } from '@girassol/shared-domain';
import { formatRoundedMoney, type SystemEstimate } from '@girassol/shared-domain/website';

interface Props {
  company: string;
  /** Digits; empty: there is none. */
  whatsapp: string;
  estimate: SystemEstimate | null;
  place: string;
  home: string;
}

/**
 * Last step of the simulator, which confirms a sent contact form and links to WhatsApp. Doubtful leads get
 * the same confirmation.
 */
export function ThanksStep({ company, whatsapp, estimate, place, home }: Props) {
  return (
    <>
      <svg viewBox="0 0 64 64" className="done" aria-hidden="true">
        <circle cx="32" cy="32" r="32" />
        <path d="M19 33l9 9 18-20" />
      </svg>
      <h1>Recebemos o seu pedido</h1>
      <p>
        {company} vai falar com você para confirmar os números e preparar a proposta. Se preferir não esperar,
        chame agora: a mensagem já leva a sua simulação.
      </p>
      {estimate && (
        <dl className="box facts">
          <div>
            <dt>Sistema</dt>
            <dd>{formatPower(estimate.power)}</dd>
          </div>
          {estimate.saving !== null && (
            <div>
              <dt>A menos no primeiro ano</dt>
              <dd>
                cerca de <span className="amount">{formatRoundedMoney(estimate.saving)}</span>
              </dd>
            </div>
          )}
          <div>
            <dt>Onde</dt>
            <dd>{place}</dd>
          </div>
        </dl>
      )}
      {whatsapp && (
        <p>
          <a
            className="button"
            href={buildWhatsappMessageLink(whatsapp, formatMessage(estimate, place))}
            target="_blank"
            rel="noopener noreferrer"
          >
            Continuar no WhatsApp
          </a>
        </p>
      )}
      <p>
        <a href={home}>Voltar ao site</a>
      </p>
    </>
  );
}

function formatMessage(estimate: SystemEstimate | null, place: string): string {
  if (!estimate) return 'Olá! Simulei um sistema solar no site e gostaria de uma proposta.';
  const { power, consumption, saving } = estimate;
  const saved = saving === null ? '' : `, economia de cerca de ${formatRoundedMoney(saving)} no primeiro ano`;
  return `Olá! Simulei no site: ${formatNumber(consumption, 0)} kWh por mês em ${place}, sistema de ${formatPower(power)}${saved}. Gostaria de uma proposta.`;
}
