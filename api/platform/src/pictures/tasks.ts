import { defineUntrustedTask, type TaskFailureMessages } from '../untrusted';
import type { ResizedPictures } from './reader/draw-sizes';
import type { EncodedPicture, EncodingOptions } from './reader/reencode-picture';

const failures: TaskFailureMessages = {
  damaged: 'A imagem está danificada ou incompleta. Salve-a de novo e envie.',
  tooHeavy: 'A imagem é pesada demais para ser aberta. Reduza-a e envie de novo.',
};
/** A photo of a hundred million points takes 400 MB, unpacked. */
const limits = { seconds: 30, megabytes: 900 };

/** Task that reads width and height of an uploaded picture in another process. */
export const pictureSizeTask = defineUntrustedTask<Buffer, { width: number; height: number }>(
  'picture-size',
  failures,
  limits,
);
/** Task that converts an uploaded HEIC photo to JPEG in another process. */
export const convertToJpegTask = defineUntrustedTask<Buffer, Buffer>('picture-to-jpeg', failures, limits);
/** Task that re-encodes an uploaded picture in another process. */
export const reencodePictureTask = defineUntrustedTask<
  { content: Buffer; order: EncodingOptions },
  EncodedPicture
>('remake-picture', failures, limits);
/** Task that re-encodes an uploaded picture in all sizes that pages show, in another process. */
export const resizePictureToPageSizesTask = defineUntrustedTask<Buffer, ResizedPictures>(
  'draw-sizes',
  failures,
  limits,
);
