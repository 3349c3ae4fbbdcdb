import { formatNumber } from '../formats/numbers';
import { type GdClass, LAST_TRANSITION_YEAR } from './compensation/fio-b';
import type { ConsumerUnit } from './consumer-unit';
import { sum } from './months';
import type { ReaisPerKwh } from './units';

/**
 * What is known of a unit's Fio B. A blank is not zero: without it compensated energy looks free of charge, and every
 * saving too large. Somebody says so where a unit really pays none.
 */
export type FioBState = 'KNOWN' | 'NOT_APPLICABLE' | 'MISSING';

type UnitCharges = Pick<ConsumerUnit, 'finViabilityData'>;

/** What is known of the Fio B of a unit. */
export function fioBState({ finViabilityData }: UnitCharges): FioBState {
  if (finViabilityData?.bWireNotApplicable) return 'NOT_APPLICABLE';
  return (finViabilityData?.bWireValue ?? 0) > 0 ? 'KNOWN' : 'MISSING';
}

/** Which connections are meant, and when. */
export interface ChargeTerms {
  gdClass: GdClass;
  /** First calendar year of the study. */
  startYear: number;
}

/** Does the class pay Fio B at all in the years that count? GD I does not until 2045. */
export const paysFioB = ({ gdClass }: Pick<ChargeTerms, 'gdClass'>): boolean => gdClass !== 'GD1';

/** Class GD III pays a part of Fio A and the sector's charges until the transition ends. */
export const paysFioA = ({ gdClass, startYear }: ChargeTerms): boolean =>
  gdClass === 'GD3' && startYear <= LAST_TRANSITION_YEAR;

/** A charge that nobody entered, with the field where it belongs. */
export interface MissingCharge {
  field: string;
  message: string;
}

/** The charges that the study would leave out because nobody entered them, unit by unit. */
export function missingCharges(units: readonly ConsumerUnit[], terms: ChargeTerms): MissingCharge[] {
  return units.flatMap((unit, index) => {
    if (!usesEnergy(unit)) return [];
    const { aWireValue, sectorCharges } = unit.finViabilityData ?? {};
    const place = `energyBillData.${index}.finViabilityData`;
    const name = unit.ucName ? ` de ${unit.ucName}` : '';
    const missing: MissingCharge[] = [];
    if (paysFioB(terms) && fioBState(unit) === 'MISSING')
      missing.push({
        field: `${place}.bWireValue`,
        message: `Informe a TUSD Fio B${name}, ou diga que não se aplica: sem ela a economia sai maior do que será.`,
      });
    if (paysFioA(terms) && isBlank(aWireValue))
      missing.push({
        field: `${place}.aWireValue`,
        message: `Informe a TUSD Fio A${name}: na GD III, 40% dela são cobrados até 2028.`,
      });
    if (paysFioA(terms) && isBlank(sectorCharges))
      missing.push({
        field: `${place}.sectorCharges`,
        message: `Informe os encargos${name} (TFSEE e P&D): na GD III, são cobrados até 2028.`,
      });
    return missing;
  });
}

/** What a document says of the charges it was calculated with; of units that pay the same, once. */
export function chargeTexts(
  units: readonly ConsumerUnit[],
  terms: ChargeTerms,
): { fioB: string | null; fioA: string | null; sector: string | null } {
  const consuming = units.filter(usesEnergy);
  const each = (textOf: (unit: ConsumerUnit) => string) => [...new Set(consuming.map(textOf))].join('; ');
  const amountOf = (value: ReaisPerKwh | null | undefined) =>
    isBlank(value) ? NOT_ENTERED : perKwhText(value);
  return {
    fioB: paysFioB(terms) ? each(fioBText) : null,
    fioA: paysFioA(terms) ? each((unit) => amountOf(unit.finViabilityData?.aWireValue)) : null,
    sector: paysFioA(terms) ? each((unit) => amountOf(unit.finViabilityData?.sectorCharges)) : null,
  };
}

const NOT_ENTERED = 'Não informado: a economia foi calculada sem esta cobrança';

/** The Fio B of a unit in words. */
export function fioBText(unit: UnitCharges): string {
  const state = fioBState(unit);
  if (state === 'KNOWN') return perKwhText(unit.finViabilityData?.bWireValue ?? 0);
  return state === 'MISSING' ? NOT_ENTERED : 'Não se aplica, conforme informado por quem fez a proposta';
}

/** `R$ 0,2534/kWh`: distributors publish up to five places. */
export const perKwhText = (value: ReaisPerKwh): string =>
  `R$ ${formatNumber(value, 5).replace(/0{1,3}$/, '')}/kWh`;

const isBlank = (value: number | null | undefined): value is null | undefined =>
  value === null || value === undefined;

const usesEnergy = ({ monthlyConsumption, monthlyConsumptionPeak }: ConsumerUnit) =>
  sum(monthlyConsumption) + sum(monthlyConsumptionPeak ?? []) > 0;
