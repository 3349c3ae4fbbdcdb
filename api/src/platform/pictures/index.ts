import { runTask } from '../untrusted';
import type { DrawnSizes } from './reader/draw-sizes';
import type { PictureOrder, RemadePicture } from './reader/remake-picture';
import { drawSizesTask, jpegTask, pictureSizeTask, remakePictureTask } from './tasks';

export type { DrawnSize, DrawnSizes } from './reader/draw-sizes';
export type { PictureOrder, RemadePicture } from './reader/remake-picture';

/** Reads width and height of a picture as it is shown; refused (415) where it is none, or cannot be read to its end. */
export const sizeOfWholePicture = (content: Buffer): Promise<{ width: number; height: number }> =>
  runTask(pictureSizeTask, content);

/** Draws a HEIC photo as an upright JPEG of the same size; refused (415) where this server has nothing to read it with. */
export const jpegOf = (heic: Buffer): Promise<Buffer> => runTask(jpegTask, heic);

/**
 * Draws a picture anew: upright, in sRGB, no larger than ordered, and with nothing of what the camera or anybody else wrote
 * beside its points (place, time, owner, whatever hangs on behind). Refused (415) where it cannot be read to its end, and
 * where it has points that nobody should unpack.
 */
export const remakePicture = (content: Buffer, order: PictureOrder): Promise<RemadePicture> =>
  runTask(remakePictureTask, { content, order });

/**
 * Draws a picture anew in the sizes that pages show it in. A size that is wider than the picture is not drawn, but one
 * always is. Refused (415) as by `remakePicture`.
 */
export const drawSizes = (content: Buffer): Promise<DrawnSizes> => runTask(drawSizesTask, content);
