import { type ContractRoutes, id, isoDate } from '@girassol/shared-domain/contract';
import { z } from 'zod';
import { promiseKinds } from '../tickets';

/** A day, or an attendant: exactly one of them is given. Tickets that nobody took have neither. */
const subject = {
  day: isoDate.nullable(),
  attendant: z.object({ _id: id, name: z.string() }).nullable(),
};

const promiseSum = z.object({
  ...subject,
  kind: z.enum(promiseKinds),
  /** Number of promises that ended, and of those that were kept. */
  total: z.number().int(),
  kept: z.number().int(),
  /** Minutes of support that half of them took at most; null if none has an end. */
  medianMinutes: z.number().nullable(),
});

const ratingSum = z.object({
  ...subject,
  total: z.number().int(),
  /** Average number of stars. */
  stars: z.number(),
});

const figures = z.object({
  byDay: z.object({ promises: z.array(promiseSum), ratings: z.array(ratingSum) }),
  byAttendant: z.object({ promises: z.array(promiseSum), ratings: z.array(ratingSum) }),
});

/** API calls of the figures of support. */
export const figuresContract = {
  'GET /operation/tickets/figures': {
    access: 'admin',
    summary:
      'Figures of seven days: first answers, solutions, kept promises and ratings, by day and by attendant',
    query: z.object({ from: isoDate }),
    answer: figures,
  },
} as const satisfies ContractRoutes;

/** Promises of one kind that ended, of a day or of an attendant. */
export type PromiseSum = z.infer<typeof promiseSum>;
/** Ratings of a day or of an attendant. */
export type RatingSum = z.infer<typeof ratingSum>;
/** Figures of a week of support. */
export type SupportFigures = z.infer<typeof figures>;
