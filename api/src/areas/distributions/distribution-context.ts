import type { DistributionGateContext } from '@girassol/federation/registry';
import { builtInProductHosts } from '../registry/live/hosts';
import type { Registry } from '../registry/live/registry';

/**
 * Function that returns, by the key of a distribution, the context against which its document is checked:
 * other distributions, product hosts, known remotes and live releases.
 */
export type GetDistributionContext = (key: string) => DistributionGateContext;

/**
 * Creates the function that reads the context for checking a distribution from the registry of this server.
 */
export function createDistributionContextGetter(
  registry: Registry,
  productHosts: readonly string[],
): GetDistributionContext {
  return (key) => ({
    others: registry.distributions().filter((other) => other.key !== key),
    productHosts: [...builtInProductHosts, ...productHosts],
    knownRemotes: registry.remotes(),
    live: registry.surroundings().live,
  });
}
