import { z } from 'zod';
import type { ContractRoutes } from './route';

/**
 * Schema of a slide of the home page's carousel. `path` is the path of its picture, `clickUrl` the target of a click
 * (shell.promo-006).
 */
export const carouselSlide = z.object({
  /** A file of the server (`/…`) or the picture itself (`data:image/…`). */
  path: z.string(),
  /** Alternative text of the picture; empty if it only decorates. */
  alt: z.string(),
  heading: z.string(),
  text: z.string().optional(),
  /** An address of the product (`:uid` stands for who looks) or of another site (`https://…`). */
  clickUrl: z.string(),
});

export type CarouselSlide = z.infer<typeof carouselSlide>;

export const homeContract = {
  'GET /home/carousel': {
    access: 'session',
    summary: 'What the white-label of the account shows on the home page',
    answer: z.object({ slides: z.array(carouselSlide) }),
  },
} as const satisfies ContractRoutes;
