/**
 * Maximum size of a photo uploaded for an account's website, in bytes: enough for photos of current phones.
 */
export const MAX_SITE_IMAGE_BYTES = 15 * 1024 * 1024;
