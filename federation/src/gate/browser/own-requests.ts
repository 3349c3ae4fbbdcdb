import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { LocalRelease } from '../../cli/local-release';

/** Request of a page to the API, in milliseconds since the check began. `end` is absent until an answer begins. */
export interface ApiRequest {
  method: string;
  path: string;
  start: number;
  end?: number;
}

/**
 * Maximum time between an answer and the request that it leads to, in milliseconds: on a busy machine up to the time that
 * the answer took, and no more than the second of these.
 */
const MAX_STEP_MS = 80;
const MAX_SLOW_STEP_MS = 300;
/** Calls one after the other from which a chain is named. */
const MIN_CHAIN = 4;

const NAMED_CALL = /["'`]((?:GET|POST|PUT|PATCH|DELETE) \/[\w/:.*-]*)["'`]/g;

/**
 * Creates a function that names the call of the API behind a request, if the scripts of a release name that call or hold
 * its address; undefined for requests of the shell.
 */
export function createCallNamer({
  folder,
  manifest,
}: LocalRelease): (request: Pick<ApiRequest, 'method' | 'path'>) => string | undefined {
  const scripts = Object.keys(manifest.integrity)
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  const named = new Set(
    scripts.flatMap((text) => [...text.matchAll(NAMED_CALL)].map(([, call = '']) => call)),
  );
  const calls = [...named].map((call) => {
    const [method = '', pattern = ''] = call.split(' ');
    // linear: an address that a script names
    const shape = new RegExp(`^${pattern.replace(/[.*]/g, '\\$&').replace(/:\w+/g, '[^/]+')}$`);
    return { call, method, shape };
  });
  return ({ method, path }) => {
    const address = path.replace(/^\/api(?=\/)/, '');
    const found = calls.find((one) => one.method === method && one.shape.test(address));
    if (found) return found.call;
    return scripts.some((text) => text.includes(path)) ? `${method} ${path}` : undefined;
  };
}

/** Time without a request after which a page has asked for what it needs, and the maximum time for that, in milliseconds. */
const QUIET_MS = 150;
const MAX_UNQUIET_MS = 1_500;
const QUIET_STEP_MS = 25;

/**
 * Waits until a page has its answers and asks for nothing more, so that what follows (axe takes the page for itself) does
 * not come between an answer and the request that it leads to.
 */
export async function waitForQuiet(listRequests: () => readonly ApiRequest[]): Promise<void> {
  for (let waited = 0, quiet = 0; quiet < QUIET_MS && waited < MAX_UNQUIET_MS; waited += QUIET_STEP_MS) {
    const count = listRequests().length;
    await sleep(QUIET_STEP_MS);
    const isQuiet = listRequests().length === count && listRequests().every(({ end }) => end !== undefined);
    quiet = isQuiet ? quiet + QUIET_STEP_MS : 0;
  }
}

/** Finds the longest chain of requests of which each began when the one before it was answered. */
export function findRequestChain(requests: readonly ApiRequest[]): ApiRequest[] {
  const sorted = [...requests].sort((one, other) => one.start - other.start);
  const chains: ApiRequest[][] = [];
  for (const request of sorted) {
    const before = chains
      .filter((chain) => {
        const { start, end } = chain.at(-1) ?? request;
        if (end === undefined || end > request.start) return false;
        return request.start - end <= Math.max(MAX_STEP_MS, Math.min(end - start, MAX_SLOW_STEP_MS));
      })
      .sort((one, other) => other.length - one.length)[0];
    chains.push([...(before ?? []), request]);
  }
  const longest = chains.sort((one, other) => other.length - one.length)[0] ?? [];
  return longest.length >= MIN_CHAIN ? longest : [];
}

/** Counts the requests of each call, the most frequent first. */
export function countCalls(calls: readonly string[]): [call: string, count: number][] {
  const counts = new Map<string, number>();
  for (const call of calls) counts.set(call, (counts.get(call) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one);
}
