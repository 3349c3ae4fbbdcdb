import { formatMoney, formatNumber } from '@girassol/shared-domain';
import { monthNames } from '@girassol/shared-domain/solar';

/** Range of the usual values of a quantity. What is outside is possible, and mostly a typing error. */
interface UsualRange {
  /** Omitted if no small value is doubtful. */
  min?: number;
  max: number;
  unit: string;
  decimals: number;
  /** Source of the bounds; ends the sentence. */
  reason: string;
}

/** Hours of a month of the year, 8,760 divided by 12. */
const HOURS = 730;
/** Largest connection that may be billed as group B, kW (Resolução Normativa ANEEL 1.000/2021, art. 292). */
const MAX_GROUP_B_KW = 112.5;
/** Price of a MWh that was typed where the price of a kWh belongs. */
const PER_MWH = 'se o valor é por MWh, divida por 1.000';

const ranges = {
  groupBMonth: {
    max: Math.floor((MAX_GROUP_B_KW * HOURS) / 1_000) * 1_000,
    unit: 'kWh',
    decimals: 0,
    reason: 'é o que a maior ligação do grupo B, de 112,5 kVA, consome ligada o mês inteiro',
  },
  groupAMonth: {
    max: 5_000_000,
    unit: 'kWh',
    decimals: 0,
    reason: 'é o consumo de uma grande indústria',
  },
  kwhPrice: {
    min: 0.1,
    max: 3,
    unit: 'R$',
    decimals: 2,
    reason: `as distribuidoras cobram perto de R$ 1,00 por kWh; ${PER_MWH}`,
  },
  kwhPricePeak: {
    min: 0.1,
    max: 6,
    unit: 'R$',
    decimals: 2,
    reason: `na ponta as distribuidoras cobram de R$ 1,00 a R$ 4,00 por kWh; ${PER_MWH}`,
  },
  tariffPart: { max: 3, unit: 'R$', decimals: 2, reason: `é só uma parte do preço do kWh; ${PER_MWH}` },
  tariffPartPeak: { max: 6, unit: 'R$', decimals: 2, reason: `é só uma parte do preço do kWh; ${PER_MWH}` },
  demand: { max: 30_000, unit: 'kW', decimals: 0, reason: 'é a demanda de uma grande indústria' },
  demandGen: {
    max: 3_000,
    unit: 'kW',
    decimals: 0,
    reason: 'acima disso o sistema não participa da compensação de energia',
  },
  demandTariff: {
    max: 300,
    unit: 'R$',
    decimals: 2,
    reason: 'poucas distribuidoras cobram mais de R$ 150,00 por kW ao mês',
  },
  modulePower: {
    min: 50,
    max: 1_000,
    unit: 'Wp',
    decimals: 0,
    reason: 'os módulos à venda têm de 250 a 750 Wp',
  },
  inverterPower: {
    max: 400_000,
    unit: 'W',
    decimals: 0,
    reason: 'os maiores inversores string têm perto de 350.000 W',
  },
  servicePerKwp: {
    max: 5_000,
    unit: 'R$',
    decimals: 2,
    reason: 'instalar costuma custar menos de R$ 2.000,00 por kWp',
  },
  pricePerWp: {
    min: 0.3,
    max: 10,
    unit: 'R$',
    decimals: 2,
    reason: 'kits costumam custar de R$ 1,00 a R$ 5,00 por Wp',
  },
} satisfies Record<string, UsualRange>;

/** Kind of a quantity whose usual values are known. */
export type UsualKind = keyof typeof ranges;

const formatWithUnit = (value: number, { unit, decimals }: UsualRange): string =>
  unit === 'R$' ? formatMoney(value) : `${formatNumber(value, decimals)} ${unit}`;

/** Returns the value as it was typed, with the decimals that it has. */
function formatTyped(value: number, range: UsualRange): string {
  const decimals = Math.min(5, String(value).split('.')[1]?.length ?? 0);
  if (range.unit === 'R$') return `R$ ${formatNumber(value, Math.max(2, decimals))}`;
  return `${formatNumber(value, decimals)} ${range.unit}`;
}

/** Tells how an unusual value lies to the bound that it passes. */
function describe(typed: string, isBelow: boolean, range: UsualRange): string {
  const bound = formatWithUnit((isBelow ? range.min : range.max) ?? 0, range);
  return `${typed} ${isBelow ? 'é menos que o comum, a partir de' : 'é mais que o comum, até'} ${bound}: ${range.reason}. Confira.`;
}

const isBelow = (value: number, { min }: UsualRange) => min !== undefined && value > 0 && value < min;

/**
 * Returns a warning if a value is out of all proportion for its kind, with the bound that it passes and the reason of
 * the bound; null for a usual value, and for zero and nothing, which mean "not given".
 */
export function describeUnusualValue(kind: UsualKind, value: number | null): string | null {
  const range: UsualRange = ranges[kind];
  if (value === null || (value <= range.max && !isBelow(value, range))) return null;
  return describe(formatTyped(value, range), value <= range.max, range);
}

/** Returns true if the value may still grow into a usual one while it is being typed. */
export const isBelowUsual = (kind: UsualKind, value: number | null): boolean =>
  value !== null && isBelow(value, ranges[kind]);

/**
 * Returns a warning if a kit costs much more or much less than kits of its power; null if not, or while its price or
 * its power is missing.
 */
export function describeUnusualKitPrice(price: number | null, watts: number): string | null {
  if (price === null || price <= 0 || watts <= 0) return null;
  const range: UsualRange = ranges.pricePerWp;
  const perWatt = price / watts;
  if (perWatt <= range.max && !isBelow(perWatt, range)) return null;
  return describe(`${formatMoney(price)} dá ${formatMoney(perWatt)} por Wp, e`, perWatt <= range.max, range);
}

/** Returns a warning about the months whose figure is out of all proportion, led by the first of them; null if none. */
export function describeUnusualMonths(kind: UsualKind, months: readonly (number | null)[]): string | null {
  const unusual = months.flatMap((value, month) => {
    const warning = describeUnusualValue(kind, value);
    return warning ? [{ name: monthNames[month] ?? '', warning }] : [];
  });
  const [first] = unusual;
  if (!first) return null;
  const others = unusual.length - 1;
  const more = others === 0 ? '' : others === 1 ? ' e mais um mês' : ` e mais ${others} meses`;
  return `${first.name.charAt(0).toUpperCase()}${first.name.slice(1)}${more}: ${first.warning}`;
}
