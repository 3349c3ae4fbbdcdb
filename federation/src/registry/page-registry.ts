import { matchesPath } from '@girassol/shared-domain';
import type { ResolvedRegistry, ResolvedRemote } from './manifest';

/**
 * The registry as one page carries it. What only the server needs is left out; and so are the hashes of areas that this
 * address does not begin with: a board's page stays as small with fifty areas as with two. A page of the shell itself, such
 * as the home page, draws parts of many areas, and carries all of them where somebody is signed in.
 */
export function pageRegistry(
  { revision, remotes }: ResolvedRegistry,
  path: string,
  isSignedIn: boolean,
): ResolvedRegistry {
  const answers = ({ routes }: ResolvedRemote) => routes.some((route) => matchesPath(route.path, path));
  const needsAll = isSignedIn && !remotes.some(answers);
  return {
    revision,
    remotes: remotes.map(({ manifestIntegrity, shares: _shares, uses: _uses, ...remote }) => {
      const lean: ResolvedRemote = { ...remote, preload: firstFiles(remote.preload) };
      return needsAll || answers(remote) || !manifestIntegrity
        ? lean
        : { ...lean, integrity: {}, manifestIntegrity };
    }),
  };
}

/** What the browser itself fetches ahead: the area, when the pointer rests on its menu entry. */
function firstFiles(preload: ResolvedRemote['preload']): ResolvedRemote['preload'] {
  const lifecycles = preload['./lifecycles'];
  return lifecycles ? { './lifecycles': { files: lifecycles.files, shared: [] } } : {};
}
