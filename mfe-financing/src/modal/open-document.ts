/**
 * Loads a page that the server writes, as an entry of its own. By the router its entry would count as one page with this one,
 * and going back would change the address and nothing on screen. In a file of its own, so that tests can stand in for it.
 */
export function openDocument(path: string): void {
  window.location.assign(path);
}
