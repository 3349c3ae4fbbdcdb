import type { Answer, ParsedBody } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import { requireProposals } from '../../platform/access/require-proposals';
import type { Database } from '../../platform/database';
import type { IrradiationService } from '../../platform/integrations/irradiation';

type Lookup = ParsedBody<'POST /irradiation/lookup'>;

/** The services that this process may ask. */
export type IrradiationServices = Record<Lookup['service'], IrradiationService | null>;

const names: Record<Lookup['service'], string> = { NASA_POWER: 'NASA POWER', PVGIS: 'PVGIS' };

/** Climate changes slowly: an answer is good for as long as the program is likely to run. */
const hundredths = (degrees: number) => Math.round(degrees * 100) / 100;

/**
 * The irradiation of a place, from what the service answered before or from the service itself. It is asked outside any
 * transaction: it may take its time. Where it cannot be had, the person is told to type it.
 */
export async function lookUpIrradiation(
  database: Database,
  caller: Caller,
  { service, ...place }: Lookup,
  services: IrradiationServices,
): Promise<Answer<'POST /irradiation/lookup'>> {
  requireProposals(caller);
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
