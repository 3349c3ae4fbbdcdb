import type { RequestBody } from '@girassol/shared-domain/contract';
import type { LightMyRequestResponse } from 'fastify';
import type { TestApi } from './harness';
import type { TestPerson } from './test-people';

const HOST = 'app.girassol.test';

/** Browser tab of a visit: what it sends with each call. */
export interface TestVisit {
  id: string;
  headers: Record<string, string>;
}

/** Creates the steps by which tests visit accounts. */
export function createVisitTester(api: TestApi) {
  const createToken = (
    person: TestPerson,
    body: Partial<RequestBody<'POST /operation/visits/new'>> = {},
    as: TestPerson = api.people.admin,
  ) =>
    api.call('POST /operation/visits/new', {
      as,
      body: { accountId: person.accountId, userId: person.userId, reason: 'Proposta não abre', ...body },
    });
  const send = (
    visit: TestVisit,
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
  ): Promise<LightMyRequestResponse> =>
    api.send({
      method,
      url: `/api${path}`,
      headers: { host: HOST, ...visit.headers },
      ...(payload && { payload }),
    });
  const redeem = (
    body: { email: string; token: string },
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> =>
    api.send({
      method: 'POST',
      url: '/api/visits/open',
      headers: { host: HOST, ...headers },
      payload: body,
    });

  return {
    createToken,
    redeem,
    send,
    /** Opens a visit as a person in a new tab. */
    async open(
      person: TestPerson,
      body: Partial<RequestBody<'POST /operation/visits/new'>> = {},
    ): Promise<TestVisit> {
      await api.query('delete from login_attempts');
      const { email, token } = await createToken(person, body);
      const opened = await redeem({ email, token });
      expect(opened.statusCode).toBe(200);
      const { session } = opened.json<{ session: { token: string; visit: { _id: string } } }>();
      const cookie = opened.cookies.find(({ name }) => name.startsWith('girassol_session_'));
      return {
        id: session.visit._id,
        headers: { authorization: `Bearer ${session.token}`, cookie: `${cookie?.name}=${cookie?.value}` },
      };
    },
    /** Reads the status with which the session of a visit answers. */
    getStatus: async (visit: TestVisit) => (await send(visit, 'POST', '/users/token-login')).statusCode,
    allow: (visit: TestVisit, as: TestPerson) =>
      api.call('PUT /visits/writes/:visitId', { as, params: { visitId: visit.id } }),
  };
}
