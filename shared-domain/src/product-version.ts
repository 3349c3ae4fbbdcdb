/** The version clients compare themselves with (S1 §9). */
export const PRODUCT_VERSION = '10.58.144';
