import type { PageData, RemoteManifest } from '../registry/manifest';
import { compareFileWithHash, FILE_ATTEMPT_TIMEOUT_MS } from './compare-file-with-hash';
import type { KnownFileHashes } from './integrity';
import { createHashedJsonFetcher, toAbsoluteAddress } from './unpatched';

/**
 * Result of looking up the hash of a file: `known`; `none` if no list contains the file; `unreachable` or
 * `wrong` if the list of hashes could not be fetched or was not the published one.
 */
export type HashLookupResult = 'known' | 'unreachable' | 'wrong' | 'none';

interface HashList {
  /** Absolute address of the listed files, with a trailing slash. */
  baseUrl: string;
  address: string;
  /** Hash of the list itself. */
  integrity: string;
  /** Does the page begin with files of this release? */
  isBegun: boolean;
}

/**
 * Creates a loader of the hashes that the page does not contain. The page has the hashes of its first files;
 * the others are in one list of the shell and one of each area, whose own hashes are in the page. A list is
 * fetched when the hash of one of its files is needed, or after the page has settled.
 */
export function createHashLoader(
  page: PageData,
  known: KnownFileHashes,
  { pauses = [400, 1600] }: { pauses?: readonly number[] } = {},
) {
  const fetchJson = createHashedJsonFetcher();
  const lists = new Set(buildHashLists(page));
  const onTheWay = new Map<HashList, Promise<HashLookupResult>>();

  async function read(list: HashList): Promise<HashLookupResult> {
    const { baseUrl, address, integrity } = list;
    for (const pause of [...pauses, null]) {
      try {
        const listed = await fetchJson(address, integrity, AbortSignal.timeout(FILE_ATTEMPT_TIMEOUT_MS));
        // Its hash says that it is the published list, which the server has checked.
        known.add({ baseUrl, integrity: (listed as Pick<RemoteManifest, 'integrity'>).integrity });
        lists.delete(list);
        return 'known';
      } catch {
        if ((await compareFileWithHash(address, integrity)) === 'wrong') return 'wrong';
        if (pause !== null) await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    return 'unreachable';
  }

  function ask(list: HashList): Promise<HashLookupResult> {
    const asked = onTheWay.get(list) ?? read(list).finally(() => onTheWay.delete(list));
    onTheWay.set(list, asked);
    return asked;
  }

  return {
    /** Makes sure that the hash of a file is known, if any list has it. */
    async learn(url: string): Promise<HashLookupResult> {
      if (known.getHash(url)) return 'known';
      const address = toAbsoluteAddress(url);
      const list = [...lists].find(({ baseUrl }) => address.startsWith(baseUrl));
      return list ? ask(list) : 'none';
    },
    /** Reads the lists of what runs on this page: what somebody opens next then waits for nothing but itself. */
    learnRest(): void {
      for (const list of lists) if (list.isBegun) void ask(list);
    },
  };
}

export type HashLoader = ReturnType<typeof createHashLoader>;

function buildHashLists({ shell, registry }: PageData): HashList[] {
  const { baseUrl, hashes } = shell;
  const ofShell = hashes ? [{ baseUrl, file: hashes.file, integrity: hashes.integrity, isBegun: true }] : [];
  const ofRemotes = registry.remotes.flatMap(({ baseUrl, manifestIntegrity, integrity }) =>
    manifestIntegrity
      ? {
          baseUrl,
          file: 'remote.json',
          integrity: manifestIntegrity,
          isBegun: Object.keys(integrity).length > 0,
        }
      : [],
  );
  return [...ofShell, ...ofRemotes].map(({ baseUrl, file, ...list }) => ({
    ...list,
    baseUrl: toAbsoluteAddress(baseUrl),
    address: toAbsoluteAddress(baseUrl + file),
  }));
}
