import type { RequestExamples } from '../example';

/** Example requests for tests: the end of an account. */
export const accountClosureExamples = {
  'GET /users/closure/:userId': ({ userId }) => ({ params: { userId } }),
  'POST /users/closure/:userId': ({ userId, accountName }) => ({
    params: { userId },
    body: { password: 'Girassol2026', accountName, mainReason: 'Outro motivo', message: 'Obrigada!' },
  }),
  'DELETE /users/closure/:userId': ({ userId }) => ({ params: { userId } }),
} satisfies Partial<RequestExamples>;
