import { z } from 'zod';
import type { ContractArea } from './route';
import { empty, id, text, timestamp } from './schemas';

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
  /** What came back the last time, in Portuguese. */
  lastAnswer: z.string().nullable(),
});

/** Where the program of an account is told what happens in it. */
export const webhooksContract = {
  'GET /webhooks/single': {
    access: 'active',
    summary: 'Where the account is told what happens, and the latest messages',
    answer: z.object({ webhook: webhook.nullable(), deliveries: z.array(delivery) }),
  },
  'PUT /webhooks/single': {
    access: 'active',
    summary: 'Sets the address; the first one comes with its secret, which is shown once',
    body: z.object({ url: text(500).min(1, 'Informe o endereço.') }),
    answer: z.object({ webhook, secret: z.string().nullable() }),
  },
  'POST /webhooks/single/secret': {
    access: 'active',
    summary: 'A new secret, shown once; the one before is over',
    answer: z.object({ secret: z.string() }),
  },
  'POST /webhooks/single/test': {
    access: 'active',
    summary: 'Sends a message that says nothing',
    answer: empty,
  },
  'DELETE /webhooks/single': {
    access: 'active',
    summary: 'Tells nobody any more; messages that wait are not sent',
    answer: empty,
  },
} as const satisfies ContractArea;

export type WebhookShown = z.infer<typeof webhook>;
export type WebhookDelivery = z.infer<typeof delivery>;
