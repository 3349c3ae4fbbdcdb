import { defineTask, type TaskFailures } from '../untrusted';
import type { DrawnSizes } from './reader/draw-sizes';
import type { PictureOrder, RemadePicture } from './reader/remake-picture';

const failures: TaskFailures = {
  damaged: 'A imagem está danificada ou incompleta. Salve-a de novo e envie.',
  tooHeavy: 'A imagem é pesada demais para ser aberta. Reduza-a e envie de novo.',
};
/** A photo of a hundred million points takes 400 MB, unpacked. */
const limits = { seconds: 30, megabytes: 900 };

export const pictureSizeTask = defineTask<Buffer, { width: number; height: number }>(
  'picture-size',
  failures,
  limits,
);
export const jpegTask = defineTask<Buffer, Buffer>('picture-to-jpeg', failures, limits);
export const remakePictureTask = defineTask<{ content: Buffer; order: PictureOrder }, RemadePicture>(
  'remake-picture',
  failures,
  limits,
);
export const drawSizesTask = defineTask<Buffer, DrawnSizes>('draw-sizes', failures, limits);
