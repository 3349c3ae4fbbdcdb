/**
 * Reloads the current address from the server without a new history entry, so that Back returns to the page
 * before. A module of its own, because tests replace it.
 */
export function reloadPageFromServer(): void {
  window.location.reload();
}
