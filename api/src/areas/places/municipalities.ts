import type { BrazilianStateCode } from '@girassol/shared-domain';
import rows from './municipalities.json';
import { normalizeText } from './normalize-text';

/** Municipality as IBGE lists it. */
export interface Municipality {
  uf: BrazilianStateCode;
  /** Seven digits. */
  ibge: string;
  name: string;
  /** Latitude of the seat, degrees to a hundredth, south negative. */
  latitude: number;
  /** The name to compare by. */
  key: string;
}

/** By state, each in the order of its name; made once. */
const byState = new Map<string, Municipality[]>(
  Object.entries(rows satisfies Record<BrazilianStateCode, string[]>).map(([uf, texts]) => [
    uf,
    texts
      .map((text) => parseMunicipalityLine(uf as BrazilianStateCode, text)) // the file names every state, and nothing else
      .toSorted((a, b) => a.key.localeCompare(b.key)),
  ]),
);

/** Parses a row of the file: `4202404 -26.92 Blumenau`. */
function parseMunicipalityLine(uf: BrazilianStateCode, text: string): Municipality {
  const [ibge = '', latitude = '', ...words] = text.split(' ');
  const name = words.join(' ');
  return { uf, ibge, name, latitude: Number(latitude), key: normalizeText(name) };
}

/** Returns the municipalities of a state by name, undefined if there is no such state. */
export const getMunicipalities = (uf: string): readonly Municipality[] | undefined =>
  byState.get(uf.toUpperCase());

/** Finds a municipality of a state by a name that may be spelled differently, undefined if none matches. */
export function findMunicipality(uf: string, name: string): Municipality | undefined {
  const wanted = normalizeText(name);
  return getMunicipalities(uf)?.find(({ key }) => key === wanted);
}

let byCode: Map<string, Municipality> | undefined;

/** Finds a municipality by its IBGE code of seven digits. */
export function findMunicipalityByCode(ibge: string): Municipality | undefined {
  byCode ??= new Map([...byState.values()].flat().map((one) => [one.ibge, one]));
  return byCode.get(ibge);
}
