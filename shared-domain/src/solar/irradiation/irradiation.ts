import { states } from '../../documents/states';
import { MONTHS } from '../months';
import type { Degrees, Hsp } from '../units';
import { type Capital, capitals, irradiationCitation } from './capitals';
import { onTiltedPlane } from './transposition';

/** Mean irradiation of a municipality, from a table or service the caller has. */
export interface MunicipalIrradiation {
  name: string;
  latitude: Degrees;
  horizontal: readonly Hsp[];
  /** At latitude, facing the equator; made from the horizontal when absent. */
  tilted?: readonly Hsp[] | null;
  /** Where the figures come from, for the proposal. */
  source: string;
}

/** What is known about the sun of a site. */
export interface IrradiationSources {
  /** Typed by the person, on the plane of the modules. */
  entered?: readonly Hsp[] | null;
  /** The service that gave what was entered; absent: a person did. */
  enteredSource?: string | null;
  municipality?: MunicipalIrradiation | null;
  /** Of a state; another text has no capital. */
  uf?: string | null;
  /** Angle of the modules; absent: that of the latitude, the best fixed one over a year. */
  tilt?: Degrees | null;
}

export interface Irradiation {
  /** kWh/m² a day on the plane of the modules, January first. */
  monthly: readonly Hsp[];
  from: 'ENTERED' | 'MUNICIPALITY' | 'CAPITAL';
  /** For the list of assumptions. */
  source: string;
}

/** No place on Earth has more on average, kWh/m² a day; larger numbers are monthly sums or another unit. */
export const MOST_SUN = 12;

/** Twelve positive numbers. A month without sun is a missing month: the least sunny seat of Brazil has 2 kWh/m² a day. */
export const isWholeYear = (monthly: readonly Hsp[] | null | undefined): monthly is readonly Hsp[] =>
  monthly?.length === MONTHS && monthly.every((hsp) => Number.isFinite(hsp) && hsp > 0);

/** The irradiation of a site: what was entered, else its municipality, else the capital of its state; null: none. */
export function irradiationOf({
  entered,
  enteredSource,
  municipality,
  uf,
  tilt,
}: IrradiationSources): Irradiation | null {
  if (isWholeYear(entered))
    return { monthly: entered, from: 'ENTERED', source: enteredSource || 'Informada na proposta' };
  if (municipality && isWholeYear(municipality.horizontal)) {
    const { name, source } = municipality;
    return {
      monthly: onPlane(municipality, tilt),
      from: 'MUNICIPALITY',
      source: `${name}: ${source}`,
    };
  }
  const capital = capitalOf(uf);
  if (!capital) return null;
  return {
    monthly: onPlane(capital, tilt),
    from: 'CAPITAL',
    source: `${capital.name}: ${irradiationCitation}`,
  };
}

function capitalOf(uf: string | null | undefined): Capital | null {
  const state = states.find((one) => one.uf === uf);
  return state ? capitals[state.uf] : null;
}

function onPlane(
  place: Pick<MunicipalIrradiation, 'latitude' | 'horizontal' | 'tilted'>,
  tilt: Degrees | null | undefined,
): readonly Hsp[] {
  const atLatitude = tilt === null || tilt === undefined;
  if (atLatitude && isWholeYear(place.tilted)) return place.tilted;
  return onTiltedPlane(place.horizontal, {
    latitude: place.latitude,
    tilt: atLatitude ? Math.abs(place.latitude) : tilt,
  });
}
