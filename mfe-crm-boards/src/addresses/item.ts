/** Query parameter that holds the open tab of the item panel. */
export const ITEM_TAB_PARAMETER = 'aba';

/**
 * Returns the absolute address of the current page with the panel of an item opened, without the chosen tab,
 * for copying to the clipboard.
 */
export function getShareableItemAddress(itemId: string): string {
  const address = new URL(window.location.href);
  address.search = new URLSearchParams({ item: itemId }).toString();
  return address.href;
}
