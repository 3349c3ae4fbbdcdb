import { can, DOMAIN_MODULE, WEBSITE_MODULE } from '@girassol/shared-domain';
import { type Caller, resolveScope } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { notAllowed } from '../../platform/refusals/refusal';

/** Who writes the site of the account named by one of its people (website-005). */
export async function requireWebsite(tx: Tx, caller: Caller, userId: string): Promise<void> {
  await resolveScope(tx, caller, userId, 'configManager');
  if (!can(caller, 'configManager'))
    throw notAllowed('Seu usuário não cuida do site. Peça ao gerente da conta.');
}

/** May the account put its site online? (website-006) */
export const mayPublish = ({ session }: Caller): boolean => session.activeModules.includes(WEBSITE_MODULE);

/** May the account show it under a host of its own? (website-006) */
export const mayHaveDomain = ({ session }: Caller): boolean => session.activeModules.includes(DOMAIN_MODULE);
