import { type Caller, resolveUserScope } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { notAllowed } from '@girassol/api-platform/refusals/refusal';
import { CUSTOM_DOMAIN_MODULE, can, WEBSITE_MODULE } from '@girassol/shared-domain';

/**
 * Throws if the caller may not edit the site of the account (website-005): 404 if the user in the request is
 * not visible to the caller, 403 without the right to manage settings.
 */
export async function requireWebsiteAccess(tx: Tx, caller: Caller, userId: string): Promise<void> {
  await resolveUserScope(tx, caller, userId, 'configManager');
  if (!can(caller, 'configManager'))
    throw notAllowed('Seu usuário não cuida do site. Peça ao gerente da conta.');
}

/** Checks whether the account has the module to publish its site (website-006). */
export const canPublishSite = ({ session }: Caller): boolean =>
  session.activeModules.includes(WEBSITE_MODULE);

/** Checks whether the account has the module for a site on its own domain (website-006). */
export const canUseCustomDomain = ({ session }: Caller): boolean =>
  session.activeModules.includes(CUSTOM_DOMAIN_MODULE);
