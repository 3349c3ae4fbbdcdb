import { z } from 'zod';
import type { ContractArea } from './route';

/** Services that know the sun of a place (decision 0063). */
export const irradiationServices = ['NASA_POWER', 'PVGIS'] as const;

export const irradiationContract = {
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
      irradiation: z
        .object({ latitude: z.number(), horizontal: z.array(z.number()).length(12), source: z.string() })
        .nullable(),
      /** What a person is told where there is none. */
      message: z.string().nullable(),
    }),
  },
} as const satisfies ContractArea;
