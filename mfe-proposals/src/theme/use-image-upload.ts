import { ApiError, api, useSession } from '@girassol/shared-auth';
import {
  extensionOf,
  formatBytes,
  imageExtensions,
  MAX_IMAGE_BYTES,
  WRONG_IMAGE,
} from '@girassol/shared-domain';
import { inform } from '@girassol/shared-ui';
import { useState } from 'react';

/** Sends pictures of a theme. What cannot be one is told before it travels. */
export function useImageUpload(kind: 'LOGO' | 'COVER') {
  const session = useSession();
  const [isSending, setSending] = useState(false);

  /** The address of the picture; null where it was refused, which was said. */
  async function send(file: File): Promise<string | null> {
    const problem = problemOf(file);
    if (problem) {
      await inform({ title: 'O QUE HÁ DE ERRADO?', text: problem });
      return null;
    }
    setSending(true);
    try {
      const params = { userId: session?.userId ?? '' };
      const { url } = await api('POST /templates/proposal-image/:userId', { params, body: { kind }, file });
      return url;
    } catch (error) {
      // The dialog has said why.
      if (error instanceof ApiError) return null;
      throw error;
    } finally {
      setSending(false);
    }
  }

  return { send, isSending };
}

/** Why a file is no logo or cover, in words; null when it may be one. */
function problemOf({ name, size }: File): string | null {
  const extension = extensionOf(name);
  if (!imageExtensions.some((one) => one === extension)) return WRONG_IMAGE;
  if (size > MAX_IMAGE_BYTES) return `A imagem passa de ${formatBytes(MAX_IMAGE_BYTES)}. Envie uma menor.`;
  return null;
}
