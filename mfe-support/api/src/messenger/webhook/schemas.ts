import { z } from 'zod';

/** Characters that the database stores nowhere: NUL, and halves of pairs that were cut apart. */
const UNSTORABLE = /[\0\p{Cs}]/gu;

/** Texts of a provider are cut, not refused: one field that is too long must not lose a message. */
const text = (max: number) => z.string().transform((value) => value.slice(0, max).replace(UNSTORABLE, ''));
/** Id that the provider gives: printable signs alone. */
const providerId = z.string().regex(/^[\x21-\x7e]{1,200}$/);
const digits = z.string().transform((value) => value.replace(/\D/g, '').slice(0, 20));

const media = z.object({
  id: providerId,
  mime_type: text(100).default('application/octet-stream'),
  caption: text(4_096).optional(),
  filename: text(300).optional(),
});

/** Schema of a message of a person, as the Cloud API sends it. Kinds that are not known keep their type. */
export const webhookMessage = z.object({
  id: providerId,
  from: digits.optional(),
  from_user_id: providerId.optional(),
  /** Seconds since 1970. */
  timestamp: z.coerce.number().int().min(0).max(9_999_999_999),
  type: text(40),
  text: z.object({ body: text(10_000) }).optional(),
  image: media.optional(),
  video: media.optional(),
  audio: media.optional(),
  document: media.optional(),
  sticker: media.optional(),
  location: z
    .object({
      latitude: z.number(),
      longitude: z.number(),
      name: text(200).optional(),
      address: text(300).optional(),
    })
    .optional(),
  contacts: z
    .array(
      z.object({
        name: z.object({ formatted_name: text(200) }),
        phones: z.array(z.object({ phone: text(40).optional() })).default([]),
      }),
    )
    .optional(),
  button: z.object({ text: text(300) }).optional(),
  interactive: z
    .object({
      button_reply: z.object({ title: text(300) }).optional(),
      list_reply: z.object({ title: text(300) }).optional(),
    })
    .optional(),
  reaction: z.object({ emoji: text(20).optional() }).optional(),
});

/** Schema of a report about a message of the company. */
export const webhookStatus = z.object({
  id: providerId,
  status: z.enum(['sent', 'delivered', 'read', 'failed']),
  biz_opaque_callback_data: z.string().max(512).optional(),
  errors: z.array(z.object({ code: z.number().int(), title: text(300).optional() })).default([]),
});

/** Schema of who a message is from. */
export const webhookContact = z.object({
  wa_id: digits.optional(),
  user_id: providerId.optional(),
  profile: z.object({ name: text(120).default('') }).optional(),
});

const list = z.array(z.unknown()).default([]);

/** Schema of a webhook's body; what is in its lists is parsed one by one, so that a strange one loses no other. */
export const webhookBody = z.object({
  object: z.literal('whatsapp_business_account'),
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({
          field: z.string(),
          value: z.object({
            metadata: z.object({ phone_number_id: providerId }).optional(),
            contacts: list,
            messages: list,
            statuses: list,
          }),
        }),
      ),
    }),
  ),
});
