/** Bytes of a photo for a site: what a good phone makes. */
export const MAX_SITE_IMAGE_BYTES = 15 * 1024 * 1024;
