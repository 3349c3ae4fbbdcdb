import { z } from 'zod';
import { followSubjects } from '../notifications/follow-subject';
import type { ContractRoutes } from './route';
import { id } from './schemas';

const params = z.object({ subject: z.enum(followSubjects), subjectId: id });
const follow = z.object({ isFollowing: z.boolean() });

/** API calls by which people follow items and customers, to be notified of what happens to them. */
export const followsContract = {
  'GET /notifications/follows/:subject/:subjectId': {
    access: 'active',
    summary: 'Does the caller follow this item or customer?',
    params,
    answer: follow,
  },
  'PUT /notifications/follows/:subject/:subjectId': {
    access: 'active',
    summary: 'Follow an item or customer that the caller may see, or follow it no more',
    params,
    body: follow,
    answer: follow,
  },
} as const satisfies ContractRoutes;
