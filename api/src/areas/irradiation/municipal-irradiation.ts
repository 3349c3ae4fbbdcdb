import type { Tx } from '@girassol/api-platform/database';
import type { MunicipalIrradiation } from '@girassol/shared-domain/solar';
import { findMunicipality } from '../places/municipalities';

/**
 * Finds the irradiation of a city in the newest imported source that contains the city. Returns null if no
 * source does.
 */
export async function findMunicipalIrradiation(
  tx: Tx,
  { uf, city }: { uf: string; city: string },
): Promise<MunicipalIrradiation | null> {
  const municipality = findMunicipality(uf, city);
  if (!municipality) return null;
  const found = await tx
    .selectFrom('municipal_irradiation')
    .select(['source', 'year', 'horizontal', 'tilted'])
    .where('ibge', '=', municipality.ibge)
    .orderBy('year', 'desc')
    .orderBy('imported_at', 'desc')
    .orderBy('source')
    .limit(1)
    .executeTakeFirst();
  if (!found) return null;
  const { source, year, horizontal, tilted } = found;
  return {
    name: `${municipality.name}, ${municipality.uf}`,
    latitude: municipality.latitude,
    horizontal,
    tilted,
    source: source.includes(String(year)) ? source : `${source}, ${year}`,
  };
}
