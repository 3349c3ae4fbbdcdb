import type { Caller } from '@girassol/api-platform/access';
import { requireProposalAccess } from '@girassol/api-platform/access/require-proposals';
import type { Database } from '@girassol/api-platform/database';
import type { IrradiationService } from '@girassol/api-platform/integrations/irradiation/irradiation-service';
import type { ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';

type Lookup = ParsedRequestBody<'POST /irradiation/lookup'>;

/**
 * Irradiation services on the internet that this process may call; null for a service that is switched off.
 */
export type IrradiationServices = Record<Lookup['service'], IrradiationService | null>;

const names: Record<Lookup['service'], string> = { NASA_POWER: 'NASA POWER', PVGIS: 'PVGIS' };

/** Climate changes slowly: an answer is good for as long as the program is likely to run. */
const hundredths = (degrees: number) => Math.round(degrees * 100) / 100;

/**
 * Fetches the irradiation of a point from stored answers or from a service on the internet, outside any
 * transaction because the service may be slow. If the service has no data, returns a message that asks the
 * user to type the values.
 */
export async function fetchIrradiation(
  database: Database,
  caller: Caller,
  { service, ...place }: Lookup,
  services: IrradiationServices,
): Promise<ResponseBody<'POST /irradiation/lookup'>> {
  requireProposalAccess(caller);
  const at = { latitude: hundredths(place.latitude), longitude: hundredths(place.longitude) };
  const answer = ({ horizontal, source }: { horizontal: number[]; source: string }) => ({
    irradiation: { latitude: at.latitude, horizontal, source },
    message: null,
  });

  const kept = await database.asAccount(caller, (tx) =>
    tx
      .selectFrom('irradiation_answers')
      .select(['horizontal', 'source'])
      .where('service', '=', service)
      .where('latitude', '=', String(at.latitude))
      .where('longitude', '=', String(at.longitude))
      .executeTakeFirst(),
  );
  if (kept) return answer(kept);

  const found = await services[service]?.find(at);
  if (found?.outcome !== 'found')
    return {
      irradiation: null,
      message: `${names[service]} não respondeu agora. Digite a irradiação de cada mês, ou use a das tabelas.`,
    };
  const { horizontal, source } = found;
  await database.asAccount(caller, (tx) =>
    tx
      .insertInto('irradiation_answers')
      .values({ service, ...at, horizontal, source })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  );
  return answer(found);
}
