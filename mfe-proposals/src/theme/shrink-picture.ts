import { getFileExtension, proposalImageExtensions } from '@girassol/shared-domain';

/** Pixels of the longer side: sharp on a page and on paper. */
const MAX_SIDE_PX = 2_000;
const QUALITY = 0.85;

/**
 * Shrinks a photo to at most {@link MAX_SIDE_PX} pixels of width and height and removes its metadata, such as the
 * location. Files that the browser cannot draw are returned unchanged and validated like any picture.
 */
export async function shrinkPicture(file: File): Promise<File> {
  const extension = getFileExtension(file.name);
  if (!proposalImageExtensions.some((one) => one === extension) || typeof createImageBitmap !== 'function')
    return file;
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return file;
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(picture.width, picture.height));
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
