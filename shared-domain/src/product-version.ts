/**
 * Version of the product. A browser compares the server's version with its own to detect an update
 * (shell-019).
 */
export const PRODUCT_VERSION = '10.58.144';
