import { brazilianStates } from '../../documents/states';
import { MONTHS_PER_YEAR } from '../months';
import type { Degrees, PeakSunHours } from '../units';
import { type CapitalIrradiation, capitalIrradiations, irradiationCitation } from './capitals';
import { computeTiltedIrradiation } from './transposition';

/**
 * Mean irradiation of a municipality by month, kWh/m² a day, which the calling code has loaded from a table
 * or service.
 */
export interface MunicipalIrradiation {
  name: string;
  latitude: Degrees;
  horizontal: readonly PeakSunHours[];
  /** At latitude, facing the equator; made from the horizontal when absent. */
  tilted?: readonly PeakSunHours[] | null | undefined;
  /** Source of the figures, for the proposal. */
  source: string;
}

/**
 * Irradiation data known for the location of a solar system: entered values, values of the municipality, and
 * the state (for its capital's values).
 */
export interface IrradiationSources {
  /** Typed by the person, on the plane of the modules. */
  entered?: readonly PeakSunHours[] | null;
  /** The service that gave what was entered; absent: a person did. */
  enteredSource?: string | null;
  municipality?: MunicipalIrradiation | null;
  /** State code; another text has no capital. */
  uf?: string | null;
  /** Angle of the modules; absent: that of the latitude, the best fixed one over a year. */
  tilt?: Degrees | null;
}

/**
 * Irradiation used for the location of a solar system, kWh/m² a day by month, with its origin and citation.
 */
export interface SiteIrradiation {
  /** kWh/m² a day on the plane of the modules, January first. */
  monthly: readonly PeakSunHours[];
  from: 'ENTERED' | 'MUNICIPALITY' | 'CAPITAL';
  /** For the list of assumptions. */
  source: string;
}

/**
 * Maximum mean irradiation that is accepted, kWh/m² a day. A larger number is a monthly sum or has another
 * unit, since no place on Earth reaches it.
 */
export const MAX_DAILY_IRRADIATION_KWH_PER_M2 = 12;

/**
 * Returns true if irradiation is given for all twelve months as positive numbers. Zero counts as missing,
 * because the least sunny municipality of Brazil has 2 kWh/m² a day.
 */
export const isCompleteIrradiationYear = (
  monthly: readonly PeakSunHours[] | null | undefined,
): monthly is readonly PeakSunHours[] =>
  monthly?.length === MONTHS_PER_YEAR && monthly.every((hsp) => Number.isFinite(hsp) && hsp > 0);

/**
 * Returns the irradiation for the location of a solar system: the entered values, else the municipality's
 * values, else the values of the state capital. Null if no values are known.
 */
export function resolveSiteIrradiation({
  entered,
  enteredSource,
  municipality,
  uf,
  tilt,
}: IrradiationSources): SiteIrradiation | null {
  if (isCompleteIrradiationYear(entered))
    return { monthly: entered, from: 'ENTERED', source: enteredSource || 'Informada na proposta' };
  if (municipality && isCompleteIrradiationYear(municipality.horizontal)) {
    const { name, source } = municipality;
    return {
      monthly: onPlane(municipality, tilt),
      from: 'MUNICIPALITY',
      source: `${name}, ${source}`,
    };
  }
  const capital = findCapital(uf);
  if (!capital) return null;
  return {
    monthly: onPlane(capital, tilt),
    from: 'CAPITAL',
    source: `${capital.name}, a capital do estado, como ponto de referência. ${irradiationCitation}`,
  };
}

function findCapital(uf: string | null | undefined): CapitalIrradiation | null {
  const state = brazilianStates.find((one) => one.uf === uf);
  return state ? capitalIrradiations[state.uf] : null;
}

function onPlane(
  place: Pick<MunicipalIrradiation, 'latitude' | 'horizontal' | 'tilted'>,
  tilt: Degrees | null | undefined,
): readonly PeakSunHours[] {
  const atLatitude = tilt === null || tilt === undefined;
  if (atLatitude && isCompleteIrradiationYear(place.tilted)) return place.tilted;
  return computeTiltedIrradiation(place.horizontal, {
    latitude: place.latitude,
    tilt: atLatitude ? Math.abs(place.latitude) : tilt,
  });
}
