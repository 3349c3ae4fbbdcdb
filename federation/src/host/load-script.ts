import { compareFileWithHash, FILE_ATTEMPT_TIMEOUT_MS } from './compare-file-with-hash';
import type { ScriptSettledCallback } from './handle';
import type { KnownFileHashes } from './integrity';
import type { HashLookupResult } from './load-hashes';
import { toAbsoluteAddress } from './unpatched';

/** Reason why a script did not load. */
export type ScriptFailure = 'unreachable' | 'slow' | 'refused';

interface LoaderOptions {
  known: KnownFileHashes;
  /** Reads the list that has the hash of a file that the page has none of. */
  learn(address: string): Promise<HashLookupResult>;
  /** Milliseconds to wait before the second and the third attempt. */
  pauses?: readonly number[];
}

/**
 * Creates the only loader of scripts on the page. Refuses a script without a hash. If a file arrives broken,
 * fetches it once past the browser's cache and compares it with its hash: a wrong file is refused at once, an
 * unreachable one is tried again.
 */
export function createScriptLoader({ known, learn, pauses = [400, 1600] }: LoaderOptions) {
  const failures = new Map<string, ScriptFailure>();

  async function load(url: string, start: (settled: ScriptSettledCallback) => void): Promise<ScriptEvent> {
    const address = toAbsoluteAddress(url);
    const learnt = known.getHash(address) ? 'known' : await learn(address);
    const expected = known.getHash(address);
    if (!expected && !known.isInWork(address)) {
      const failure = learnt === 'unreachable' ? 'unreachable' : 'refused';
      failures.set(address, failure);
      return { type: failure, target: { src: url } };
    }

    let hasHung = false;
    for (const pause of [...pauses, null]) {
      const event = await attempt(url, start);
      if (event.type === 'load') {
        // Not when it is asked for again: somebody else may be about to say why it failed.
        failures.delete(address);
        return event;
      }
      const isHanging = event.type === 'timeout';
      const isWrong = event.type === 'wrong';
      const found = isWrong
        ? 'wrong'
        : expected && !isHanging
          ? await compareFileWithHash(address, expected)
          : 'unreachable';
      // A person has waited for two attempts that never ended: that is enough.
      if (found === 'wrong' || pause === null || (isHanging && hasHung)) {
        failures.set(address, found === 'wrong' ? 'refused' : isHanging ? 'slow' : 'unreachable');
        return event;
      }
      hasHung = isHanging;
      if (found === 'unreachable') await new Promise((resolve) => setTimeout(resolve, pause));
    }
    return { type: 'error', target: { src: url } };
  }

  return {
    load,
    /**
     * Is one of the scripts below a folder another than the published one? For modules: the browser does not say which of
     * them failed.
     */
    async hasWrongScript(baseUrl: string): Promise<boolean> {
      await learn(toAbsoluteAddress(baseUrl));
      const compared = known
        .listScriptsUnder(baseUrl)
        .map(([address, hash]) => compareFileWithHash(address, hash));
      return (await Promise.all(compared)).includes('wrong');
    },
    /** Why a file under this address failed last, if one did. */
    failureUnder: (baseUrl: string): ScriptFailure | undefined => {
      const base = toAbsoluteAddress(baseUrl);
      const found = [...failures].filter(([address]) => address.startsWith(base));
      return found.find(([, failure]) => failure === 'refused')?.[1] ?? found[0]?.[1];
    },
  };
}

export type ScriptLoader = ReturnType<typeof createScriptLoader>;
type ScriptEvent = Parameters<ScriptSettledCallback>[0];

/** Returns true for the messages of Chromium, Firefox and Safari about a module that could not be imported. */
export const isModuleFailure = (message: string) =>
  /dynamically imported module|Importing a module script failed/.test(message);

/** `Loading chunk 94 failed.\n(error: https://…/94.js)` of webpack, `Failed to fetch dynamically imported module: https://…` */
const FAILED_ADDRESS =
  /^Loading (?:CSS )?chunk \S+ failed\.\s*\(\w+: ([^\s)]+)\)|dynamically imported module: (\S+)/;

/**
 * Returns the absolute address of the file that an error says could not be loaded, '' if it does not say which; undefined
 * for any other error.
 */
export function findFailedAddress(message: string): string | undefined {
  const [, chunk, module] = FAILED_ADDRESS.exec(message) ?? [];
  const address = chunk ?? module;
  if (address) return toAbsoluteAddress(address);
  return isModuleFailure(message) ? '' : undefined;
}

function attempt(url: string, start: (settled: ScriptSettledCallback) => void): Promise<ScriptEvent> {
  return new Promise((resolve) => {
    const timer = setTimeout(
      () => resolve({ type: 'timeout', target: { src: url } }),
      FILE_ATTEMPT_TIMEOUT_MS,
    );
    start((event) => {
      clearTimeout(timer);
      resolve(event);
    });
  });
}
