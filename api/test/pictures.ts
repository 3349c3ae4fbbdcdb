import sharp from 'sharp';

/**
 * Creates a test photo as a phone writes it: stored sideways, with the place where it was taken. The photo is
 * displayed `height` pixels wide.
 */
export const createPhonePhoto = (width = 400, height = 300): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2e7d32' } })
    .withExif({
      IFD0: { Make: 'Telefone do Dono', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '27/1 35/1 48/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** Reads the metadata of a picture in a test: size, format and EXIF. */
export const readPictureFacts = (content: Buffer) => sharp(content).metadata();
