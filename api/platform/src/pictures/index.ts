import { runUntrustedTask, type SendableTaskInput } from '../untrusted';
import type { ResizedPictures } from './reader/draw-sizes';
import type { EncodedPicture, EncodingOptions } from './reader/reencode-picture';
import {
  convertToJpegTask,
  pictureSizeTask,
  reencodePictureTask,
  resizePictureToPageSizesTask,
} from './tasks';

export type { ResizedPicture, ResizedPictures } from './reader/draw-sizes';
export type { EncodedPicture, EncodingOptions } from './reader/reencode-picture';

/** A picture as it came, in memory or in its store. */
type Picture = SendableTaskInput<Buffer>;

/**
 * Reads width and height in pixels of an upright picture, in another process; accounts take turns. Throws a
 * refusal (415) if the content is no picture or cannot be read to its end.
 */
export const readPictureSize = (
  content: Picture,
  accountId: string,
): Promise<{ width: number; height: number }> => runUntrustedTask(pictureSizeTask, content, accountId);

/**
 * Converts a HEIC photo to an upright JPEG of the same size, in another process; accounts take turns. Throws
 * a refusal (415) if this server has no program that reads HEIC.
 */
export const convertToJpeg = (heic: Picture, accountId: string): Promise<Buffer> =>
  runUntrustedTask(convertToJpegTask, heic, accountId);

/**
 * Re-encodes a picture in another process: upright, in sRGB, no larger than `order` allows, without metadata
 * (place, time, owner) or appended data; accounts take turns. Throws a refusal (415) if the picture cannot be
 * read to its end, or has too many pixels to unpack.
 */
export const reencodePicture = (
  content: Picture,
  order: EncodingOptions,
  accountId: string,
): Promise<EncodedPicture> => runUntrustedTask(reencodePictureTask, { content, order }, accountId);

/**
 * Re-encodes a picture in all sizes that pages show, in another process; accounts take turns. Leaves out
 * sizes wider than the picture, but makes at least one. Throws a refusal (415) like `reencodePicture`.
 */
export const resizePictureToPageSizes = (content: Picture, accountId: string): Promise<ResizedPictures> =>
  runUntrustedTask(resizePictureToPageSizesTask, content, accountId);
