/**
 * Returns the id of the element that an area is mounted into. It differs from the container's name, since an element
 * with that id would shadow the federation global.
 */
export function getAreaElementId(remote: string): string {
  return `app-${remote}`;
}
