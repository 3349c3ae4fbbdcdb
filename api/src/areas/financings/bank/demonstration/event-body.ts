import { bankReviewStatuses, financingDocumentStatuses } from '@girassol/shared-domain/financing';
import { z } from 'zod';
import type { BankEvent } from '../bank-provider';

const bankDocument = z.object({
  semantic: z.string(),
  version: z.number().int(),
  status: z.enum(financingDocumentStatuses),
  reason: z.string().nullable(),
});

const offer = z.object({
  reference: z.string(),
  bank: z.string(),
  entry: z.number(),
  monthly: z.number(),
  installments: z.number().int(),
  graceMonths: z.number().int(),
  graceMode: z.enum(['capitalized', 'interestOnly']),
  system: z.enum(['PRICE', 'SAC']),
  tariff: z.number(),
  tariffMode: z.enum(['financed', 'upfront']),
  iofMode: z.enum(['financed', 'upfront']),
  insurance: z.number(),
  statedInstallment: z.number().nullable(),
  releaseDate: z.iso.date(),
  validUntil: z.iso.date(),
  preApproved: z.boolean(),
  refused: z.boolean(),
  bestChoice: z.boolean(),
});

const snapshot = z.object({
  seq: z.number().int(),
  status: z.string(),
  reason: z.string().nullable(),
  preApproved: z.boolean(),
  offers: z.array(offer),
  accepted: z.string().nullable(),
  papers: z.array(bankDocument),
  monitoringLink: z.object({ url: z.string(), status: z.enum(bankReviewStatuses) }).nullable(),
  contractSigned: z.boolean(),
  serviceApproved: z.boolean(),
  expiresAt: z.iso.datetime().nullable(),
});

const sentEvent = z.discriminatedUnion('type', [
  z.object({
    id: z.string(),
    type: z.literal('application.changed'),
    data: z.object({ reference: z.string(), snapshot }),
  }),
  z.object({
    id: z.string(),
    type: z.literal('registration.changed'),
    data: z.object({ accountId: z.uuid(), seq: z.number().int(), status: z.string() }),
  }),
]);

type ParsedEvent = z.output<typeof sentEvent>;
/**
 * Body of an event that the demonstration bank sends to the webhook: a changed application or a changed
 * registration.
 */
export type DemonstrationEvent =
  | Pick<Extract<ParsedEvent, { type: 'application.changed' }>, 'id' | 'type' | 'data'>
  | Pick<Extract<ParsedEvent, { type: 'registration.changed' }>, 'id' | 'type' | 'data'>;

/**
 * Parses the body of an event that the demonstration bank sent to the webhook. Throws a ZodError or a
 * SyntaxError for an invalid body.
 */
export function parseDemonstrationEvent(body: Buffer): BankEvent {
  const { id, type, data } = sentEvent.parse(JSON.parse(body.toString('utf8')));
  return type === 'application.changed'
    ? { reference: data.reference, eventId: id, snapshot: data.snapshot }
    : {
        reference: data.accountId,
        eventId: id,
        snapshot: null,
        registration: { seq: data.seq, status: data.status },
      };
}
