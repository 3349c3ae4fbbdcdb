import type { RequestExamples } from '../example';

/** Example requests for tests: routes of the demonstration bank's desk. */
export const bankDeskExamples = {
  'GET /operation/bank/applications/:multiplier': () => ({ params: { multiplier: 1 } }),
  'GET /operation/bank/application/:id': ({ bankApplicationId }) => ({ params: { id: bankApplicationId } }),
  'POST /operation/bank/decision/:id': ({ bankApplicationId }) => ({
    params: { id: bankApplicationId },
    body: { decision: 'APPROVE' },
  }),
  'POST /operation/bank/paper/:id': ({ bankApplicationId }) => ({
    params: { id: bankApplicationId },
    body: { semantic: 'CNH', verdict: 'REJECTED', reason: 'a foto está cortada' },
  }),
  'GET /operation/bank/paper/:id': ({ bankApplicationId }) => ({
    params: { id: bankApplicationId },
    query: { semantic: 'CNH' },
  }),
  'GET /operation/bank/registrations': () => ({}),
  'POST /operation/bank/registration/:accountId': ({ clientId }) => ({
    params: { accountId: clientId },
    body: { approve: true },
  }),
} satisfies Partial<RequestExamples>;
