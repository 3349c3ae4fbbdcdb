import type { FastifyRequest } from 'fastify';
import {
  type ActiveOverridePermission,
  isOverridePermitted,
  loadActiveOverridePermissions,
} from '../registry/live/active-permissions';
import {
  identifyOperatorOrUser,
  type Operator,
  requireRemoteAccess,
  type SignedInUser,
} from '../registry/operator';
import { RegistryRefusal } from '../registry/registry-refusal';

/**
 * User who may override versions of remotes in their own browser: an operator, or a user with a permission.
 */
export interface Overrider {
  /** As the record names them. */
  name: string;
  mayChoose(remote: string): boolean;
  /**
   * Under which permission this remote may be chosen; null: an operator needs none. Throws GF-513 for a token of another
   * team, GF-542 for a person who was not permitted.
   */
  permissionFor(remote: string): ActiveOverridePermission | null;
  /** End of the last permission, epoch milliseconds; null for operators. */
  until: number | null;
}

/**
 * Loads the user of a request with their current operator rights and override permissions. Throws GF-511
 * without a session, and GF-542 if the user has neither.
 */
export async function requireOverrider(request: FastifyRequest, environment: string): Promise<Overrider> {
  const asker = await identifyOperatorOrUser(request);
  if ('isAdmin' in asker) return operating(asker);
  const held = await request.server.database.asSystem((tx) => loadActiveOverridePermissions(tx, environment));
  return permitted(
    asker,
    held.filter(({ userId }) => userId === asker.userId),
  );
}

const operating = (operator: Operator): Overrider => ({
  name: operator.name,
  mayChoose: (remote) => operator.remote === null || operator.remote === remote,
  permissionFor(remote) {
    requireRemoteAccess(operator, remote);
    return null;
  },
  until: null,
});

function permitted({ name }: SignedInUser, held: readonly ActiveOverridePermission[]): Overrider {
  if (held.length === 0) throw notPermitted();
  // Of two that reach the same remote, the one that lasts longer.
  const longestFirst = [...held].sort((one, other) => other.until - one.until);
  const find = (remote: string) => longestFirst.find((permission) => isOverridePermitted(permission, remote));
  return {
    name,
    mayChoose: (remote) => find(remote) !== undefined,
    permissionFor(remote) {
      const found = find(remote);
      if (!found) throw notPermitted();
      return found;
    },
    until: longestFirst[0]?.until ?? null,
  };
}

const notPermitted = () =>
  new RegistryRefusal(403, 'GF-542', {
    pt: 'Você não tem permissão para trocar esta área no seu navegador.',
    en: 'You may not exchange this area in your browser.',
  });
