/** Where an area is drawn. Not the container's name: an element with that id would shadow the federation global. */
export function areaElementId(remote: string): string {
  return `app-${remote}`;
}
