import type { BrazilianStateCode } from '@girassol/shared-domain';
import { findMunicipalities } from '../../../places/find-municipalities';
import { findMunicipality } from '../../../places/municipalities';

/** More are no choice. */
const MAX_CITIES_TO_CHOOSE = 8;

/**
 * Finds the city of a state by a typed name. Returns up to eight similar cities if no city has exactly this
 * name.
 */
export function findCitiesLike(uf: BrazilianStateCode, name: string): string[] {
  const exact = findMunicipality(uf, name);
  if (exact) return [exact.name];
  return findMunicipalities(uf, name)
    .slice(0, MAX_CITIES_TO_CHOOSE)
    .map(({ name: city }) => city);
}
