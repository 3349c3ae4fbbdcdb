import { matchesPath } from '@girassol/shared-domain';
import { listAnsweredMenus, listHideableMenus } from '../registry/hideable-menus';
import type { MenuContribution } from '../registry/manifest';
import { getPlatformHandle } from './platform-handle';

/** Returns the name of the product, which a distribution may replace; page titles end with it. */
export function getProductName(): string {
  return getPlatformHandle().page.distribution.brand.name;
}

/** Returns the digits of this distribution's support number on WhatsApp; empty where there is none. */
export function getSupportWhatsapp(): string {
  return getPlatformHandle().page.distribution.support?.whatsapp ?? '';
}

/**
 * Returns true if an area of this page has a route for an address, whether or not the user may open it. Links
 * to other areas are shown only if this is true.
 */
export function isAnsweredByArea(path: string): boolean {
  return getPlatformHandle()
    .registry()
    .remotes.some(({ routes }) => routes.some((route) => matchesPath(route.path, path)));
}

/**
 * Returns the menu entries of this page's areas for users of any permission, in menu order. Each has the condition under
 * which a user sees it.
 */
export const getMenus = (): MenuContribution[] => listAnsweredMenus(getPlatformHandle().registry().remotes);

/**
 * Returns the menu entries of this page's areas that an account may hide, for users of any permission, each
 * id once, in menu order. Ids in `hidden` are included even if the release is of an older build that does not
 * say `hideable`.
 */
export function getHideableMenus(hidden: readonly string[]): MenuContribution[] {
  return listHideableMenus(getPlatformHandle().registry().remotes, hidden);
}
