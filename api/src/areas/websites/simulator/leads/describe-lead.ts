import type { Row } from '@girassol/api-platform/database';
import { formatExactNumber, formatNumber, formatPhone, formatPower } from '@girassol/shared-domain';
import { formatTariffPerKwh } from '@girassol/shared-domain/solar';
import { formatRoundedMoney, getDistributorName } from '@girassol/shared-domain/website';
import { trafficSourceLabels } from './traffic-source-labels';

/**
 * Describes the answers and the estimate of a site lead as text, for the seller who calls the visitor back.
 */
export function describeLead({
  name,
  phone,
  answers,
  estimate,
  source,
  marketing,
}: Row<'website_leads'>): string {
  const distributor = getDistributorName(answers.distributor);
  const lines = [
    `${name}, ${formatPhone(phone)}, simulou no site (${trafficSourceLabels[source]}) e pediu contato.`,
    `${answers.city}, ${answers.uf}. ${answers.ucType}, ${formatNumber(answers.consumption, 0)} kWh por mês${distributor && `, ${distributor}`}.`,
  ];
  const ofBill = describeBill(answers);
  if (ofBill) lines.push(ofBill);
  if (estimate)
    lines.push(
      `Estimativa: ${formatPower(estimate.power)}, ${estimate.moduleCount} módulos de ${formatNumber(estimate.modulePower, 0)} Wp, ${formatNumber(estimate.generation, 0)} kWh por mês.`,
    );
  lines.push(
    estimate?.saving
      ? `Economia no primeiro ano: ${formatRoundedMoney(estimate.saving)}.`
      : (estimate?.whyNoSaving ?? 'Sem estimativa de economia.'),
  );
  lines.push(
    marketing ? 'Aceita receber ofertas e novidades.' : 'Não aceitou receber ofertas: só este contato.',
  );
  return lines.join('\n');
}

/** Describes what the visitor read on the bill: group A with its modality and peak, and prices; '' if nothing. */
function describeBill(answers: Row<'website_leads'>['answers']): string {
  const { modality, classification, consumptionPeak, kwhPrice, kwhPricePeak, demandPrice, demandPricePeak } =
    answers;
  const perKwh = (price: number | undefined, of: string) =>
    price !== undefined && `${of}${formatTariffPerKwh(price)}`;
  const perKw = (price: number | undefined, of: string) =>
    price !== undefined && `${of} R$ ${formatExactNumber(price, 2)}/kW`;
  const parts = [
    modality === 'A' && `grupo A${classification ? ` ${classification}` : ''}`,
    consumptionPeak !== undefined && `${formatNumber(consumptionPeak, 0)} kWh na ponta`,
    perKwh(kwhPrice, ''),
    perKwh(kwhPricePeak, 'na ponta '),
    perKw(demandPrice, 'demanda'),
    perKw(demandPricePeak, 'demanda na ponta'),
  ].filter(Boolean);
  return parts.length > 0 ? `Da conta, segundo o visitante: ${parts.join(', ')}.` : '';
}
