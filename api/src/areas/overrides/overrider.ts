import type { FastifyRequest } from 'fastify';
import { type HeldPermission, isPermitted, readHeldPermissions } from '../registry/live/held-permissions';
import { askerOf, type Operator, type OtherPerson, requireRemote } from '../registry/operator';
import { RegistryRefusal } from '../registry/registry-refusal';

/** Who points the own browser at another version: an operator, or a person who was permitted to. */
export interface Overrider {
  /** As the record names them. */
  name: string;
  mayChoose(remote: string): boolean;
  /**
   * Under which permission this remote may be chosen; null: an operator needs none. Throws GF-513 for a token of another
   * team, GF-542 for a person who was not permitted.
   */
  permissionFor(remote: string): HeldPermission | null;
  /** End of the last permission, epoch milliseconds; null for operators. */
  until: number | null;
}

/** Who asks, as the database knows it at this moment. Refuses whoever is neither (GF-511, GF-542). */
export async function overriderOf(request: FastifyRequest, environment: string): Promise<Overrider> {
  const asker = await askerOf(request);
  if ('isAdmin' in asker) return operating(asker);
  const held = await request.server.database.asSystem((tx) => readHeldPermissions(tx, environment));
  return permitted(
    asker,
    held.filter(({ userId }) => userId === asker.userId),
  );
}

const operating = (operator: Operator): Overrider => ({
  name: operator.name,
  mayChoose: (remote) => operator.remote === null || operator.remote === remote,
  permissionFor(remote) {
    requireRemote(operator, remote);
    return null;
  },
  until: null,
});

function permitted({ name }: OtherPerson, held: readonly HeldPermission[]): Overrider {
  if (held.length === 0) throw notPermitted();
  // Of two that reach the same remote, the one that lasts longer.
  const longestFirst = [...held].sort((one, other) => other.until - one.until);
  const find = (remote: string) => longestFirst.find((permission) => isPermitted(permission, remote));
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
