import type { MunicipalIrradiation } from '@girassol/shared-domain/solar';
import type { Tx } from '../../platform/database';
import { municipalityNamed } from '../places/municipalities';

/** The irradiation of a city by the newest of the imported sources; null where none has it. */
export async function municipalIrradiationOf(
  tx: Tx,
  { uf, city }: { uf: string; city: string },
): Promise<MunicipalIrradiation | null> {
  const municipality = municipalityNamed(uf, city);
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
