import { type FileToCopy, loadOfflineFile } from '@girassol/shared-auth';
import type { ArchiveFile } from '@girassol/shared-domain/contract';
import { useEffect, useState } from 'react';
import { hasLink, isFinancingDocument } from './file-display';

/** Returns the name of a file's contents on this device: other contents have another one. */
const getContentName = ({ _id, registryTimestamp }: ArchiveFile): string => `${_id} ${registryTimestamp}`;

/** Returns true if a file can be taken along: documents of financings are opened by a call that is logged, and stay. */
export const canBeTaken = (file: ArchiveFile): boolean => !isFinancingDocument(file) && hasLink(file);

/** Returns the files of an archive that are taken along. */
export const listFilesToCopy = (files: readonly ArchiveFile[]): FileToCopy[] =>
  files.filter(canBeTaken).map((file) => ({ name: getContentName(file), url: file.url }));

/**
 * Returns the address of a file: its link, or without one an address of its contents if they were taken along; empty where
 * there is neither.
 */
export function useFileUrl(file: ArchiveFile): string {
  const name = isFinancingDocument(file) || hasLink(file) ? null : getContentName(file);
  const [found, setFound] = useState<{ name: string; url: string } | null>(null);
  useEffect(() => {
    if (name === null) return;
    let url: string | null = null;
    let isGone = false;
    loadOfflineFile(name).then(
      (content) => {
        if (!content || isGone) return;
        url = URL.createObjectURL(content);
        setFound({ name, url });
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [name]);
  if (name === null) return file.url;
  return found?.name === name ? found.url : '';
}
