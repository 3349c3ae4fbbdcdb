import { formatExactNumber, formatMoney } from '../../formats/numbers';
import { formatEnumeration } from '../../formats/texts';
import type { DistributedGenerationClass } from '../compensation/fio-b';
import type { MinimumBillingMode } from '../compensation/minimum-bill';
import { type ConsumerUnit, defaultSimultaneityPercent } from '../consumer-unit';
import type { SiteIrradiation } from '../irradiation/irradiation';
import { computeMonthlyAverage } from '../months';
import {
  describeNetworkCharges,
  formatPeakPrices,
  formatTariffPerKwh,
  hasConsumption,
} from '../network-charges';
import { findGeneratingUnit } from '../unit-terms';
import type { ProposalInput } from './proposal-input';
import type { CalculationSettings } from './settings';

/**
 * Assumption of a proposal's study, such as the tariff inflation, with label and value as printed in the
 * proposal.
 */
export interface StudyAssumption {
  key: string;
  label: string;
  value: string;
}

export const minimumBillingModeLabels: Readonly<Record<MinimumBillingMode, string>> = {
  ART16: 'Créditos usados até a conta chegar ao custo de disponibilidade (Lei 14.300, art. 16)',
  MAX: 'O maior entre o custo de disponibilidade e o custo de transporte (REN 1.000, art. 655-I)',
  SUM: 'Custo de disponibilidade somado ao custo de transporte',
  GROSS_ONLY: 'Custo de disponibilidade somente se o consumo do mês for menor que ele (art. 16, § 1º)',
};

export const distributedGenerationClassLabels: Readonly<Record<DistributedGenerationClass, string>> = {
  GD1: 'GD I: sem cobrança do Fio B até 2045',
  GD2: 'GD II: cobrança gradual do Fio B (Lei 14.300, art. 27)',
  GD3: 'GD III: Fio B integral, 40% do Fio A e encargos até 2028',
};

const percent = (value: number) => `${formatExactNumber(value)}%`;

/** Builds the assumptions of a study, in the order in which a proposal prints them. */
export function buildStudyAssumptions(
  { energyBillData, startYear }: ProposalInput,
  settings: CalculationSettings,
  irradiation: SiteIrradiation,
): StudyAssumption[] {
  const generating = findGeneratingUnit(energyBillData);
  const simultaneity =
    generating?.finViabilityData?.simultaneityFactor ??
    (generating ? defaultSimultaneityPercent[generating.ucType] : 0);
  const { fioB, fioA, sector } = describeNetworkCharges(energyBillData, {
    gdClass: settings.gdClass,
    startYear,
  });
  const list: [key: string, label: string, value: string | null][] = [
    [
      'irradiation',
      'Irradiação',
      `${formatExactNumber(computeMonthlyAverage(irradiation.monthly), 2, 3)} kWh/m² por dia. ${irradiation.source}`,
    ],
    [
      'losses',
      'Perdas do sistema',
      `${percent(settings.losses)} (PR ${formatExactNumber(1 - settings.losses / 100, 2)})`,
    ],
    [
      'degradation',
      'Degradação dos módulos',
      `${percent(settings.degradationFirst)} no primeiro ano e ${percent(settings.degradation)} ao ano depois`,
    ],
    ['tariff', 'Tarifa de energia, com impostos', ofUnits(energyBillData, tariffText)],
    ['demand', 'Demanda contratada', byUnit(energyBillData, formatDemand, ' em cada unidade')],
    [
      'publicLighting',
      'Iluminação pública, com e sem o sistema',
      byUnit(energyBillData, lightingText, ' em cada unidade'),
    ],
    ['inflation', 'Reajuste anual da energia', percent(settings.inflation)],
    ['gdClass', 'Regra de compensação', distributedGenerationClassLabels[settings.gdClass]],
    ['fioB', 'TUSD Fio B de hoje', fioB],
    ['fioA', 'TUSD Fio A de hoje', fioA],
    ['sectorCharges', 'Encargos (TFSEE e P&D)', sector],
    [
      'fioBAfterTransition',
      'Fio B a partir de 2029',
      `${percent(settings.fioBAfterTransition)} (hipótese: a ANEEL ainda não definiu o percentual)`,
    ],
    ['simultaneity', 'Simultaneidade', `${percent(simultaneity)} da geração consumida na hora`],
    [
      'minimumBilling',
      'Conta mínima',
      // A unit that is billed by demand pays that instead.
      energyBillData.some(({ tariffModality }) => tariffModality !== 'A')
        ? minimumBillingModeLabels[settings.minimumBillingMode]
        : null,
    ],
    ['credits', 'Créditos de energia', 'Valem por 60 meses; os mais antigos são usados primeiro'],
    [
      'taxes',
      'Impostos sobre a energia compensada',
      byUnit(energyBillData.filter(hasConsumption), (unit) => taxText(unit) ?? UNTAXED) ?? UNTAXED,
    ],
    [
      'interestRate1',
      `Taxa de comparação: ${settings.interestRate1Name}`,
      `${percent(settings.interestRate1)} ao ano`,
    ],
    [
      'interestRate2',
      `Taxa de comparação: ${settings.interestRate2Name}`,
      `${percent(settings.interestRate2)} ao ano`,
    ],
    [
      'maintenance',
      'Operação e manutenção',
      settings.maintenance > 0 ? `${percent(settings.maintenance)} do preço ao ano` : 'Não considerada',
    ],
    [
      'replacements',
      'Troca de equipamentos',
      settings.replacements.map(({ year, cost }) => `${formatMoney(cost)} no ano ${year}`).join('; ') ||
        'Não considerada',
    ],
    ['startYear', 'Primeiro ano do estudo', String(startYear)],
  ];
  return list.flatMap(([key, label, value]) => (value === null ? [] : [{ key, label, value }]));
}

const UNTAXED = 'Compensação pelo preço cheio do kWh, descontado o Fio B';

/**
 * Joins the texts of units, so that an amount of each is not read as that of all: one text where all units have the same,
 * else each text with the names of its units. Null where no unit has a text.
 * @param each stands behind a text that several units share as a whole
 */
function byUnit(
  units: readonly ConsumerUnit[],
  getText: (unit: ConsumerUnit) => string | null,
  each = '',
): string | null {
  const names = new Map<string, string[]>();
  for (const [index, unit] of units.entries()) {
    const text = getText(unit);
    if (text !== null) names.set(text, [...(names.get(text) ?? []), unit.ucName || `unidade ${index + 1}`]);
  }
  const [first] = names;
  if (!first) return null;
  const [text, having] = first;
  if (having.length === units.length) return units.length === 1 ? text : `${text}${each}`;
  return [...names].map(([text, units]) => `${text} (${formatEnumeration(units)})`).join('; ');
}

/** Joins prices of units, each once; null where none has one. */
function ofUnits(
  units: readonly ConsumerUnit[],
  getText: (unit: ConsumerUnit) => string | null,
): string | null {
  return [...new Set(units.flatMap((unit) => getText(unit) ?? []))].join('; ') || null;
}

function tariffText({ tariffModality, kwhPrice, kwhPricePeak }: ConsumerUnit): string {
  return formatPeakPrices(kwhPrice, tariffModality === 'A' ? kwhPricePeak : null, formatTariffPerKwh);
}

const perKwText = (price: number): string => `R$ ${formatExactNumber(price, 2)}/kW`;

/**
 * Formats the contracted demand of a group A unit with its price, and those on peak of the Azul classification; null
 * for other units.
 */
function formatDemand(unit: ConsumerUnit): string | null {
  if (unit.tariffModality !== 'A' || !unit.demand) return null;
  const of = (demand: number, price: number | null | undefined) =>
    `${formatExactNumber(demand)} kW${price ? ` a ${perKwText(price)}` : ''}`;
  const onPeak =
    unit.classification === 'Azul' && unit.demandPeak
      ? `, na ponta ${of(unit.demandPeak, unit.demandTariffPeak)}`
      : '';
  const generating = unit.demandGen ? `, de geração ${of(unit.demandGen, unit.demandTariffTusdG)}` : '';
  return `${of(unit.demand, unit.demandTariff)}${onPeak}${generating}`;
}

const lightingText = ({ publicLighting }: ConsumerUnit): string | null =>
  publicLighting ? `${formatMoney(publicLighting)} por mês` : null;

const taxText = ({ finViabilityData }: ConsumerUnit): string | null =>
  finViabilityData?.nonCompensableTax
    ? `${formatTariffPerKwh(finViabilityData.nonCompensableTax)} de imposto não compensável sobre a energia compensada`
    : null;
