import { useApiQuery } from '@girassol/shared-auth';
import type { MunicipalIrradiation } from '@girassol/shared-domain/solar';

/**
 * Loads the irradiation of a city from the imported tables; null while loading, or for a city that the tables
 * lack.
 */
export function useMunicipalIrradiation({
  uf,
  city,
}: {
  uf: string | null;
  city: string | null;
}): MunicipalIrradiation | null {
  const { data } = useApiQuery(
    'GET /irradiation/municipality/:uf/:city',
    { params: { uf: uf ?? '', city: city ?? '' } },
    { enabled: Boolean(uf && city) },
  );
  return data?.municipality ?? null;
}
