import { ATTEMPT_LIMIT, compareFile } from './compare-file';
import type { ScriptSettled } from './handle';
import type { KnownFiles } from './integrity';
import type { Learnt } from './learn-hashes';

/** Why a script is not there. */
export type ScriptFailure = 'unreachable' | 'slow' | 'refused';

interface LoaderOptions {
  known: KnownFiles;
  /** Reads the list that has the hash of a file that the page has none of. */
  learn(address: string): Promise<Learnt>;
  /** Milliseconds to wait before the second and the third attempt. */
  pauses?: readonly number[];
}

/**
 * The one way a script gets into the page. Refuses what has no hash; a file that arrives broken is fetched afresh
 * once, past the browser's cache, and compared: a wrong file is refused at once, an unreachable one is tried again.
 */
export function createScriptLoader({ known, learn, pauses = [400, 1600] }: LoaderOptions) {
  const failures = new Map<string, ScriptFailure>();

  async function load(url: string, start: (settled: ScriptSettled) => void): Promise<ScriptEvent> {
    const address = new URL(url, window.location.href).href;
    const learnt = known.hashOf(address) ? 'known' : await learn(address);
    const expected = known.hashOf(address);
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
      const found = expected && !isHanging ? await compareFile(address, expected) : 'unreachable';
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
    /** Why a file under this address failed last, if one did. */
    failureUnder: (baseUrl: string): ScriptFailure | undefined => {
      const base = new URL(baseUrl, window.location.href).href;
      const found = [...failures].filter(([address]) => address.startsWith(base));
      return found.find(([, failure]) => failure === 'refused')?.[1] ?? found[0]?.[1];
    },
  };
}

export type ScriptLoader = ReturnType<typeof createScriptLoader>;
type ScriptEvent = Parameters<ScriptSettled>[0];

function attempt(url: string, start: (settled: ScriptSettled) => void): Promise<ScriptEvent> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve({ type: 'timeout', target: { src: url } }), ATTEMPT_LIMIT);
    start((event) => {
      clearTimeout(timer);
      resolve(event);
    });
  });
}
