import { ApiError, api, useSession } from '@girassol/shared-auth';
import {
  formatBytes,
  getFileExtension,
  MAX_PROPOSAL_IMAGE_BYTES,
  proposalImageExtensions,
  WRONG_PROPOSAL_IMAGE_MESSAGE,
} from '@girassol/shared-domain';
import type { ProposalImageKind } from '@girassol/shared-domain/contract';
import { showMessageDialog } from '@girassol/shared-ui';
import { useState } from 'react';
import { shrinkPicture } from './shrink-picture';

/**
 * Provides uploading pictures for the document of a proposal, such as a logo or a cover. Files that are not
 * pictures are refused before the upload.
 */
export function useProposalImageUpload(kind: ProposalImageKind) {
  const session = useSession();
  const [isSending, setSending] = useState(false);

  /** The address of the picture; null where it was refused, which was said. */
  async function send(chosen: File): Promise<string | null> {
    // Phones take pictures of any size, and write into them where they were taken.
    const file = kind === 'ROOF' ? await shrinkPicture(chosen) : chosen;
    const problem = checkImage(file);
    if (problem) {
      await showMessageDialog({ title: 'O QUE HÁ DE ERRADO?', text: problem });
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

/** Returns why a file is no picture of a proposal; null if it may be one. */
function checkImage({ name, size }: File): string | null {
  const extension = getFileExtension(name);
  if (!proposalImageExtensions.some((one) => one === extension)) return WRONG_PROPOSAL_IMAGE_MESSAGE;
  if (size > MAX_PROPOSAL_IMAGE_BYTES)
    return `A imagem passa de ${formatBytes(MAX_PROPOSAL_IMAGE_BYTES)}. Envie uma menor.`;
  return null;
}
