import { matchesPath } from '@girassol/shared-domain';
import type { ResolvedRegistry, ResolvedRemote } from './manifest';

/**
 * The registry as one page carries it. What only the server needs is left out; and where nobody is signed in, so are
 * the hashes of areas that are not at this address: the login page stays as small with fifty areas as with two.
 */
export function pageRegistry(
  { revision, remotes }: ResolvedRegistry,
  path: string,
  isSignedIn: boolean,
): ResolvedRegistry {
  const isAtHand = ({ routes }: ResolvedRemote) =>
    isSignedIn || routes.some((route) => matchesPath(route.path, path));
  return {
    revision,
    remotes: remotes.map(({ manifestIntegrity, shares: _shares, uses: _uses, ...remote }) => {
      const lean: ResolvedRemote = { ...remote, preload: firstFiles(remote.preload) };
      return isAtHand(remote) || !manifestIntegrity ? lean : { ...lean, integrity: {}, manifestIntegrity };
    }),
  };
}

/** What the browser itself fetches ahead: the area, when the pointer rests on its menu entry. */
function firstFiles(preload: ResolvedRemote['preload']): ResolvedRemote['preload'] {
  const lifecycles = preload['./lifecycles'];
  return lifecycles ? { './lifecycles': { files: lifecycles.files, shared: [] } } : {};
}
