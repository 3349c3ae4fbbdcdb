import { type ContractRoute, contract, errorAnswer, type RouteKey } from '@girassol/shared-domain/contract';
import { formOf } from '../form';
import type { TestApi } from '../harness';
import { openSession, type Person } from '../people';
import { asObject, asStrings, fill, type Sent } from './sent';
import { SECRET, type World } from './worlds/worlds';

/** The answer to a request, with the request. */
export interface Answered {
  status: number;
  text: string;
  sent: Pick<Sent, 'params' | 'query' | 'body'> & { key: RouteKey };
}

/** Who may make a call. */
export const callerOf = ({ people }: TestApi, key: RouteKey): Person =>
  contract[key].access === 'admin' ? people.admin : people.owner;

/** Makes a call of the contract, well formed or not. */
export async function sendAs(
  api: TestApi,
  key: RouteKey,
  { params, query, body, file }: Sent,
  token?: string,
): Promise<Answered> {
  const [method = '', path = ''] = key.split(' ');
  const route: ContractRoute = contract[key];
  const form = route.upload && formOf(asObject(body), file);
  const response = await api.send({
    method: method as 'GET', // the contract's keys begin with a method
    url: `/api${fill(path, params)}`,
    query: asStrings(query),
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(form ? form.headers : body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(form ? { payload: form.payload } : body !== undefined && { payload: JSON.stringify(body) }),
  });
  return { status: response.statusCode, text: response.body, sent: { key, params, query, body } };
}

/** A session of its own, which a logout may end. */
export async function newSession({ database }: TestApi, person: Person): Promise<string> {
  const token = `session-${Math.random()}`.replace('.', '');
  await database.asAccount(person, (tx) => openSession(tx, person, token, new Date(Date.now() + 600_000)));
  return token;
}

/** Ids, names and signatures of a world. */
export const textsOf = (world: World): string[] =>
  Object.values(world).map((value) => (typeof value === 'string' ? value : value.signature));

/** Words of programs, and those that the client takes for a lost connection. */
const UNFIT = /fetch|event|Acesso proibido|sql|constraint|column|undefined|\bat /i;

/** The error form, in words for a person, with nothing of the machine in it. Answers the form. */
export function expectErrorForm(status: number, text: string, where: string) {
  if (status < 400 || status > 499) throw new Error(`not refused: ${where}`);
  const answer = errorAnswer.parse(JSON.parse(text));
  if (answer.message.length === 0 || UNFIT.test(answer.message)) throw new Error(`unfit message: ${where}`);
  return answer;
}

/** Nothing of the neighbour's world is in a text. */
export function expectNoLeak(theirs: World, text: string, where: string): void {
  const leaked = [SECRET, ...textsOf(theirs)].find((secret) => text.includes(secret));
  if (leaked) throw new Error(`leaked ${leaked}: ${where}`);
}
