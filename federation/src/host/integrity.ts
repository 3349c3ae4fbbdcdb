import type { PageData } from '../registry/manifest';

interface Files {
  baseUrl: string;
  integrity: Record<string, string>;
}

/** Absolute address of every file that may run on this page -> its hash. */
export interface KnownFiles {
  hashOf(url: string): string | undefined;
  /** Adds the files of a release whose manifest has been checked. */
  add(files: Files): void;
}

/** Every script of the shell and of the live releases. */
export function knownFiles({ shell, registry }: PageData): KnownFiles {
  const hashes = new Map<string, string>();

  function add({ baseUrl, integrity }: Files) {
    const base = new URL(baseUrl, window.location.href);
    for (const [file, hash] of Object.entries(integrity)) hashes.set(new URL(file, base).href, hash);
  }

  for (const files of [shell, ...registry.remotes]) add(files);
  return { hashOf: (url) => hashes.get(new URL(url, window.location.href).href), add };
}
