import type { DistributionSurroundings } from '@girassol/federation/registry';
import { alwaysProduct } from '../registry/live/hosts';
import type { Registry } from '../registry/live/registry';

/** What a distribution of this key would meet on this server. */
export type Surroundings = (key: string) => DistributionSurroundings;

export function surroundingsOf(registry: Registry, productHosts: readonly string[]): Surroundings {
  return (key) => ({
    others: registry.distributions().filter((other) => other.key !== key),
    productHosts: [...alwaysProduct, ...productHosts],
    knownRemotes: registry.remotes(),
    live: registry.surroundings().live,
  });
}
