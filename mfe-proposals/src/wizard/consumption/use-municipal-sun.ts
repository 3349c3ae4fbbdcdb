import { useApiQuery } from '@girassol/shared-auth';
import type { MunicipalIrradiation } from '@girassol/shared-domain/solar';

/** What the imported tables have of a city; null while that is not known, and where they have nothing. */
export function useMunicipalSun({
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
