import type { MessengerContact, OutgoingMessage } from '../messenger';

/** Types that the Cloud API takes as pictures; other files are documents. */
const PICTURE_TYPES = new Set(['image/jpeg', 'image/png']);

/** Returns what the Cloud API calls a file of this type. */
export const getMediaKind = (contentType: string): 'image' | 'document' =>
  PICTURE_TYPES.has(contentType) ? 'image' : 'document';

/** Builds the body of a message for the Cloud API. `mediaId` is the id of its file, which was uploaded before. */
export function buildCloudMessage(
  { key, to, text, template, file }: OutgoingMessage,
  mediaId: string | null,
): Record<string, unknown> {
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    ...addressOf(to),
    // Comes back with every report, also of a message whose answer was lost.
    biz_opaque_callback_data: key,
    ...buildContent(),
  };

  function buildContent(): Record<string, unknown> {
    if (template) {
      const parameters = template.values.map((value) => ({ type: 'text', text: value }));
      return {
        type: 'template',
        template: {
          name: template.name,
          language: { code: template.language },
          ...(parameters.length > 0 && { components: [{ type: 'body', parameters }] }),
        },
      };
    }
    if (file && mediaId) {
      const kind = getMediaKind(file.contentType);
      const caption = text === '' ? {} : { caption: text };
      return {
        type: kind,
        [kind]: { id: mediaId, ...caption, ...(kind === 'document' && { filename: file.name }) },
      };
    }
    return { type: 'text', text: { body: text, preview_url: false } };
  }
}

/** A person whose number is hidden is addressed by the id that this business was given. */
const addressOf = ({ phone, businessUserId }: MessengerContact): Record<string, string> =>
  phone !== '' ? { to: phone } : { recipient: businessUserId ?? '' };
