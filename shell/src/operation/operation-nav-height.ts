/** Height of the links between operator pages with the space around them: what is left of the page belongs to the area. */
export const OPERATION_NAV_HEIGHT = '5rem';
