/** Maximum size of a sent photo in bytes. */
export const MAX_PHOTO_BYTES = 1.5e6;
/** Pixels of the longer side: a page of A4 at 220 points an inch. */
const MAX_SIDE_PX = 2_600;
/** Compression settings, tried in order until the file is small enough. */
const COMPRESSION_STEPS = [
  { quality: 0.8, share: 1 },
  { quality: 0.65, share: 1 },
  { quality: 0.65, share: 0.75 },
  { quality: 0.6, share: 0.55 },
] as const;

/** Returns the photo in fewer bytes, upright. Small photos are returned unchanged. */
export async function shrinkPhoto(file: File, bitmap: ImageBitmap): Promise<File> {
  if (file.size <= MAX_PHOTO_BYTES && file.type !== 'image/heic') return file;
  const fit = Math.min(1, MAX_SIDE_PX / Math.max(bitmap.width, bitmap.height));
  let made: Blob | null = null;
  for (const { quality, share } of COMPRESSION_STEPS) {
    made = await draw(bitmap, fit * share, quality);
    if (made === null || made.size <= MAX_PHOTO_BYTES) break;
  }
  if (made === null || (made.size >= file.size && file.type !== 'image/heic')) return file;
  const name = file.name.replace(/\.[a-z0-9]+$/i, '');
  return new File([made], `${name}.jpg`, { type: 'image/jpeg', lastModified: file.lastModified });
}

function draw(bitmap: ImageBitmap, share: number, quality: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * share);
  canvas.height = Math.round(bitmap.height * share);
  const context = canvas.getContext('2d');
  if (!context) return Promise.resolve(null);
  // Transparent areas would be black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
}
