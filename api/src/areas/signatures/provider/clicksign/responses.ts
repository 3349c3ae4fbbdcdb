import { z } from 'zod';
import type { ProviderSnapshot } from '../signature-provider';

/** Fields are added without a word: only those that are read are looked at. */
const resource = z.object({ id: z.string() });
const moment = z.string().transform((text, context) => {
  const at = Date.parse(text);
  if (Number.isNaN(at)) context.addIssue('no moment');
  return new Date(at);
});

/** Schema of the response to a call of Clicksign that creates a resource. */
export const createdResponseSchema = z.object({ data: resource });

/** Schema of the response to a call of Clicksign whose result is not read. */
export const ignoredResponseSchema = z.unknown();

/** Schema of Clicksign's response with an envelope: its id and status. */
export const envelopeResponseSchema = z.object({
  data: z.object({
    id: z.string(),
    attributes: z.object({ status: z.string() }),
  }),
});

/**
 * Schema of Clicksign's response with the documents of an envelope and the download links of signed files.
 */
export const documentsResponseSchema = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      links: z
        .object({
          files: z.object({ signed: z.string().nullable().default(null) }).prefault({}),
        })
        .prefault({}),
    }),
  ),
});

/** Schema of Clicksign's response with the events of an envelope, in any order. */
export const eventsResponseSchema = z.object({
  data: z.array(
    z.object({
      attributes: z.object({
        name: z.string(),
        created: moment,
        data: z
          .object({
            signer: z.object({ key: z.string().optional(), email: z.string().optional() }).optional(),
            reason: z.string().nullable().optional(),
            comment: z.string().nullable().optional(),
          })
          .nullish(),
      }),
    }),
  ),
});

/** Schema of the body of a webhook of Clicksign, which names the document or envelope that changed. */
export const clicksignWebhookBodySchema = z.object({
  event: z.object({ name: z.string(), occurred_at: z.string() }),
  document: z.object({ key: z.string().optional() }).nullish(),
  envelope: z.object({ key: z.string() }).nullish(),
});

const MAX_REASON_LENGTH = 500;

/** Converts an envelope of Clicksign and its events to a provider snapshot without the sealed file. */
export function toProviderSnapshot(
  { data: { attributes } }: z.output<typeof envelopeResponseSchema>,
  { data }: z.output<typeof eventsResponseSchema>,
): Omit<ProviderSnapshot, 'sealed'> {
  const named = (...names: string[]) => data.filter(({ attributes: { name } }) => names.includes(name));
  const signed = named('sign').flatMap(({ attributes: { created, data: told } }) =>
    told?.signer?.key ? [{ providerKey: told.signer.key, at: created }] : [],
  );
  const [refusal] = named('refusal');
  const told = refusal?.attributes.data;
  const refused = refusal && {
    providerKey: told?.signer?.key ?? '',
    at: refusal.attributes.created,
    reason: (told?.comment || told?.reason || 'Sem motivo informado.').slice(0, MAX_REASON_LENGTH),
  };
  return {
    state: toProviderState(attributes.status, refused !== undefined, named('deadline').length > 0),
    signed,
    refused: refused ?? null,
  };
}

/**
 * Converts the status of an envelope, `running`, `closed` or `canceled`, to a state. The reason of a cancellation comes
 * from its events.
 */
function toProviderState(status: string, isRefused: boolean, isOver: boolean): ProviderSnapshot['state'] {
  if (isRefused) return 'REFUSED';
  if (status === 'closed') return 'COMPLETED';
  if (status === 'canceled') return isOver ? 'EXPIRED' : 'CANCELLED';
  return 'OPEN';
}
