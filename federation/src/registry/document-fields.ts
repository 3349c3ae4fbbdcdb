import { z } from 'zod';

/** Schema of a text on one line, of 1 to `length` characters. */
export const singleLineSchema = (length: number) => z.string().trim().min(1).max(length);

/**
 * Schema of a picture in a distribution: the path of a file on this server, or a data URL (at most 64 kB), so
 * that partners can bring pictures without a build.
 */
export const pictureUrlSchema = z
  .string()
  .max(90_000, 'is larger than 64 kB')
  .regex(/^(\/(?!\/)|data:image\/(svg\+xml|png|jpeg|webp|x-icon)[;,])/, 'begins with / or data:image/');
