import { z } from 'zod';

/** Text of a distribution on one line. */
export const line = (length: number) => z.string().trim().min(1).max(length);

/** A file of this server, or the picture itself: partners bring theirs without a build. */
export const picture = z
  .string()
  .max(90_000, 'is larger than 64 kB')
  .regex(/^(\/(?!\/)|data:image\/(svg\+xml|png|jpeg|webp|x-icon)[;,])/, 'begins with / or data:image/');
