import { ApiError, api } from '@girassol/shared-auth';
import type { Answer, ArchiveFolder } from '@girassol/shared-domain/contract';
import { useCallback, useEffect, useState } from 'react';

type Link = Answer<'POST /archives/customer/upload-link/:cid/:folderId'>['link'];

export type UploadLinkState =
  | { is: 'asking' }
  | { is: 'failed'; why: string }
  | { is: 'open'; link: Link; address: string }
  | { is: 'over' };

/** A link by which a phone sends files to a folder: asked for at once, over after its time or when it is ended. */
export function useUploadLink(cid: string, folder: ArchiveFolder) {
  const [state, setState] = useState<UploadLinkState>({ is: 'asking' });
  const folderId = folder._id;

  const ask = useCallback(async () => {
    setState({ is: 'asking' });
    try {
      const { link } = await api('POST /archives/customer/upload-link/:cid/:folderId', {
        params: { cid, folderId },
        silent: true,
      });
      setState({ is: 'open', link, address: `${window.location.origin}${link.path}` });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setState({ is: 'failed', why: error.message });
    }
  }, [cid, folderId]);

  useEffect(() => void ask(), [ask]);

  const until = state.is === 'open' ? state.link.until : null;
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => setState({ is: 'over' }), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);

  async function end() {
    if (state.is !== 'open') return;
    await api('DELETE /archives/upload-link/:linkId', { params: { linkId: state.link._id } });
    setState({ is: 'over' });
  }

  return { state, ask, end };
}
