import sharp from 'sharp';

/** A photo as a phone writes it: lying on its side, with the place it was taken at. As shown it is `height` wide. */
export const phonePhoto = (width = 400, height = 300): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#2e7d32' } })
    .withExif({
      IFD0: { Make: 'Telefone do Dono', Orientation: '6' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '27/1 35/1 48/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

/** What a stored picture says of itself. */
export const factsOfPicture = (content: Buffer) => sharp(content).metadata();
