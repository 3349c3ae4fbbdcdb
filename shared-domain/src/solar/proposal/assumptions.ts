import { formatMoney, formatNumber } from '../../formats/numbers';
import type { GdClass } from '../compensation/fio-b';
import type { MinimumBillingMode } from '../compensation/minimum-bill';
import { defaultSimultaneity } from '../consumer-unit';
import type { Irradiation } from '../irradiation/irradiation';
import { yearlyAverage } from '../months';
import { chargeTexts } from '../network-charges';
import { generatorOf } from '../unit-terms';
import type { ProposalInput } from './proposal-input';
import type { CalculationSettings } from './settings';

/** One thing a study takes for given, for the block that every proposal prints. */
export interface Assumption {
  key: string;
  label: string;
  value: string;
}

export const minimumBillingTexts: Readonly<Record<MinimumBillingMode, string>> = {
  ART16: 'Créditos usados até a conta chegar ao custo de disponibilidade (Lei 14.300, art. 16)',
  MAX: 'O maior entre o custo de disponibilidade e o custo de transporte (REN 1.000, art. 655-I)',
  SUM: 'Custo de disponibilidade somado ao custo de transporte',
  GROSS_ONLY: 'Custo de disponibilidade somente se o consumo do mês for menor que ele (art. 16, § 1º)',
};

export const gdClassTexts: Readonly<Record<GdClass, string>> = {
  GD1: 'GD I: sem cobrança do Fio B até 2045',
  GD2: 'GD II: cobrança gradual do Fio B (Lei 14.300, art. 27)',
  GD3: 'GD III: Fio B integral, 40% do Fio A e encargos até 2028',
};

const percent = (value: number) => `${formatNumber(value).replace(/,?(?<!0)0+$/, '')}%`;

/** What the study takes for given, in the order a proposal prints it. */
export function assumptionsOf(
  { energyBillData, startYear }: ProposalInput,
  settings: CalculationSettings,
  irradiation: Irradiation,
): Assumption[] {
  const generating = generatorOf(energyBillData);
  const tariffs = energyBillData.map((unit) => `${formatMoney(unit.kwhPrice)}/kWh`);
  const simultaneity =
    generating?.finViabilityData?.simultaneityFactor ??
    (generating ? defaultSimultaneity[generating.ucType] : 0);
  const hasTax = energyBillData.some((unit) => unit.finViabilityData?.nonCompensableTax);
  const { fioB, fioA, sector } = chargeTexts(energyBillData, { gdClass: settings.gdClass, startYear });
  const list: [key: string, label: string, value: string | null][] = [
    [
      'irradiation',
      'Irradiação',
      `${formatNumber(yearlyAverage(irradiation.monthly))} kWh/m² por dia. ${irradiation.source}`,
    ],
    [
      'losses',
      'Perdas do sistema',
      `${percent(settings.losses)} (PR ${formatNumber(1 - settings.losses / 100)})`,
    ],
    [
      'degradation',
      'Degradação dos módulos',
      `${percent(settings.degradationFirst)} no primeiro ano e ${percent(settings.degradation)} ao ano depois`,
    ],
    ['tariff', 'Tarifa de energia, com impostos', [...new Set(tariffs)].join('; ')],
    ['inflation', 'Reajuste anual da energia', percent(settings.inflation)],
    ['gdClass', 'Regra de compensação', gdClassTexts[settings.gdClass]],
    ['fioB', 'TUSD Fio B de hoje', fioB],
    ['fioA', 'TUSD Fio A de hoje', fioA],
    ['sectorCharges', 'Encargos (TFSEE e P&D)', sector],
    [
      'fioBAfterTransition',
      'Fio B a partir de 2029',
      `${percent(settings.fioBAfterTransition)} (hipótese: a ANEEL ainda não definiu o percentual)`,
    ],
    ['simultaneity', 'Simultaneidade', `${percent(simultaneity)} da geração consumida na hora`],
    ['minimumBilling', 'Conta mínima', minimumBillingTexts[settings.minimumBillingMode]],
    ['credits', 'Créditos de energia', 'Valem por 60 meses; os mais antigos são usados primeiro'],
    [
      'taxes',
      'Impostos sobre a energia compensada',
      hasTax
        ? 'Imposto não compensável cobrado sobre a energia compensada'
        : 'Compensação pelo preço cheio do kWh, descontado o Fio B',
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
