import { notificationChannels, notificationTimings } from '@girassol/shared-domain';
import { type ContractRoutes, emptyObject, id } from '@girassol/shared-domain/contract';
import { z } from 'zod';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
const quietHours = z.object({ from: time, until: time }).nullable();
const timing = z.enum(notificationTimings);
const userParams = z.object({ userId: id });

const kindPreference = z.object({
  kind: z.string(),
  /** "Proposta aceita" */
  label: z.string(),
  /** About security or payment: it cannot be switched off. */
  isRequired: z.boolean(),
  bell: timing,
  mail: timing,
});

/** API calls by which people choose when they are notified of what. */
export const notificationPreferencesContract = {
  'GET /notifications/preferences/:userId': {
    access: 'session',
    summary: 'When the caller is notified of each kind of event, and the hours in which nothing disturbs',
    params: userParams,
    answer: z.object({ kinds: z.array(kindPreference), quietHours }),
  },
  'PUT /notifications/preferences/:userId': {
    access: 'session',
    summary: 'Choose when the caller is notified of a kind of event on a channel',
    params: userParams,
    body: z.object({ kind: z.string().min(1).max(100), channel: z.enum(notificationChannels), timing }),
    answer: emptyObject,
  },
  'PUT /notifications/quiet-hours/:userId': {
    access: 'session',
    summary: 'Choose the hours of São Paulo in which nothing disturbs the caller; null for none',
    params: userParams,
    body: z.object({ quietHours }),
    answer: emptyObject,
  },
} as const satisfies ContractRoutes;

/** When a person is notified of one kind of event. */
export type KindPreference = z.infer<typeof kindPreference>;
