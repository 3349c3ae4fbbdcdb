import { z } from 'zod';
import type { ContractRoutes } from './route';
import { trimmedText } from './schemas';

/** Public services that give the solar irradiation at coordinates (docs/solar.md). */
export const irradiationServices = ['NASA_POWER', 'PVGIS'] as const;

const twelve = z.array(z.number()).length(12);

/**
 * Schema of the mean irradiation of a municipality, kWh/m² a day, January first, from a table that the operator
 * imported.
 */
export const municipalIrradiation = z.object({
  name: z.string(),
  /** Degrees, south negative. */
  latitude: z.number(),
  horizontal: twelve.readonly(),
  /** On a plane tilted by the latitude, where the table has it. */
  tilted: twelve.readonly().nullish(),
  /** As a document cites it. */
  source: z.string(),
});

export const irradiationContract = {
  'GET /irradiation/municipality/:uf/:city': {
    access: 'calculator',
    summary: 'Irradiation of a municipality from the imported tables; null where none has it',
    params: z.object({ uf: z.string().regex(/^[a-z]{2}$/i), city: trimmedText(100).regex(/^\p{L}/u) }),
    answer: z.object({ municipality: municipalIrradiation.nullable() }),
  },
  'POST /irradiation/lookup': {
    access: 'active',
    summary: 'Mean irradiation of a place by a public service; null where it does not answer',
    body: z.object({
      service: z.enum(irradiationServices),
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
    }),
    answer: z.object({
      /** Horizontal, kWh/m² a day, January first; and where it is from. */
      irradiation: z.object({ latitude: z.number(), horizontal: twelve, source: z.string() }).nullable(),
      /** Message for people if there is no irradiation. */
      message: z.string().nullable(),
    }),
  },
} as const satisfies ContractRoutes;
