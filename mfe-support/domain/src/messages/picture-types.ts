/** Types of pictures that a message takes: those that are drawn anew without their metadata. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** Checks whether a file of this type is such a picture. */
export const isPictureType = (contentType: string): boolean =>
  pictureTypes.some((type) => type === contentType);
