import type { AccountChoice, LivePlace } from '@girassol/federation/registry';
import { distributionOfHost } from '@girassol/federation/registry';
import { sql } from 'kysely';
import type { Database } from '../../platform/database';
import { girassol } from './live/distributions';
import { alwaysProduct, hostName } from './live/hosts';
import type { Registry } from './live/registry';
import { RegistryRefusal, type Words } from './registry-refusal';

interface Options {
  database: Database;
  registry: Registry;
  /** Hosts of the product that are configured. */
  productHosts: readonly string[];
}

/** Finds whom an order means: what nobody has (`--account abc`, `--distribution AURROA`) would be live for nobody. */
export function targetsOf({ database, registry, productHosts }: Options) {
  async function find({ scope, target }: LivePlace): Promise<string | undefined> {
    switch (scope) {
      case 'all':
        return '';
      case 'account':
        return accountNamed(database, target);
      case 'distribution':
        return [girassol, ...registry.distributions()].find(
          ({ key }) => key.toLowerCase() === target.toLowerCase(),
        )?.key;
      case 'host': {
        const host = hostName(target);
        const isKnown =
          [...alwaysProduct, ...productHosts].includes(host) ||
          distributionOfHost(host, registry.distributions()) !== undefined;
        return isKnown ? host : undefined;
      }
    }
  }

  /** `isAny`: also whom this server does not know. Throws GF-528 for whom it does not know, GF-529 for several. */
  return async function targetOf(place: LivePlace, { isAny }: { isAny: boolean }): Promise<string> {
    const found = await find(place);
    if (found !== undefined) return found;
    if (isAny) return place.target;
    const keys = [girassol, ...registry.distributions()].map(({ key }) => key);
    throw new RegistryRefusal(404, 'GF-528', unknown(place, keys));
  };
}

function unknown({ scope, target }: LivePlace, distributions: string[]): Words {
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
  const found = await database.lookUp(sql<AccountChoice>`select * from find_accounts(${wanted}, true)`);
  // An id is nobody else's name.
  const [account, another] = found.filter(({ id }) => id === wanted.toLowerCase()).concat(found);
  if (account && another && another.id !== account.id)
    throw new RegistryRefusal(409, 'GF-529', {
      pt: `${found.length} contas se chamam ${wanted}: informe o e-mail de alguém dela, ou o id.`,
      en: `${found.length} accounts are called ${wanted}: give the e-mail of somebody in it, or its id.`,
    });
  return account?.id;
}

/** Accounts whose name, or the e-mail of somebody in them, contains this text; at most twenty. */
export const findAccounts = (database: Database, text: string): Promise<AccountChoice[]> =>
  database.lookUp(sql<AccountChoice>`select * from find_accounts(${text}, false)`);

/** Id -> name of the accounts that lines of the registry name. */
export async function accountNames(
  database: Database,
  places: readonly LivePlace[],
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
