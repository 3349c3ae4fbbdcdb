import { formatDate } from '../../formats/dates';
import { formatExactNumber, formatMoney, formatNumber } from '../../formats/numbers';
import { getFioBShare } from '../../solar/compensation/fio-b';
import { availabilityCostKwh } from '../../solar/consumer-unit';
import { formatTariffPerKwh } from '../../solar/network-charges';
import type { StudyAssumption } from '../../solar/proposal/assumptions';
import type { EstimateFacts } from './estimate-facts';
import { getDistributorName, guessPhase, type SimulatedConsumption } from './simulated-unit';

/** Assumption of the estimate that a website's simulator shows, with label and value in Portuguese. */
export interface EstimateAssumption {
  label: string;
  value: string;
}

/** Assumptions of the engine that are shown to visitors. */
const SHOWN_ASSUMPTIONS = ['irradiation', 'losses', 'simultaneity'];

/**
 * Builds the list of assumptions shown with the estimate of a website's simulator. Energy prices are included
 * only if the estimate has a saving computed from the prices.
 */
export function buildEstimateAssumptions(
  { ucType, modality, distributor, isDistributorAssumed, kwhPrice }: SimulatedConsumption,
  { tariff, settings, year }: EstimateFacts,
  ofEngine: readonly StudyAssumption[],
  hasSaving: boolean,
): EstimateAssumption[] {
  const list = ofEngine
    .filter(({ key }) => SHOWN_ASSUMPTIONS.includes(key))
    .map(({ label, value }) => ({ label, value }));
  if (modality === 'B') {
    const phase = guessPhase(ucType);
    list.push({
      label: 'Ligação',
      value: `${phase}: ${formatNumber(availabilityCostKwh[phase], 0)} kWh por mês são cobrados sempre`,
    });
  }
  if (isDistributorAssumed && distributor)
    list.push({
      label: 'Distribuidora',
      value: `${getDistributorName(distributor)}, a principal da cidade: troque-a se a sua conta vier de outra`,
    });
  if (kwhPrice !== undefined)
    list.push({ label: 'Tarifa', value: `${formatTariffPerKwh(kwhPrice)} com impostos, informada por você` });
  else if (tariff && modality === 'B')
    list.push({
      label: `Tarifa ${ucType.toLowerCase()} da ${getDistributorName(distributor)}`,
      value: `${formatTariffPerKwh(tariff.kwhPrice)} com impostos, desde ${formatDate(tariff.validFrom)}. ${tariff.source}`,
    });
  if (modality === 'B' && (tariff || kwhPrice !== undefined))
    list.push({ label: 'Iluminação pública', value: 'Não incluída: é cobrada com e sem o sistema' });
  if (hasSaving && tariff?.bWireValue) {
    const share = getFioBShare(year, settings.gdClass, settings.fioBAfterTransition / 100);
    list.push({
      label: `Fio B em ${year}`,
      value: `${formatExactNumber(share * 100)}% de ${formatTariffPerKwh(tariff.bWireValue)} sobre a energia compensada (Lei 14.300/2022); sobe a cada ano até 2029`,
    });
  }
  list.push({
    label: 'O que isto é',
    value: 'Estimativa, não é proposta: a visita técnica confirma os números',
  });
  return list;
}

/** Formats an amount in reais without cents, for an estimate. */
export const formatRoundedMoney = (amount: number): string =>
  formatMoney(Math.round(amount)).replace(/,00$/, '');
