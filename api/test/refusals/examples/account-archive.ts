import type { RequestExamples } from '../example';

/** Example requests for tests: archives of everything of an account. */
export const accountArchiveExamples = {
  'GET /users/archive/:userId': ({ userId }) => ({ params: { userId } }),
  'POST /users/archive/:userId': ({ userId }) => ({ params: { userId }, body: { password: 'Girassol2026' } }),
  'POST /users/archive/open/:userId/:archiveId': ({ userId, accountArchiveId: archiveId }) => ({
    params: { userId, archiveId },
    body: { password: 'Girassol2026' },
  }),
} satisfies Partial<RequestExamples>;
