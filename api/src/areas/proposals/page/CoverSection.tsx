import {
  brandCoverDrawing,
  formatCity,
  formatDate,
  formatMoney,
  formatPower,
  formatProposalNumber,
  formatYears,
} from '@girassol/shared-domain';
import { describeInflation, formatKwh, formatWholeMoney } from './format-figures';
import { getPageTheme, isSectionVisible, type ProposalPageData } from './proposal-page-data';

/**
 * Cover of a proposal's page: the customer, the system and its value. On paper also the price, which the page keeps at
 * hand in its bar at the bottom.
 */
export function CoverSection(facts: ProposalPageData) {
  const { proposal, study, acceptance } = facts;
  const { logoUrl, cover } = getPageTheme(proposal);
  const { customerData, companyName, count, registryDate, validityDate } = proposal;
  const title = proposal.proposalCustomizationData?.title || 'Energia solar para você';
  const place = formatLocation(proposal);
  return (
    <header className={cover ? 'cover pictured' : 'cover'}>
      {cover ? <img className="cover-photo" src={cover} alt="" /> : <Sunrise />}
      <div className="cover-inner">
        <p className="brand">
          {logoUrl ? <img src={logoUrl} alt={companyName} /> : <strong>{companyName}</strong>}
        </p>
        <h1>{title}</h1>
        <p className="for">
          Proposta para <strong>{customerData.name}</strong>
          {place && (
            <>
              , em <span className="place">{place}</span>
            </>
          )}
        </p>
        {isSectionVisible(facts, 'viability') && <Savings {...facts} />}
        <ul className="cover-facts" aria-label="Resumo">
          {proposal.revenueData && proposal.revenueData.finalPrice > 0 && (
            <li className="on-paper">
              <strong>{formatMoney(proposal.revenueData.finalPrice)}</strong> de investimento
            </li>
          )}
          {proposal.realSystemData && (
            <li>
              <strong>{formatPower(proposal.realSystemData.power)}</strong> de potência
            </li>
          )}
          {study?.generation && (
            <li>
              <strong>{formatKwh(study.generation.yearly / 12)}</strong> por mês, em média
            </li>
          )}
          {isSectionVisible(facts, 'viability') && study?.viability?.indicators.payback != null && (
            <li>
              <strong>{formatYears(study.viability.indicators.payback)}</strong> para se pagar
            </li>
          )}
        </ul>
        <p className="cover-foot">
          <span>{count === null ? 'Rascunho' : `Proposta ${formatProposalNumber(count)}`}</span>
          <span>Feita em {formatDate(registryDate)}</span>
          {acceptance ? (
            <span>Aceita em {formatDate(acceptance.acceptedAt)}</span>
          ) : (
            validityDate && <span>Válida até {formatDate(validityDate)}</span>
          )}
        </p>
      </div>
    </header>
  );
}

/** Formats the city where the system will stand: `Campinas, SP`. */
export const formatLocation = ({ location, customerData }: ProposalPageData['proposal']): string =>
  formatCity(location ?? customerData);

/** Savings of a month in the first year, and those of 25 years beside the rise of tariffs that they rest on. */
function Savings({ study }: ProposalPageData) {
  const indicators = study?.viability?.indicators;
  if (!indicators || indicators.savingsYear1 <= 0) return null;
  const { savingsYear1, savingsTotal } = indicators;
  return (
    <p className="promise">
      <span>Economia estimada por mês, no primeiro ano</span>
      <strong>{formatWholeMoney(savingsYear1 / 12)}</strong>
      <span>
        {formatWholeMoney(savingsTotal)} em 25 anos, {describeInflation(study.settings.inflation)}
      </span>
    </p>
  );
}

/** A sun over rows of modules, in the colours of the brand. */
function Sunrise() {
  const { viewBox, sun, hill, modules, lines } = brandCoverDrawing;
  const { cx, cy, r, glows } = sun;
  return (
    <svg className="cover-art" viewBox={viewBox} preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
      {glows.map((glow) => (
        <circle key={glow} className="sun-glow" cx={cx} cy={cy} r={glow} />
      ))}
      <circle className="sun-disc" cx={cx} cy={cy} r={r} />
      <path className="hill" d={hill} />
      <g className="modules">
        {modules.map((module) => (
          <path key={module} d={module} />
        ))}
      </g>
      <path className="module-line" d={lines} />
    </svg>
  );
}
