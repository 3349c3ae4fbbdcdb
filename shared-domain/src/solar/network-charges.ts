import { formatExactNumber } from '../formats/numbers';
import { type DistributedGenerationClass, LAST_FIO_B_TRANSITION_YEAR } from './compensation/fio-b';
import type { ConsumerUnit } from './consumer-unit';
import { sum } from './months';
import type { ReaisPerKwh } from './units';

/**
 * Status of the Fio B tariff of a consumer unit. `MISSING` must not count as zero, because savings would
 * appear too large. A user sets `NOT_APPLICABLE` for a unit that pays no Fio B.
 */
export type FioBState = 'KNOWN' | 'NOT_APPLICABLE' | 'MISSING';

type UnitCharges = Pick<ConsumerUnit, 'finViabilityData'> & Partial<Pick<ConsumerUnit, 'tariffModality'>>;

/** Returns whether the Fio B of a unit is known, not applicable or missing. */
export function getFioBState({ finViabilityData }: UnitCharges): FioBState {
  if (finViabilityData?.bWireNotApplicable) return 'NOT_APPLICABLE';
  return (finViabilityData?.bWireValue ?? 0) > 0 ? 'KNOWN' : 'MISSING';
}

/**
 * Inputs that decide which network charges compensated energy pays: the class of distributed generation (GD I
 * to III) and the first calendar year of the study.
 */
export interface NetworkChargeInputs {
  gdClass: DistributedGenerationClass;
  /** First calendar year of the study. */
  startYear: number;
}

/**
 * Returns true if a class of distributed generation pays Fio B in the years of the study. Class GD I pays
 * none until 2045.
 */
export const doesClassPayFioB = ({ gdClass }: Pick<NetworkChargeInputs, 'gdClass'>): boolean =>
  gdClass !== 'GD1';

/**
 * Returns true if a class of distributed generation pays a part of Fio A and the sector charges: GD III if
 * the study begins in 2028 or earlier.
 */
export const doesClassPayFioA = ({ gdClass, startYear }: NetworkChargeInputs): boolean =>
  gdClass === 'GD3' && startYear <= LAST_FIO_B_TRANSITION_YEAR;

/** Network charge of a consumer unit that the user has not entered: path of the form field, and message. */
export interface MissingNetworkCharge {
  field: string;
  message: string;
}

/**
 * Returns the network charges that apply to the consumer units but were not entered, so that the study would
 * omit them.
 */
export function findMissingNetworkCharges(
  units: readonly ConsumerUnit[],
  terms: NetworkChargeInputs,
): MissingNetworkCharge[] {
  return units.flatMap((unit, index) => {
    if (!hasConsumption(unit)) return [];
    const { aWireValue, sectorCharges } = unit.finViabilityData ?? {};
    const place = `energyBillData.${index}.finViabilityData`;
    const name = unit.ucName ? ` de ${unit.ucName}` : '';
    const missing: MissingNetworkCharge[] = [];
    if (doesClassPayFioB(terms) && getFioBState(unit) === 'MISSING')
      missing.push({
        field: `${place}.bWireValue`,
        message: `Informe a TUSD Fio B${name}, ou diga que não se aplica: sem ela a economia sai maior do que será.`,
      });
    if (doesClassPayFioA(terms) && isBlank(aWireValue))
      missing.push({
        field: `${place}.aWireValue`,
        message: `Informe a TUSD Fio A${name}: na GD III, 40% dela são cobrados até 2028.`,
      });
    if (doesClassPayFioA(terms) && isBlank(sectorCharges))
      missing.push({
        field: `${place}.sectorCharges`,
        message: `Informe os encargos${name} (TFSEE e P&D): na GD III, são cobrados até 2028.`,
      });
    return missing;
  });
}

/**
 * Describes the network charges of a study in Portuguese, for the proposal's document. Units with equal
 * charges are described once; a charge that the class does not pay is null.
 */
export function describeNetworkCharges(
  units: readonly ConsumerUnit[],
  terms: NetworkChargeInputs,
): { fioB: string | null; fioA: string | null; sector: string | null } {
  const consuming = units.filter(hasConsumption);
  const each = (getText: (unit: ConsumerUnit) => string) => [...new Set(consuming.map(getText))].join('; ');
  const getAmount = (value: ReaisPerKwh | null | undefined) =>
    isBlank(value) ? NOT_ENTERED : formatTariffPerKwh(value);
  return {
    fioB: doesClassPayFioB(terms) ? each(describeFioB) : null,
    fioA: doesClassPayFioA(terms) ? each((unit) => getAmount(unit.finViabilityData?.aWireValue)) : null,
    sector: doesClassPayFioA(terms) ? each((unit) => getAmount(unit.finViabilityData?.sectorCharges)) : null,
  };
}

const NOT_ENTERED = 'Não informado: a economia foi calculada sem esta cobrança';

/** Describes the Fio B of a unit in Portuguese, for the document of a study. */
export function describeFioB(unit: UnitCharges): string {
  const state = getFioBState(unit);
  const { bWireValue, bWireValuePeak } = unit.finViabilityData ?? {};
  if (state === 'KNOWN')
    return formatPeakPrices(
      bWireValue ?? 0,
      unit.tariffModality === 'A' ? bWireValuePeak : null,
      formatTariffPerKwh,
    );
  return state === 'MISSING' ? NOT_ENTERED : 'Não se aplica, conforme informado por quem fez a proposta';
}

/**
 * Formats an energy price, followed by the on-peak price if different: `R$ 0,50/kWh, na ponta R$ 1,20/kWh`.
 */
export function formatPeakPrices(
  price: number,
  onPeak: number | null | undefined,
  getText: (price: number) => string,
): string {
  return isBlank(onPeak) || onPeak === price
    ? getText(price)
    : `${getText(price)}, na ponta ${getText(onPeak)}`;
}

/** Formats a tariff with up to five decimals, as distributors publish it: `R$ 0,2534/kWh`. */
export const formatTariffPerKwh = (value: ReaisPerKwh): string => `R$ ${formatExactNumber(value, 2)}/kWh`;

/** Formats a calculated cost: `R$ 0,182/kWh`. */
export const formatCostPerKwh = (value: ReaisPerKwh): string => `R$ ${formatExactNumber(value, 2, 3)}/kWh`;

const isBlank = (value: number | null | undefined): value is null | undefined =>
  value === null || value === undefined;

/** Returns true if a consumer unit consumes energy in any month. A unit that only generates does not. */
export const hasConsumption = ({ monthlyConsumption, monthlyConsumptionPeak }: ConsumerUnit) =>
  sum(monthlyConsumption) + sum(monthlyConsumptionPeak ?? []) > 0;
