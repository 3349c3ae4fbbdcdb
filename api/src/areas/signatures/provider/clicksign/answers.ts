import { z } from 'zod';
import type { ProviderSnapshot } from '../signature-provider';

/** Fields are added without a word: only those that are read are looked at. */
const resource = z.object({ id: z.string() });
const moment = z.string().transform((text, context) => {
  const at = Date.parse(text);
  if (Number.isNaN(at)) context.addIssue('no moment');
  return new Date(at);
});

/** Of what was made. */
export const made = z.object({ data: resource });

/** Of what is only done. */
export const done = z.unknown();

export const envelope = z.object({
  data: z.object({
    id: z.string(),
    attributes: z.object({ status: z.string() }),
  }),
});

export const documents = z.object({
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

/** What happened to an envelope, the latest anywhere. */
export const events = z.object({
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

/** What it tells without being asked: which document it is about. */
export const webhook = z.object({
  event: z.object({ name: z.string(), occurred_at: z.string() }),
  document: z.object({ key: z.string().optional() }).nullish(),
  envelope: z.object({ key: z.string() }).nullish(),
});

const LONGEST_REASON = 500;

/** An envelope as we read it, without its file. */
export function snapshotOf(
  { data: { attributes } }: z.output<typeof envelope>,
  { data }: z.output<typeof events>,
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
    reason: (told?.comment || told?.reason || 'Sem motivo informado.').slice(0, LONGEST_REASON),
  };
  return {
    state: stateOf(attributes.status, refused !== undefined, named('deadline').length > 0),
    signed,
    refused: refused ?? null,
  };
}

/** `running`, `closed` and `canceled` are its own words; why it was cancelled its events say. */
function stateOf(status: string, isRefused: boolean, isOver: boolean): ProviderSnapshot['state'] {
  if (isRefused) return 'REFUSED';
  if (status === 'closed') return 'COMPLETED';
  if (status === 'canceled') return isOver ? 'EXPIRED' : 'CANCELLED';
  return 'OPEN';
}
