import { accountModules } from '@girassol/shared-domain';
import type { Answer } from '@girassol/shared-domain/contract';
import type { Tx } from '../../platform/database';
import { wrongField } from '../../platform/refusals/refusal';

type Whitelabel = Answer<'GET /operation/whitelabels'>['whitelabels'][number];

/** The distributions that are live: what an account may carry as its white-label. */
export async function readWhitelabels(tx: Tx): Promise<Whitelabel[]> {
  const rows = await tx.selectFrom('distributions').select(['key', 'document']).orderBy('key').execute();
  return rows.map(({ key, document }) => ({
    key,
    name: document.brand.name,
    hosts: document.hosts,
    plan: document.limits?.plan ?? null,
    modules: document.limits?.modules ?? null,
  }));
}

/** What an account carries, and what it may use. */
export interface Equipment {
  whitelabel: string | null;
  modules: string[];
}

/**
 * What may be given to an account: modules of the list, each once and in its order, and a distribution that is live. What
 * it has already may stay, also where the distribution has gone meanwhile. Anything else is refused (400).
 */
export async function requireKnown(
  tx: Tx,
  { whitelabel, modules }: Equipment,
  present: Equipment = { whitelabel: null, modules: [] },
): Promise<Equipment> {
  const known = [...accountModules.map(({ name }) => name), ...present.modules];
  const unknown = modules.find((module) => !known.includes(module));
  if (unknown !== undefined) throw wrongField('modules', 'Um dos módulos escolhidos não existe.');
  if (whitelabel !== null && whitelabel !== present.whitelabel) {
    const found = await tx
      .selectFrom('distributions')
      .select('key')
      .where('key', '=', whitelabel)
      .executeTakeFirst();
    if (!found) throw wrongField('whitelabel', `Não há uma distribuição no ar com o nome "${whitelabel}".`);
  }
  return { whitelabel, modules: [...new Set(known)].filter((module) => modules.includes(module)) };
}
