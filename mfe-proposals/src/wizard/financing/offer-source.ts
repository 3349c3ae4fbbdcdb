import { hasFinancing, NO_FINANCING, type Session } from '@girassol/shared-domain';

/** Rates that the person knows, or those of the marketplace. */
export type OfferSource = 'OWN' | 'MARKETPLACE';

export const MARKETPLACE: OfferSource = 'MARKETPLACE';

/** The module that opens the marketplace. */
const MARKETPLACE_MODULE = 'Marketplace';

/** Why somebody has no financing step; null who has. */
export function whyNoFinancing(
  session: Pick<Session, 'whitelabel' | 'activeModules'>,
  source: OfferSource,
): string | null {
  if (!hasFinancing(session)) return NO_FINANCING;
  if (source === MARKETPLACE && !session.activeModules.includes(MARKETPLACE_MODULE))
    return 'Sua conta não tem o módulo Marketplace.';
  return null;
}
