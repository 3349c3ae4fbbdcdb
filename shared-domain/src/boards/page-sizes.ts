/** Page sizes that a list offers (shell-016). */
export const pageSizes = [2, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50] as const;

/** Default number of items on a page (shell-016). */
export const DEFAULT_PAGE_SIZE = 10;
