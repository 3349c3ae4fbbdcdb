import type { Tx } from '@girassol/api-platform/database';
import { invalidField } from '@girassol/api-platform/refusals/refusal';
import { accountModules } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';

type Whitelabel = ResponseBody<'GET /operation/whitelabels'>['whitelabels'][number];

/**
 * Lists the live distributions, ordered by key, from which an operator chooses the white-label of an account.
 */
export async function listWhitelabelChoices(tx: Tx): Promise<Whitelabel[]> {
  const rows = await tx.selectFrom('distributions').select(['key', 'document']).orderBy('key').execute();
  return rows.map(({ key, document }) => ({
    key,
    name: document.brand.name,
    hosts: document.hosts,
    plan: document.limits?.plan ?? null,
    modules: document.limits?.modules ?? null,
  }));
}

/** White-label and modules of an account. */
export interface AccountFeatures {
  whitelabel: string | null;
  modules: string[];
}

/**
 * Checks the white-label and modules that an operator chose for an account: refuses (400) an unknown module
 * or a distribution that is not live, unless the account already has it. Returns the features, each module
 * once and in the order of `accountModules`.
 */
export async function requireKnownAccountFeatures(
  tx: Tx,
  { whitelabel, modules }: AccountFeatures,
  present: AccountFeatures = { whitelabel: null, modules: [] },
): Promise<AccountFeatures> {
  const known = [...accountModules.map(({ name }) => name), ...present.modules];
  const unknown = modules.find((module) => !known.includes(module));
  if (unknown !== undefined) throw invalidField('modules', 'Um dos módulos escolhidos não existe.');
  if (whitelabel !== null && whitelabel !== present.whitelabel) {
    const found = await tx
      .selectFrom('distributions')
      .select('key')
      .where('key', '=', whitelabel)
      .executeTakeFirst();
    if (!found) throw invalidField('whitelabel', `Não há uma distribuição no ar com o nome “${whitelabel}”.`);
  }
  return { whitelabel, modules: [...new Set(known)].filter((module) => modules.includes(module)) };
}
