import type { PageData } from '../registry/manifest';

interface Files {
  baseUrl: string;
  integrity: Record<string, string>;
}

/** Absolute address of every file that may run on this page -> its hash. */
export interface KnownFiles {
  hashOf(url: string): string | undefined;
  /** Is it a file that somebody works on? It changes under way and has no hash; the folder it lies in is known. */
  isInWork(url: string): boolean;
  /** Adds the files of a release whose manifest has been checked. */
  add(files: Files): void;
}

/** Every script of the shell and of the live releases. */
export function knownFiles({ shell, registry, development }: PageData): KnownFiles {
  const absolute = (url: string) => new URL(url, window.location.href).href;
  const inWork = development ? [shell, ...registry.remotes].filter(hasNoHashes) : [];
  const foldersInWork = inWork.map(({ baseUrl }) => absolute(baseUrl));
  const hashes = new Map<string, string>();

  function add({ baseUrl, integrity }: Files) {
    const base = absolute(baseUrl);
    for (const [file, hash] of Object.entries(integrity)) hashes.set(new URL(file, base).href, hash);
  }

  for (const files of [shell, ...registry.remotes]) add(files);
  return {
    hashOf: (url) => hashes.get(absolute(url)),
    isInWork: (url) => foldersInWork.some((folder) => absolute(url).startsWith(folder)),
    add,
  };
}

/** Of a release the page may carry only the hash of its manifest. */
const hasNoHashes = ({ integrity, manifestIntegrity }: Files & { manifestIntegrity?: string }) =>
  !manifestIntegrity && Object.keys(integrity).length === 0;
