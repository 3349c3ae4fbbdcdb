import { askingCalls, matchesPath } from '@girassol/shared-domain';

/** Renews the session of whoever looks, and changes nothing else. */
const SESSION_CALL = 'POST /users/token-login';

/**
 * Calls that only ask and yet stay in the browser checks, which press whatever they find: they ask a bank, ask a service
 * on the internet, or store a preview.
 */
const heldBackCalls: ReadonlySet<string> = new Set([
  'POST /financings/quotes/:pid',
  'POST /irradiation/lookup',
  'POST /websites/preview/:userId',
]);

/** Rules by which the browser checks tell requests that write from requests that only ask. */
export interface RequestRules {
  /** Returns true for a request that may go to the server because it changes nothing. */
  mayReachServer(method: string, path: string): boolean;
  /** Returns true for a request that writes, as far as its method and address tell. */
  isWrite(method: string, path: string): boolean;
}

/**
 * Creates the rules for a server. `declared` are POST calls that only ask by the API of that server, besides those of the
 * shared contract: it may have areas with calls of their own.
 */
export function createRequestRules(declared: readonly string[] = []): RequestRules {
  const asking = [...new Set<string>([SESSION_CALL, ...askingCalls, ...declared])];
  const isOneOf = (calls: readonly string[], method: string, path: string): boolean => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(method)) return true;
    const address = /^\/api(\/.*)$/.exec(path)?.[1];
    if (method !== 'POST' || address === undefined) return false;
    return calls.some((call) => matchesPath(call.slice('POST '.length), address));
  };
  const passing = asking.filter((call) => !heldBackCalls.has(call));
  return {
    mayReachServer: (method, path) => isOneOf(passing, method, path),
    isWrite: (method, path) => !isOneOf(asking, method, path),
  };
}

/**
 * Answer that the browser checks give in place of the server to every request that writes: a refusal (409),
 * which every area must be able to show.
 */
export const blockedWriteAnswer = {
  status: 409,
  contentType: 'application/json',
  body: JSON.stringify({ message: 'Ensaio de uma versão: nada foi gravado.' }),
};
