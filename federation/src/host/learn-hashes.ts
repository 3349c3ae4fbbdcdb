import type { PageData, RemoteManifest } from '../registry/manifest';
import { ATTEMPT_LIMIT, compareFile } from './compare-file';
import type { KnownFiles } from './integrity';

/** What came of looking for the hash of a file: it is there, its list cannot be had or is not the published one, or there is none. */
export type Learnt = 'known' | 'unreachable' | 'wrong' | 'none';

interface HashList {
  /** Of the files it lists, absolute, with a trailing slash. */
  baseUrl: string;
  address: string;
  /** Of the list itself. */
  integrity: string;
  /** Does the page begin with files of this release? */
  isBegun: boolean;
}

/**
 * The page carries the hashes of the files it begins with. Those of all others stand in lists, one of the shell and one of
 * each area, whose own hashes are in the page: they are read when another file is wanted, or once the page has settled.
 */
export function createHashLearner(
  page: PageData,
  known: KnownFiles,
  { pauses = [400, 1600] }: { pauses?: readonly number[] } = {},
) {
  const lists = new Set(listsOf(page));
  const onTheWay = new Map<HashList, Promise<Learnt>>();

  async function read(list: HashList): Promise<Learnt> {
    const { baseUrl, address, integrity } = list;
    for (const pause of [...pauses, null]) {
      try {
        const answer = await fetch(address, { integrity, signal: AbortSignal.timeout(ATTEMPT_LIMIT) });
        if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
        const listed: Pick<RemoteManifest, 'integrity'> = await answer.json();
        known.add({ baseUrl, integrity: listed.integrity });
        lists.delete(list);
        return 'known';
      } catch {
        if ((await compareFile(address, integrity)) === 'wrong') return 'wrong';
        if (pause !== null) await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
    return 'unreachable';
  }

  function ask(list: HashList): Promise<Learnt> {
    const asked = onTheWay.get(list) ?? read(list).finally(() => onTheWay.delete(list));
    onTheWay.set(list, asked);
    return asked;
  }

  return {
    /** Makes sure that the hash of a file is known, if any list has it. */
    async learn(url: string): Promise<Learnt> {
      if (known.hashOf(url)) return 'known';
      const address = absolute(url);
      const list = [...lists].find(({ baseUrl }) => address.startsWith(baseUrl));
      return list ? ask(list) : 'none';
    },
    /** Reads the lists of what runs on this page: what somebody opens next then waits for nothing but itself. */
    learnRest(): void {
      for (const list of lists) if (list.isBegun) void ask(list);
    },
  };
}

export type HashLearner = ReturnType<typeof createHashLearner>;

const absolute = (url: string) => new URL(url, window.location.href).href;

function listsOf({ shell, registry }: PageData): HashList[] {
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
    baseUrl: absolute(baseUrl),
    address: absolute(baseUrl + file),
  }));
}
