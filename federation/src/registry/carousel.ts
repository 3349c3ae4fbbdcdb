import type { CarouselSlide } from '@girassol/shared-domain/contract';
import { z } from 'zod';
import { pictureUrlSchema, singleLineSchema } from './document-fields';

/** Slide of the home page's carousel as a partner writes it in a distribution. */
export interface DistributionSlide extends CarouselSlide {
  /** Not for accounts with the ENTERPRISE plan or six collaborators and more (shell.promo-005). */
  hideWhenLarge?: boolean | undefined;
}

/**
 * Schema of the slides in the home page's carousel. Only a few are allowed, since each shows for six seconds.
 */
export const carouselSchema: z.ZodType<DistributionSlide[]> = z
  .array(
    z.strictObject({
      path: pictureUrlSchema,
      alt: z.string().trim().max(150),
      heading: singleLineSchema(60),
      text: singleLineSchema(160).optional(),
      clickUrl: z
        .string()
        .max(300)
        .regex(/^(\/(?!\/)|https:\/\/)[^\s\\]*$/, 'begins with / or https://'),
      hideWhenLarge: z.boolean().optional(),
    }),
  )
  .min(1)
  .max(6);
