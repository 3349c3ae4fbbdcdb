import { matchesPath } from '@girassol/shared-domain';
import type { FileCache } from './file-cache';
import type { KeptPage, KeptPageStore } from './kept-page';
import { createNotKeptResponse } from './not-kept-page';

/** Milliseconds after which a navigation that brings no answer opens the kept page: a line that is there and carries nothing. */
export const NAVIGATION_TIMEOUT_MS = 5_000;

/**
 * Answers a navigation: from the network, and with the kept page if no answer comes. Documents that only the server writes
 * have no other answer. Before a page is kept, a page says so in place of the browser's error.
 */
export async function answerNavigation(
  { url }: Pick<Request, 'url'>,
  network: () => Promise<Response>,
  pages: KeptPageStore,
): Promise<Response> {
  const asked = network();
  const kept = await pages.load();
  if (!kept) return asked.catch(createNotKeptResponse);
  if (!startsProduct(kept, new URL(url).pathname)) return asked;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), NAVIGATION_TIMEOUT_MS);
  });
  const answer = await Promise.race([asked.catch(() => null), patience]);
  clearTimeout(timer);
  return answer ?? new Response(kept.html, { headers: kept.headers });
}

const startsProduct = ({ documents }: KeptPage, path: string): boolean =>
  !documents.some((pattern) => matchesPath(pattern, path));

/**
 * Answers the request for a file of a release: with the stored one if it has the hash that the page asks for, and from the
 * network otherwise. A stored file that differs from its hash was deleted by then, and the fetched one takes its place.
 */
export async function answerFile(
  request: Request,
  { files, pages, fetch: load }: { files: FileCache; pages: KeptPageStore; fetch: typeof fetch },
  waitUntil: (work: Promise<unknown>) => void,
): Promise<Response> {
  // Somebody suspects what is stored: the platform compares such an answer with the hash.
  if (request.cache === 'reload') return load(request);
  const listed = (await pages.load())?.files[new URL(request.url).pathname];
  const hash = request.integrity || listed;
  const stored = hash ? await files.read(hash) : null;
  if (stored) return stored;
  const answer = await load(request);
  // Not a reason to wait, nor to fail: the browser compares what the page gets.
  if (hash && hash === listed) waitUntil(files.put(hash, answer.clone()).catch(() => undefined));
  return answer;
}
