import {
  type ContractRoutes,
  emptyObject,
  id,
  timestamp,
  trimmedText,
} from '@girassol/shared-domain/contract';
import { z } from 'zod';

const webhook = z.object({
  url: z.string(),
  since: timestamp,
  /** Why nothing is sent there any more, in Portuguese; null while it is. */
  stoppedWhy: z.string().nullable(),
});

const delivery = z.object({
  _id: id,
  /** `proposal.accepted`, `contract.signed`, or `test`. */
  event: z.string(),
  at: timestamp,
  state: z.enum(['WAITING', 'DELIVERED', 'FAILED']),
  tries: z.number().int(),
  lastTryAt: timestamp.nullable(),
  /** Result of the last delivery, in Portuguese. */
  lastAnswer: z.string().nullable(),
});

/** API calls that set up an account's webhook, by which the server notifies an external program of events. */
export const webhooksContract = {
  'GET /webhooks/single': {
    access: 'active',
    summary: 'Where the account is told what happens, and the latest messages',
    answer: z.object({ webhook: webhook.nullable(), deliveries: z.array(delivery) }),
  },
  'PUT /webhooks/single': {
    access: 'active',
    summary: 'Sets the address; the first one comes with its secret, which is shown once',
    body: z.object({ url: trimmedText(500).min(1, 'Informe o endereço.') }),
    answer: z.object({ webhook, secret: z.string().nullable() }),
    hasSecretResponse: true,
  },
  'POST /webhooks/single/secret': {
    access: 'active',
    summary: 'A new secret, shown once; the one before is over',
    answer: z.object({ secret: z.string() }),
    hasSecretResponse: true,
  },
  'POST /webhooks/single/test': {
    access: 'active',
    summary: 'Sends a message that says nothing',
    answer: emptyObject,
  },
  'DELETE /webhooks/single': {
    access: 'active',
    summary: 'Tells nobody any more; messages that wait are not sent',
    answer: emptyObject,
  },
} as const satisfies ContractRoutes;

/** Webhook of an account: URL, start, and the reason if deliveries were stopped. */
export type WebhookSettings = z.infer<typeof webhook>;
/** Delivery of one event to an account's webhook, with state, number of tries and last result. */
export type WebhookDelivery = z.infer<typeof delivery>;
