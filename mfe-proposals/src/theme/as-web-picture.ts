import { extensionOf, imageExtensions } from '@girassol/shared-domain';

/** Pixels of the longer side: sharp on a page and on paper. */
const LONGEST = 2_000;
const QUALITY = 0.85;

/**
 * A photo as a page needs it: at most {@link LONGEST} wide or high, and without what the camera wrote into it (the place it
 * was taken at, above all). What the browser cannot draw is sent as it is, and checked as any picture.
 */
export async function asWebPicture(file: File): Promise<File> {
  const extension = extensionOf(file.name);
  if (!imageExtensions.some((one) => one === extension) || typeof createImageBitmap !== 'function')
    return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const scale = Math.min(1, LONGEST / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const drawn = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', QUALITY);
  });
  return drawn ? new File([drawn], file.name.replace(/\.[^.]+$/, '.jpg'), { type: 'image/jpeg' }) : file;
}
