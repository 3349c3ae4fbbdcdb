import { type ContractRoute, errorResponse, type RouteKey } from '@girassol/shared-domain/contract';
import { apiContract } from '../../src/modules';
import { buildMultipartForm } from '../form';
import type { TestApi } from '../harness';
import { openSession, type TestPerson } from '../test-people';
import { preparePasskeyChallenges } from './samples/passkeys';
import { type AccountSamples, NEIGHBOUR_SECRET_TEXT } from './samples/samples';
import { prepareFactor } from './samples/security';
import { fillPathParams, type SentRequest, toJsonObject, toTextParams } from './sent-request';

/** Response to a request in a test, together with the request. */
export interface ReceivedAnswer {
  status: number;
  text: string;
  sent: Pick<SentRequest, 'params' | 'query' | 'body'> & { key: RouteKey };
}

/** Returns a user of the test who may call a route: the admin for admin routes, otherwise the owner. */
export const getAllowedCaller = ({ people }: TestApi, key: RouteKey): TestPerson =>
  apiContract[key].access === 'admin' ? people.admin : people.owner;

/** Sends a request of a test to a route of the API. The request need not be valid. */
export async function sendCall(
  api: TestApi,
  key: RouteKey,
  { params, query, body, file, headers }: SentRequest,
  token?: string,
): Promise<ReceivedAnswer> {
  await prepareFactor(api, key);
  await preparePasskeyChallenges(api, key);
  const [method = '', path = ''] = key.split(' ');
  const route: ContractRoute = apiContract[key];
  const form = route.upload && buildMultipartForm(toJsonObject(body), file);
  const response = await api.send({
    method: method as 'GET', // the contract's keys begin with a method
    url: `/api${fillPathParams(path, params)}`,
    query: toTextParams(query),
    headers: {
      ...headers,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(form ? form.headers : body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(form ? { payload: form.payload } : body !== undefined && { payload: JSON.stringify(body) }),
  });
  return { status: response.statusCode, text: response.body, sent: { key, params, query, body } };
}

/** Creates an extra session of a test's user, which a logout may end without affecting other tests. */
export async function createSession({ database }: TestApi, person: TestPerson): Promise<string> {
  const token = `session-${Math.random()}`.replace('.', '');
  await database.asAccount(person, (tx) => openSession(tx, person, token, new Date(Date.now() + 600_000)));
  return token;
}

/**
 * Lists the ids, names and signatures of an account's sample records, which must not occur in responses to
 * other accounts.
 */
export const listSampleTexts = (world: AccountSamples): string[] =>
  Object.values(world).map((value) => (typeof value === 'string' ? value : value.signature));

/** Words of programs, and those that the client takes for a lost connection. */
const UNFIT_MESSAGE_PATTERN = /fetch|event|Acesso proibido|sql|constraint|column|undefined|\bat /i;

/**
 * Expects a 4xx response whose body is an error with a message for users and without internals of the server.
 * Returns the body.
 */
export function expectErrorBody(status: number, text: string, where: string) {
  if (status < 400 || status > 499) throw new Error(`not refused: ${where}`);
  const answer = errorResponse.parse(JSON.parse(text));
  if (answer.message.length === 0 || UNFIT_MESSAGE_PATTERN.test(answer.message))
    throw new Error(`unfit message: ${where}`);
  return answer;
}

/** Expects that the text of a response contains no data of the sample records in the neighbour's account. */
export function expectNoLeak(theirs: AccountSamples, text: string, where: string): void {
  const leaked = [NEIGHBOUR_SECRET_TEXT, ...listSampleTexts(theirs)].find((secret) => text.includes(secret));
  if (leaked) throw new Error(`leaked ${leaked}: ${where}`);
}
