/**
 * Loads the address that is shown, from the server. Whoever goes back comes to the page before: no further entry is made.
 * In a file of its own, so that tests can stand in for it.
 */
export function loadDocument(): void {
  window.location.reload();
}
