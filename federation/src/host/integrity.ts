import type { PageData } from '../registry/manifest';

/** Absolute address of every file that may run on this page -> its hash. */
export type IntegrityMap = ReadonlyMap<string, string>;

interface Files {
  baseUrl: string;
  integrity: Record<string, string>;
}

/** Every script of the shell and of the live releases, and of the releases they may fall back to. */
export function integrityMap({ shell, registry }: PageData, pageAddress: string): IntegrityMap {
  const sources: Files[] = [
    shell,
    ...registry.remotes,
    ...registry.remotes.flatMap(({ previous }) => previous ?? []),
  ];
  return new Map(
    sources.flatMap(({ baseUrl, integrity }) => {
      const base = new URL(baseUrl, pageAddress);
      return Object.entries(integrity).map(([file, hash]) => [new URL(file, base).href, hash] as const);
    }),
  );
}
