import { loadApiCalls } from './load-api-calls';

const answerWith = (status: number, body: unknown) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }),
    );

afterEach(() => jest.restoreAllMocks());

test('reads the calls of a server, and which of them only ask', async () => {
  answerWith(200, {
    paths: {
      '/api/tickets/filtered/user/{multiplier}': { post: { 'x-only-asks': true, summary: 'Lists tickets' } },
      '/api/tickets/new/{userId}': { post: { summary: 'Opens a ticket' }, get: {} },
    },
  });
  expect(await loadApiCalls('http://server')).toEqual({
    known: new Set(['POST /tickets/filtered/user/:', 'POST /tickets/new/:', 'GET /tickets/new/:']),
    asking: ['POST /tickets/filtered/user/:multiplier'],
  });
});

test('a server without the document says nothing', async () => {
  answerWith(404, {});
  expect(await loadApiCalls('http://server')).toBeNull();
});
