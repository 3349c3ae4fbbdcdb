import type { RequestBody, RequestParams, ResponseBody, RouteKey } from '@girassol/shared-domain/contract';
import { type DemoLogin, demoLoginEmails, demoPassword } from './product';

/** Logged-in user who calls the API directly, to prepare the data of a journey and to check its results. */
export interface Caller {
  session: ResponseBody<'POST /users/login'>;
  call<K extends RouteKey>(key: K, request?: CallInput<K>): Promise<ResponseBody<K>>;
  /** The same without expecting success: what the server says to it. */
  attempt<K extends RouteKey>(key: K, request?: CallInput<K>): Promise<Reply>;
}

/** Parameters and body of a call of the contract. */
export interface CallInput<K extends RouteKey> {
  params?: RequestParams<K>;
  body?: RequestBody<K>;
}

/** Status, message and headers of an API answer. */
export interface Reply {
  status: number;
  message: string;
  headers: Headers;
}

/** Logs in a demonstration account through the API. */
export const logIn = (origin: string, account: DemoLogin): Promise<Caller> =>
  logInWithPassword(origin, { email: demoLoginEmails[account], password: demoPassword });

/**
 * Cookies by which the product knows the device, by origin. A login from a new one tells the person in every tab: with each
 * journey on a device of its own, messages would cover what other journeys press.
 */
const deviceCookies = new Map<string, string>();

/** Logs in any e-mail and password through the API. */
export async function logInWithPassword(
  origin: string,
  login: { email: string; password: string },
): Promise<Caller> {
  const cookie = deviceCookies.get(origin);
  const answer = await sendCall(origin, 'POST /users/login', { body: login, ...(cookie && { cookie }) });
  const device = answer.headers
    .getSetCookie()
    .map((one) => one.replace(/;.*/, ''))
    .find((one) => one.startsWith('girassol_device='));
  if (device) deviceCookies.set(origin, device);
  if (!answer.ok) throw new Error(`${login.email} could not log in: ${answer.status} ${await answer.text()}`);
  const session: ResponseBody<'POST /users/login'> = await answer.json();

  return {
    session,
    async call(key, request) {
      const reply = await sendCall(origin, key, { ...request, token: session.token });
      if (!reply.ok) throw new Error(`${key}: ${reply.status} ${await reply.text()}`);
      return reply.json();
    },
    async attempt(key, request) {
      const reply = await sendCall(origin, key, { ...request, token: session.token });
      const said: unknown = await reply.json().catch(() => null);
      return { status: reply.status, message: parseMessage(said), headers: reply.headers };
    },
  };
}

interface Sent {
  params?: unknown;
  body?: unknown;
  token?: string;
  cookie?: string;
}

/**
 * Sends an HTTP request for a call of the API contract and returns the response, whatever its status. Fills
 * the parameters into the address.
 */
export function sendCall(
  origin: string,
  key: RouteKey,
  { params, body, token, cookie }: Sent,
): Promise<Response> {
  const [method = 'GET', path = ''] = key.split(' ');
  const values = new Map<string, unknown>(Object.entries(params ?? {}));
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(values.get(name))));
  return fetch(`${origin}/api${filled}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(cookie && { cookie }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

function parseMessage(said: unknown): string {
  if (typeof said !== 'object' || said === null || !('message' in said)) return '';
  return typeof said.message === 'string' ? said.message : '';
}
