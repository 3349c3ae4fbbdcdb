import { Buffer } from 'node:buffer';
import type { FileServices } from '@girassol/api-platform/files';
import { getBytes, TooManyBytesError } from '@girassol/api-platform/outgoing/get-bytes';
import { PrivateAddressError } from '@girassol/api-platform/outgoing/public-address';
import { z } from 'zod';
import type { Messenger, MessengerFile, MessengerNumber } from '../messenger';
import { MessengerError } from '../messenger-error';
import { buildCloudMessage } from './build-message';
import { createCloudApi } from './cloud-api';

const NO_MEDIA = 'O arquivo não pôde ser baixado do WhatsApp.';

interface WhatsappOptions {
  /** With the version, without a slash at its end. */
  url: string;
  /** May files be downloaded from addresses of this machine? */
  allowsPrivate: boolean;
  files: FileServices;
}

/** Creates the provider that carries messages by the Cloud API of WhatsApp. */
export function createWhatsappMessenger({ url, allowsPrivate, files }: WhatsappOptions): Messenger {
  const call = createCloudApi(url);

  async function upload(
    { phoneId, accessToken }: MessengerNumber,
    file: MessengerFile,
    signal: AbortSignal,
  ): Promise<string> {
    const content = await files.store.get(file.id);
    if (!content) throw new MessengerError('O arquivo da mensagem não existe mais.');
    const form = new FormData();
    form.set('messaging_product', 'whatsapp');
    form.set('type', file.contentType);
    const bytes = new Uint8Array(Buffer.concat(await content.toArray()));
    form.set('file', new File([bytes], file.name, { type: file.contentType }));
    const answer = z.object({ id: z.string().min(1) });
    try {
      const { id } = await call({
        method: 'POST',
        path: `/${encodeURIComponent(phoneId)}/media`,
        accessToken,
        body: form,
        answer,
        signal,
      });
      return id;
    } catch (error) {
      // Nothing was sent yet: another upload harms nobody.
      if (error instanceof MessengerError && error.isUnknown)
        throw new MessengerError(error.message, { isTemporary: true });
      throw error;
    }
  }

  return {
    name: 'whatsapp',
    isIdempotent: false,

    async send(number, message, signal) {
      const mediaId = message.file ? await upload(number, message.file, signal) : null;
      const { messages } = await call({
        method: 'POST',
        path: `/${encodeURIComponent(number.phoneId)}/messages`,
        accessToken: number.accessToken,
        body: buildCloudMessage(message, mediaId),
        answer: z.object({ messages: z.tuple([z.object({ id: z.string().min(1).max(200) })]) }),
        signal,
      });
      return messages[0].id;
    },

    async downloadMedia({ accessToken }, mediaId, { maxBytes, signal }) {
      const media = await call({
        method: 'GET',
        path: `/${encodeURIComponent(mediaId)}`,
        accessToken,
        answer: z.object({
          url: z.url({ protocol: /^https?$/ }),
          mime_type: z.string().max(100),
          file_size: z.coerce.number().optional(),
        }),
        signal,
      });
      if ((media.file_size ?? 0) > maxBytes) throw tooLarge();
      const { status, content } = await getBytes({
        url: media.url,
        headers: { authorization: `Bearer ${accessToken}` },
        maxBytes,
        allowsPrivate,
        signal,
      }).catch((error): never => {
        signal.throwIfAborted();
        throw error instanceof TooManyBytesError
          ? tooLarge()
          : new MessengerError(NO_MEDIA, { isTemporary: !(error instanceof PrivateAddressError) });
      });
      if (status !== 200)
        throw new MessengerError(NO_MEDIA, { isTemporary: status >= 500 || status === 429 });
      return { contentType: media.mime_type.split(';')[0] ?? '', content };
    },
  };
}

const tooLarge = () => new MessengerError('O arquivo é grande demais para ser guardado aqui.');
