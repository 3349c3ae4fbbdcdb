import { estimateFreeSpace, useSession } from '@girassol/shared-auth';
import { isEnterprisePlan } from '@girassol/shared-domain';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { useEffect, useState } from 'react';
import { canBeTaken } from '../archive/files-on-device';
import { useArchive } from '../archive/state/use-archive';

interface SizeOfCopy {
  /** Number of files, and their size in bytes. */
  files: number;
  bytes: number;
  /** Free space of this device in bytes; null where the browser does not say. */
  freeBytes: number | null;
  /** False until the archive is loaded. */
  isKnown: boolean;
}

/** Returns how large the copy of an item is going to be, and how much space this device has. */
export function useSizeOfCopy({ customer }: BoardItem): SizeOfCopy {
  const session = useSession();
  const hasArchive = session !== null && isEnterprisePlan(session);
  const { data, isError } = useArchive(session?.userId ?? '', customer._id, hasArchive);
  const [freeBytes, setFreeBytes] = useState<number | null>(null);
  useEffect(() => {
    let isGone = false;
    void estimateFreeSpace().then((free) => {
      if (!isGone) setFreeBytes(free);
    });
    return () => {
      isGone = true;
    };
  }, []);
  const files = data?.archive.files.filter(canBeTaken) ?? [];
  return {
    files: files.length,
    bytes: files.reduce((sum, { size }) => sum + size, 0),
    freeBytes,
    isKnown: !hasArchive || data !== undefined || isError,
  };
}
