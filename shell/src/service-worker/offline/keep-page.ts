import { type PageData, parsePageData, type ResolvedRemote } from '@girassol/federation/registry';
import type { FileCache } from './file-cache';
import type { KeptPage, KeptPageStore } from './kept-page';

/** Files that are fetched at once: more would compete with the person's work on a slow line. */
const MAX_CONCURRENT_FETCHES = 4;
/** The page of this address is kept; one page starts the product at any address. */
const PAGE_PATH = '/';
const HEADERS_OF_PAGE = [
  'content-type',
  'content-security-policy',
  'integrity-policy',
  'reporting-endpoints',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
];

/** Report of a page that asks for being kept. */
export interface PageReport {
  revision: string;
  shellVersion: string;
  /** Areas that ran on the page. */
  areas: string[];
}

interface Stores {
  files: FileCache;
  pages: KeptPageStore;
  /** Fetches from the network, or from the browser's own cache of immutable files. */
  fetch: typeof fetch;
}

/** Files of one release: address of its folder, and the hash of each file. */
interface ReleaseFiles {
  baseUrl: string;
  integrity: Record<string, string>;
}

/**
 * Keeps the page that the server sends now, for times without a signal: fetches and verifies all files of the shell and of
 * the areas that were used on this device, and only then replaces the page that was kept before. Does nothing if the kept
 * page already is the reported one and has its areas.
 */
export async function keepPage(report: PageReport, stores: Stores): Promise<void> {
  const { files, pages } = stores;
  const before = await pages.load();
  const areas = [...new Set([...(before?.areas ?? []), ...report.areas])];
  if (before && isCurrent(before, report)) return;

  const response = await stores.fetch(PAGE_PATH, { headers: { accept: 'text/html' }, cache: 'no-store' });
  const html = await response.text();
  if (!response.ok || !html.includes('id="girassol-page"')) return;
  const page = parsePageData(html);
  // A preview, an override, or a server that has the worker switched off.
  if (page.serviceWorker !== 'run') return;

  const used = page.registry.remotes.filter(({ name, unmet }) => areas.includes(name) && !unmet);
  const releases = [
    await readShellFiles(page, stores),
    ...(await Promise.all(used.map((remote) => readAreaFiles(remote, stores)))),
  ];
  const wanted = Object.fromEntries(releases.flatMap(listFiles));
  await fetchMissing(wanted, stores);

  const hashes = Object.values(wanted);
  const previousHashes = before ? Object.values(before.files) : [];
  await pages.save({
    html,
    headers: pickHeaders(response.headers),
    revision: page.registry.revision,
    shellVersion: page.shell.version,
    areas: used.map(({ name }) => name),
    files: wanted,
    previousHashes,
    documents: page.registry.remotes.flatMap(({ routes }) =>
      routes.filter(({ isDocument }) => isDocument).map(({ path }) => path),
    ),
  });
  await files.prune(new Set([...hashes, ...previousHashes]));
}

const isCurrent = (kept: KeptPage, { revision, shellVersion, areas }: PageReport): boolean =>
  kept.revision === revision &&
  kept.shellVersion === shellVersion &&
  areas.every((area) => kept.areas.includes(area));

/** Reads the hashes of the shell's files from its list, which the browser compares with the hash in the page. */
async function readShellFiles({ shell }: PageData, stores: Stores): Promise<ReleaseFiles> {
  const { baseUrl, hashes } = shell;
  if (!hashes) return { baseUrl, integrity: shell.integrity };
  const list: { integrity: Record<string, string>; aside?: string[] } = await readVerified(
    baseUrl + hashes.file,
    hashes.integrity,
    stores,
  );
  const aside = new Set(list.aside);
  const needed = Object.entries(list.integrity).filter(([name]) => !aside.has(name));
  return { baseUrl, integrity: { ...Object.fromEntries(needed), [hashes.file]: hashes.integrity } };
}

/** Reads the hashes of an area's files: from the page where it has all of them, otherwise from the release's manifest. */
async function readAreaFiles(
  { baseUrl, integrity, manifestIntegrity }: ResolvedRemote,
  stores: Stores,
): Promise<ReleaseFiles> {
  if (!manifestIntegrity) return { baseUrl, integrity };
  const manifest: Pick<ResolvedRemote, 'integrity'> = await readVerified(
    `${baseUrl}remote.json`,
    manifestIntegrity,
    stores,
  );
  return { baseUrl, integrity: { ...manifest.integrity, 'remote.json': manifestIntegrity } };
}

/** Reads a list of hashes; one that is stored by now is not fetched again, however often the network breaks off. */
async function readVerified<Content>(
  url: string,
  integrity: string,
  { files, fetch: load }: Stores,
): Promise<Content> {
  const stored = await files.read(integrity);
  if (stored) return stored.json();
  const answer = await load(url, { integrity });
  await files.put(integrity, answer.clone());
  return answer.json();
}

const listFiles = ({ baseUrl, integrity }: ReleaseFiles): [path: string, hash: string][] =>
  Object.entries(integrity).map(([name, hash]) => [baseUrl + name, hash]);

/** Fetches the files that are not stored yet. Rejects with the first that does not arrive as it was published. */
async function fetchMissing(wanted: Record<string, string>, { files, fetch: load }: Stores): Promise<void> {
  const waiting = Object.entries(wanted);
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [path, hash] = next;
      if (await files.has(hash)) continue;
      await files.put(hash, await load(path, { integrity: hash, priority: 'low' }));
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_FETCHES }, work));
}

const pickHeaders = (headers: Headers): Record<string, string> =>
  Object.fromEntries(
    HEADERS_OF_PAGE.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
