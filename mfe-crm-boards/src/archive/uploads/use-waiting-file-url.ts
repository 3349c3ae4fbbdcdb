import { loadWaitingFile, type WaitingWrite } from '@girassol/shared-auth';
import { useEffect, useRef, useState } from 'react';

/** Returns an address of the bytes of a file that waits on this device; null until they are loaded, and if they are gone. */
export function useWaitingFileUrl(write: WaitingWrite): string | null {
  const [url, setUrl] = useState<string | null>(null);
  const latest = useRef(write);
  latest.current = write;
  const { key } = write;
  useEffect(() => {
    let address: string | null = null;
    let isGone = false;
    loadWaitingFile({ ...latest.current, key }).then(
      (file) => {
        if (!file || isGone) return;
        address = URL.createObjectURL(file);
        setUrl(address);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      if (address !== null) URL.revokeObjectURL(address);
    };
  }, [key]);
  return url;
}
