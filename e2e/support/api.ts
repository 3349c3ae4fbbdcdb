import type { Answer, Body, Params, RouteKey } from '@girassol/shared-domain/contract';
import { type Account, accounts, password } from './product';

/** Somebody who is logged in and asks the API directly: to prepare what a journey needs, and to check what it left. */
export interface Caller {
  session: Answer<'POST /users/login'>;
  call<K extends RouteKey>(key: K, request?: CallOf<K>): Promise<Answer<K>>;
  /** The same without expecting success: what the server says to it. */
  attempt<K extends RouteKey>(key: K, request?: CallOf<K>): Promise<Reply>;
}

export interface CallOf<K extends RouteKey> {
  params?: Params<K>;
  body?: Body<K>;
}

export interface Reply {
  status: number;
  message: string;
  headers: Headers;
}

/** Logs an account of the demonstration in by the API. */
export const logIn = (origin: string, account: Account): Promise<Caller> =>
  logInWith(origin, { email: accounts[account], password });

/** Logs anybody in by the API. */
export async function logInWith(origin: string, login: { email: string; password: string }): Promise<Caller> {
  const answer = await send(origin, 'POST /users/login', { body: login });
  if (!answer.ok) throw new Error(`${login.email} could not log in: ${answer.status} ${await answer.text()}`);
  const session: Answer<'POST /users/login'> = await answer.json();

  return {
    session,
    async call(key, request) {
      const reply = await send(origin, key, { ...request, token: session.token });
      if (!reply.ok) throw new Error(`${key}: ${reply.status} ${await reply.text()}`);
      return reply.json();
    },
    async attempt(key, request) {
      const reply = await send(origin, key, { ...request, token: session.token });
      const said: unknown = await reply.json().catch(() => null);
      return { status: reply.status, message: messageOf(said), headers: reply.headers };
    },
  };
}

interface Sent {
  params?: unknown;
  body?: unknown;
  token?: string;
}

/** Sends one call of the contract, filled in. */
export function send(origin: string, key: RouteKey, { params, body, token }: Sent): Promise<Response> {
  const [method, path = ''] = key.split(' ');
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(values.get(name))));
  return fetch(`${origin}/api${filled}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

function messageOf(said: unknown): string {
  if (typeof said !== 'object' || said === null || !('message' in said)) return '';
  return typeof said.message === 'string' ? said.message : '';
}
