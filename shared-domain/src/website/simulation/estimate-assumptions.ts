import { formatDate } from '../../formats/dates';
import { formatMoney, formatNumber } from '../../formats/numbers';
import { fioBPercent } from '../../solar/compensation/fio-b';
import { availabilityOf } from '../../solar/consumer-unit';
import type { Assumption } from '../../solar/proposal/assumptions';
import type { EstimateFacts } from './estimate';
import { distributorNamed, phaseOf, type SimulatedConsumption } from './simulated-unit';

/** One thing an estimate takes for given, in words. */
export interface EstimateAssumption {
  label: string;
  value: string;
}

/** Of the engine's own, those that a visitor asks about. */
const SHOWN = ['irradiation', 'losses', 'simultaneity'];

/** R$/kWh, as bills show it. */
export const tariffText = (price: number): string =>
  `R$ ${formatNumber(price, 5).replace(/0{1,3}$/, '')}/kWh`;

/** What an estimate takes for given. Prices are named only where a saving follows from them. */
export function estimateAssumptions(
  { ucType, modality, distributor }: SimulatedConsumption,
  { tariff, settings, year }: EstimateFacts,
  ofEngine: readonly Assumption[],
  hasSaving: boolean,
): EstimateAssumption[] {
  const list = ofEngine
    .filter(({ key }) => SHOWN.includes(key))
    .map(({ label, value }) => ({ label, value }));
  if (modality === 'B') {
    const phase = phaseOf(ucType);
    list.push({
      label: 'Ligação',
      value: `${phase}: ${availabilityOf[phase]} kWh por mês são cobrados sempre`,
    });
  }
  if (tariff && modality === 'B') {
    list.push({
      label: `Tarifa ${ucType.toLowerCase()} da ${distributorNamed(distributor)}`,
      value: `${tariffText(tariff.kwhPrice)} com impostos, desde ${formatDate(tariff.validFrom)}. ${tariff.source}`,
    });
    list.push({ label: 'Iluminação pública', value: 'Não incluída: é cobrada com e sem o sistema' });
  }
  if (hasSaving && tariff?.bWireValue) {
    const share = fioBPercent(year, settings.gdClass, settings.fioBAfterTransition / 100);
    list.push({
      label: `Fio B em ${year}`,
      value: `${formatNumber(share * 100, 0)}% de ${tariffText(tariff.bWireValue)} sobre a energia compensada (Lei 14.300/2022); sobe a cada ano até 2029`,
    });
  }
  list.push({
    label: 'O que isto é',
    value: 'Estimativa, não é proposta: a visita técnica confirma os números',
  });
  return list;
}

/** R$ without cents, as an estimate tells it. */
export const roundMoney = (amount: number): string => formatMoney(Math.round(amount)).replace(/,00$/, '');
