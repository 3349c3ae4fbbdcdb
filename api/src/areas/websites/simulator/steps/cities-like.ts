import type { Uf } from '@girassol/shared-domain';
import { findMunicipalities } from '../../../places/find-municipalities';
import { municipalityNamed } from '../../../places/municipalities';

/** More are no choice. */
const MOST = 8;

/** The city of this name, or those that the name may mean. */
export function citiesLike(uf: Uf, name: string): string[] {
  const exact = municipalityNamed(uf, name);
  if (exact) return [exact.name];
  return findMunicipalities(uf, name)
    .slice(0, MOST)
    .map(({ name: city }) => city);
}
