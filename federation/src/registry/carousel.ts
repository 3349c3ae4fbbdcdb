import type { CarouselSlide } from '@girassol/shared-domain/contract';
import { z } from 'zod';
import { line, picture } from './document-fields';

/** A slide as a partner writes it. */
export interface DistributionSlide extends CarouselSlide {
  /** Not for accounts with the ENTERPRISE plan or six collaborators and more (shell.promo-005). */
  hideWhenLarge?: boolean;
}

/** Slides of the home page. More than a handful is never seen: one stays for six seconds. */
export const carousel: z.ZodType<DistributionSlide[]> = z
  .array(
    z.strictObject({
      path: picture,
      alt: z.string().trim().max(150),
      heading: line(60),
      text: line(160).optional(),
      clickUrl: z
        .string()
        .max(300)
        .regex(/^(\/(?!\/)|https:\/\/)[^\s\\]*$/, 'begins with / or https://'),
      hideWhenLarge: z.boolean().optional(),
    }),
  )
  .min(1)
  .max(6);
