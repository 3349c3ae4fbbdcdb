import {
  type ContractRoutes,
  emptyObject,
  id,
  operatorReason,
  pageNumber,
  sessionResponse,
  timestamp,
} from '@girassol/shared-domain/contract';
import { z } from 'zod';

const visit = z.object({
  _id: id,
  /** Name of the visitor, somebody of the administration of the platform. */
  visitor: z.string(),
  /** Person as whom the visitor saw the account, with the name at that time. */
  person: z.object({ _id: id, name: z.string() }),
  reason: z.string(),
  ticketId: id.nullable(),
  from: timestamp,
  /** End of the visit, or when it ends by itself. */
  until: timestamp,
  isLive: z.boolean(),
  writes: z.enum(['NONE', 'ASKED', 'ALLOWED']),
  /** Name of the person who allowed changes; null if nobody did. */
  writesAllowedBy: z.string().nullable(),
  /** Pages that were seen, in the order in which they were seen first. */
  pages: z.array(z.object({ path: z.string(), title: z.string(), at: timestamp })),
});

const page = z.object({ visits: z.array(visit), hasMoreItems: z.boolean() });

/** API calls by which the administration of the platform visits an account as one of its people ("Entrar como"). */
export const visitsContract = {
  'POST /operation/visits/new': {
    access: 'admin',
    summary: 'Creates a token that opens one visit, once, within a minute; ten in 15 minutes',
    body: z.object({
      accountId: id,
      /** Person to visit the account as; its owner if left out. */
      userId: id.optional(),
      /** Ticket of that account that the visit is about, and opens. */
      ticketId: id.optional(),
      reason: operatorReason,
    }),
    answer: z.object({ email: z.string(), token: z.string(), ticketId: id.nullable(), until: timestamp }),
    hasSecretResponse: true,
  },
  'GET /operation/visits/list/:accountId/:multiplier': {
    access: 'admin',
    summary: 'Visits to an account, newest first, ten a page',
    params: z.object({ accountId: id, multiplier: pageNumber }),
    answer: page,
  },
  'POST /visits/open': {
    access: 'public',
    summary:
      'Opens a visit by its token: a session of 30 minutes in a cookie of its own; 410 for any other token',
    body: z.object({ email: z.string().trim().max(254), token: z.string().min(20).max(100) }),
    answer: z.object({ session: sessionResponse }),
    hasSecretResponse: true,
  },
  'GET /visits/list/:multiplier': {
    access: 'session',
    summary:
      'Visits of the support to the account, newest first, ten a page; for vendors those as themselves',
    params: z.object({ multiplier: pageNumber }),
    answer: page,
  },
  'DELETE /visits/single/:visitId': {
    access: 'session',
    summary: 'Ends a visit at once, by the owner or the visited person',
    params: z.object({ visitId: id }),
    answer: emptyObject,
  },
} as const satisfies ContractRoutes;

/** Visit of the support to an account, past or going on. */
export type Visit = z.infer<typeof visit>;
