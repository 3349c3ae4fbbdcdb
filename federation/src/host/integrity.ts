import type { PageData } from '../registry/manifest';
import { forEachOwnField, toAbsoluteAddress } from './unpatched';

interface Files {
  baseUrl: string;
  integrity: Record<string, string>;
}

/** Hashes of all files that may run on this page, by absolute address. */
export interface KnownFileHashes {
  getHash(url: string): string | undefined;
  /** Is it a file that somebody works on? It changes under way and has no hash; the folder it lies in is known. */
  isInWork(url: string): boolean;
  /** Lists the scripts below a folder, with their hashes. */
  listScriptsUnder(baseUrl: string): [address: string, hash: string][];
  /** Adds the files of a release whose manifest has been checked. */
  add(files: Files): void;
}

/** Creates the hashes of files that may run on a page: all scripts of the shell and of the live releases. */
export function createKnownFileHashes({ shell, registry, development }: PageData): KnownFileHashes {
  const inWork = development ? [shell, ...registry.remotes].filter(hasNoHashes) : [];
  const foldersInWork = inWork.map(({ baseUrl }) => toAbsoluteAddress(baseUrl));
  // Without a prototype: no method of it can be replaced.
  const hashes: Record<string, string> = Object.create(null);

  function add({ baseUrl, integrity }: Files) {
    const base = toAbsoluteAddress(baseUrl);
    forEachOwnField(integrity, (file, hash) => {
      hashes[toAbsoluteAddress(file, base)] = hash;
    });
  }

  for (const files of [shell, ...registry.remotes]) add(files);
  return {
    getHash: (url) => hashes[toAbsoluteAddress(url)],
    isInWork: (url) =>
      // Only a page in development has any: elsewhere nothing is asked that an area could replace.
      inWork.length > 0 && foldersInWork.some((folder) => toAbsoluteAddress(url).startsWith(folder)),
    listScriptsUnder(baseUrl) {
      const base = toAbsoluteAddress(baseUrl);
      return Object.entries(hashes).filter(
        ([address]) => address.startsWith(base) && /\.m?js$/.test(address),
      );
    },
    add,
  };
}

/**
 * Returns true for files in development, which have no hashes; a release may have only the hash of its manifest in the
 * page.
 */
const hasNoHashes = ({ integrity, manifestIntegrity }: Files & { manifestIntegrity?: string }) =>
  !manifestIntegrity && Object.keys(integrity).length === 0;
