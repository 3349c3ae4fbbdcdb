import type { ChatMessageStatus } from '@girassol/support-domain/chats';
import type { z } from 'zod';
import { describeWhatsappError } from '../whatsapp/describe-error';
import { webhookBody, webhookContact, webhookMessage, webhookStatus } from './schemas';

/** Message of a person to a number of a company. */
export interface HeardMessage {
  kind: 'message';
  phoneId: string;
  providerId: string;
  /** Digits; '' where the provider hides them. */
  phone: string;
  businessUserId: string | null;
  profileName: string;
  at: Date;
  text: string;
  media: { id: string; contentType: string; name: string } | null;
}

/** Report about a message of the company. */
export interface HeardStatus {
  kind: 'status';
  phoneId: string;
  providerId: string;
  /** Key with which the message was sent; null where the provider does not give it back. */
  key: string | null;
  status: Exclude<ChatMessageStatus, 'QUEUED'>;
  /** Why it failed. */
  error: string | null;
}

export type HeardEvent = HeardMessage | HeardStatus;

type Message = z.output<typeof webhookMessage>;

/** Parses the body of a webhook; null if it has another shape. Entries that cannot be read are left out. */
export function parseWebhook(body: Buffer): HeardEvent[] | null {
  const { data } = webhookBody.safeParse(parseJson(body));
  if (!data) return null;
  return data.entry
    .flatMap(({ changes }) => changes)
    .flatMap(({ field, value }) => {
      const phoneId = value.metadata?.phone_number_id;
      if (field !== 'messages' || phoneId === undefined) return [];
      const contacts = value.contacts.flatMap((one) => webhookContact.safeParse(one).data ?? []);
      return [
        ...value.messages.flatMap((one) => {
          const message = webhookMessage.safeParse(one).data;
          return message ? toHeardMessage(phoneId, message, contacts) : [];
        }),
        ...value.statuses.flatMap((one) => {
          const status = webhookStatus.safeParse(one).data;
          return status ? toHeardStatus(phoneId, status) : [];
        }),
      ];
    });
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

function toHeardMessage(
  phoneId: string,
  message: Message,
  contacts: readonly z.output<typeof webhookContact>[],
): HeardMessage[] {
  const contact =
    contacts.find(
      ({ wa_id, user_id }) =>
        (wa_id && wa_id === message.from) || (user_id && user_id === message.from_user_id),
    ) ?? (contacts.length === 1 ? contacts[0] : undefined);
  const phone = message.from || contact?.wa_id || '';
  const businessUserId = message.from_user_id || contact?.user_id || null;
  if (phone === '' && businessUserId === null) return [];
  const media = message.image ?? message.document ?? message.video ?? message.audio ?? message.sticker;
  return [
    {
      kind: 'message',
      phoneId,
      providerId: message.id,
      phone,
      businessUserId,
      profileName: contact?.profile?.name ?? '',
      at: new Date(message.timestamp * 1_000),
      text: describeMessage(message),
      media: media
        ? { id: media.id, contentType: media.mime_type.split(';')[0] ?? '', name: media.filename ?? '' }
        : null,
    },
  ];
}

/** Returns the text of a message; of a kind without text, a sentence that says what came. */
function describeMessage(message: Message): string {
  const { text, location, contacts, button, interactive, reaction } = message;
  if (text) return text.body;
  if (button) return button.text;
  if (interactive) return interactive.button_reply?.title ?? interactive.list_reply?.title ?? '';
  if (location) {
    const { latitude, longitude, name, address } = location;
    const place = [name, address].filter(Boolean).join(', ');
    return `Localização${place ? `: ${place}` : ''}\nhttps://www.google.com/maps?q=${latitude},${longitude}`;
  }
  if (contacts)
    return contacts
      .map(({ name, phones }) => `Contato: ${name.formatted_name} ${phones[0]?.phone ?? ''}`.trim())
      .join('\n');
  if (reaction) return reaction.emoji ? `Reagiu com ${reaction.emoji}` : 'Retirou uma reação';
  const media = message.image ?? message.document ?? message.video ?? message.audio ?? message.sticker;
  if (media) return media.caption ?? '';
  return 'Esta mensagem é de um tipo que só aparece no celular.';
}

const statuses = { sent: 'SENT', delivered: 'DELIVERED', read: 'READ', failed: 'FAILED' } as const;

const toHeardStatus = (phoneId: string, status: z.output<typeof webhookStatus>): HeardStatus => ({
  kind: 'status',
  phoneId,
  providerId: status.id,
  key: status.biz_opaque_callback_data ?? null,
  status: statuses[status.status],
  error: status.status === 'failed' ? describeWhatsappError(status.errors[0]?.code ?? 0) : null,
});
