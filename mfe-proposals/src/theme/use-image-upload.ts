import { ApiError, api, useSession } from '@girassol/shared-auth';
import {
  extensionOf,
  formatBytes,
  imageExtensions,
  MAX_IMAGE_BYTES,
  WRONG_IMAGE,
} from '@girassol/shared-domain';
import type { ProposalImageKind } from '@girassol/shared-domain/contract';
import { inform } from '@girassol/shared-ui';
import { useState } from 'react';
import { asWebPicture } from './as-web-picture';

/** Sends pictures of a proposal. What cannot be one is told before it travels. */
export function useImageUpload(kind: ProposalImageKind) {
  const session = useSession();
  const [isSending, setSending] = useState(false);

  /** The address of the picture; null where it was refused, which was said. */
  async function send(chosen: File): Promise<string | null> {
    // Phones take pictures of any size, and write into them where they were taken.
    const file = kind === 'ROOF' ? await asWebPicture(chosen) : chosen;
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

/** Why a file is no picture of a proposal, in words; null when it may be one. */
function problemOf({ name, size }: File): string | null {
  const extension = extensionOf(name);
  if (!imageExtensions.some((one) => one === extension)) return WRONG_IMAGE;
  if (size > MAX_IMAGE_BYTES) return `A imagem passa de ${formatBytes(MAX_IMAGE_BYTES)}. Envie uma menor.`;
  return null;
}
