/** Name of the chosen tab of the panel in the address. */
export const TAB_PARAMETER = 'aba';

/** The address of an item over the page it is looked at on, without the chosen tab: for the clipboard. */
export function itemAddress(itemId: string): string {
  const address = new URL(window.location.href);
  address.search = new URLSearchParams({ item: itemId }).toString();
  return address.href;
}
