import { ApiError, api, useSession } from '@girassol/shared-auth';
import { formatBytes, getFileExtension } from '@girassol/shared-domain';
import type { SiteImage } from '@girassol/shared-domain/contract';
import { MAX_SITE_IMAGE_BYTES } from '@girassol/shared-domain/website';
import { useEffect, useRef, useState } from 'react';
import { cacheImage } from '../../../data/use-images';

/** File extensions that the picker for a picture accepts. */
export const ACCEPTED_PICTURE_EXTENSIONS = '.jpg,.jpeg,.png,.webp';

/** Returns why a file cannot be uploaded as a picture of the site; null if it can. */
function checkPicture({ name, size }: File): string | null {
  if (!ACCEPTED_PICTURE_EXTENSIONS.split(',').includes(`.${getFileExtension(name)}`))
    return 'Escolha uma foto em JPG, PNG ou WebP.';
  return size > MAX_SITE_IMAGE_BYTES
    ? `A foto passa de ${formatBytes(MAX_SITE_IMAGE_BYTES)}. Escolha uma menor.`
    : null;
}

/** Provides uploading a picture, with its progress and its problem. */
export function usePictureUpload(onSent: (image: SiteImage) => void) {
  const userId = useSession()?.userId ?? '';
  /** From 0 to 1 while it is sent. */
  const [share, setShare] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function send(file: File | undefined) {
    if (!file || share !== null) return;
    const wrong = checkPicture(file);
    setProblem(wrong);
    if (wrong !== null) return;
    controller.current = new AbortController();
    const { signal } = controller.current;
    setShare(0);
    try {
      const { image } = await api('POST /websites/user/:userId/image', {
        params: { userId },
        body: {},
        file,
        onProgress: setShare,
        signal,
        silent: true,
      });
      cacheImage(userId, image);
      onSent(image);
    } catch (error) {
      if (signal.aborted) return;
      setProblem(error instanceof ApiError ? error.message : 'A foto não chegou. Tente de novo.');
    }
    setShare(null);
  }

  return { send, share, problem };
}
