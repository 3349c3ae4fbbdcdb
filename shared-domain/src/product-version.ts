/** The version clients compare themselves with (shell-019). */
export const PRODUCT_VERSION = '10.58.144';
