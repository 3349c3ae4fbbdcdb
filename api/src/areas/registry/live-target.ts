import type { Database } from '@girassol/api-platform/database';
import type { LiveReleaseTarget, RolloutAccountOption } from '@girassol/federation/registry';
import { findDistributionOfHost } from '@girassol/federation/registry';
import { sql } from 'kysely';
import { defaultDistribution } from './live/distributions';
import { builtInProductHosts, getHostName } from './live/hosts';
import type { Registry } from './live/registry';
import { type RefusalMessages, RegistryRefusal } from './registry-refusal';

interface Options {
  database: Database;
  registry: Registry;
  /** Hosts of the product that are configured. */
  productHosts: readonly string[];
}

/**
 * Creates a function that resolves the target of a change to a known account, distribution or host. Throws GF-528 for
 * an unknown target, which would make a release live for nobody, and GF-529 for an ambiguous account.
 */
export function createLiveTargetResolver({ database, registry, productHosts }: Options) {
  async function find({ scope, target }: LiveReleaseTarget): Promise<string | undefined> {
    switch (scope) {
      case 'all':
        return '';
      case 'account':
        return accountNamed(database, target);
      case 'distribution':
        return [defaultDistribution, ...registry.distributions()].find(
          ({ key }) => key.toLowerCase() === target.toLowerCase(),
        )?.key;
      case 'host': {
        const host = getHostName(target);
        const isKnown =
          [...builtInProductHosts, ...productHosts].includes(host) ||
          findDistributionOfHost(host, registry.distributions()) !== undefined;
        return isKnown ? host : undefined;
      }
    }
  }

  /** `isAny`: also whom this server does not know. Throws GF-528 for whom it does not know, GF-529 for several. */
  return async function targetOf(place: LiveReleaseTarget, { isAny }: { isAny: boolean }): Promise<string> {
    const found = await find(place);
    if (found !== undefined) return found;
    if (isAny) return place.target;
    const keys = [defaultDistribution, ...registry.distributions()].map(({ key }) => key);
    throw new RegistryRefusal(404, 'GF-528', unknown(place, keys));
  };
}

function unknown({ scope, target }: LiveReleaseTarget, distributions: string[]): RefusalMessages {
  if (scope === 'account')
    return {
      pt: `Nenhuma conta tem o e-mail, o nome ou o id ${target}.`,
      en: `No account has the e-mail, the name or the id ${target}.`,
    };
  if (scope === 'distribution')
    return {
      pt: `Não há distribuição ${target}. Há: ${distributions.join(', ')}.`,
      en: `There is no distribution ${target}. There are: ${distributions.join(', ')}.`,
    };
  return {
    pt: `${target} não é endereço do produto nem de uma distribuição.`,
    en: `${target} is no host of the product, nor of a distribution.`,
  };
}

/** The id of the account that has this id, name or e-mail of somebody in it. */
async function accountNamed(database: Database, wanted: string): Promise<string | undefined> {
  const found = await database.lookUp(
    sql<RolloutAccountOption>`select * from find_accounts(${wanted}, true)`,
  );
  // An id is nobody else's name.
  const [account, another] = found.filter(({ id }) => id === wanted.toLowerCase()).concat(found);
  if (account && another && another.id !== account.id)
    throw new RegistryRefusal(409, 'GF-529', {
      pt: `${found.length} contas se chamam ${wanted}: informe o e-mail de alguém dela, ou o id.`,
      en: `${found.length} accounts are called ${wanted}: give the e-mail of somebody in it, or its id.`,
    });
  return account?.id;
}

/** Searches accounts by name, or by e-mail address of their users. Returns at most twenty. */
export const searchAccounts = (database: Database, text: string): Promise<RolloutAccountOption[]> =>
  database.lookUp(sql<RolloutAccountOption>`select * from find_accounts(${text}, false)`);

/**
 * Loads the names of the accounts for which the given lines of the registry make releases live, by account
 * id.
 */
export async function loadAccountNames(
  database: Database,
  places: readonly LiveReleaseTarget[],
): Promise<Record<string, string>> {
  const uuid = /^[0-9a-f-]{36}$/i;
  const ids = places.filter(({ scope, target }) => scope === 'account' && uuid.test(target));
  if (ids.length === 0) return {};
  const wanted = [...new Set(ids.map(({ target }) => target))];
  const found = await database.lookUp(
    sql<{ id: string; name: string }>`select * from account_names(${wanted}::uuid[])`,
  );
  return Object.fromEntries(found.map(({ id, name }) => [id, name]));
}
