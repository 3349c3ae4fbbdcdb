import type { PreviousRelease, ResolvedRemote } from './manifest';

type ModuleRemote = Pick<ResolvedRemote, 'baseUrl' | 'entryType' | 'integrity'> & {
  previous?: Pick<PreviousRelease, 'baseUrl' | 'modules'>;
};

/**
 * Builds the import map of a page: the hashes of all scripts of the remotes that consist of ES modules, and of the
 * releases to fall back to. A module that another module imports passes by the platform's script loader, so the browser
 * compares it by this map. Returns null where no remote needs one. The map is complete from the start, because a browser
 * may ignore maps that are added later.
 */
export function buildImportMap(remotes: readonly ModuleRemote[]): string | null {
  const hashes = remotes.flatMap(({ baseUrl, entryType, integrity, previous }) => [
    ...(entryType === 'module' ? listScripts(baseUrl, integrity) : []),
    ...(previous?.modules ? listScripts(previous.baseUrl, previous.modules) : []),
  ]);
  if (hashes.length === 0) return null;
  // JSON that cannot end its script element.
  return JSON.stringify({ integrity: Object.fromEntries(hashes) }).replaceAll('<', '\\u003c');
}

const listScripts = (baseUrl: string, integrity: Record<string, string>): [string, string][] =>
  Object.entries(integrity)
    .filter(([file]) => /\.m?js$/.test(file))
    .map(([file, hash]) => [baseUrl + file, hash]);
