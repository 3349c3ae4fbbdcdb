import {
  canAccountOfferFinancing,
  FINANCING_UNAVAILABLE_MESSAGE,
  type Session,
} from '@girassol/shared-domain';

/**
 * Source of the financing offers of a proposal: rates that the seller knows and types (`OWN`), or the rates
 * of the marketplace.
 */
export type OfferSource = 'OWN' | 'MARKETPLACE';

/** Marketplace as the source of financing offers. */
export const MARKETPLACE_OFFER_SOURCE: OfferSource = 'MARKETPLACE';

/** The module that opens the marketplace. */
const MARKETPLACE_MODULE = 'Marketplace';

/**
 * Returns the reason why the financing step is not available to the account: no financing at all, or no
 * module "Marketplace" for offers of the marketplace; null if the step is available.
 */
export function getFinancingObstacle(
  session: Pick<Session, 'whitelabel' | 'activeModules'>,
  source: OfferSource,
): string | null {
  if (!canAccountOfferFinancing(session)) return FINANCING_UNAVAILABLE_MESSAGE;
  if (source === MARKETPLACE_OFFER_SOURCE && !session.activeModules.includes(MARKETPLACE_MODULE))
    return 'Sua conta não tem o módulo Marketplace.';
  return null;
}
