import type { RequestBody, RequestParams, ResponseBody, RouteKey } from '@girassol/shared-domain/contract';

/** API client of a script: typed by the contract, without the browser's session. */
export interface ApiClient {
  token: string;
  accountId: string;
  userId: string;
  call<K extends RouteKey>(key: K, params: RequestParams<K>, body: RequestBody<K>): Promise<ResponseBody<K>>;
}

/** Creates an API client of an open session. */
export function createApiClient(url: string, session: Omit<ApiClient, 'call'>): ApiClient {
  return { ...session, call: createCaller(url, session.token) };
}

/** Signs in a user by e-mail and password, and returns an API client with the token of the session. */
export async function signIn(url: string, email: string, password: string): Promise<ApiClient> {
  const login = createCaller(url, '');
  const session = await login('POST /users/login', undefined, { email, password });
  return createApiClient(url, {
    token: session.token,
    accountId: session.managerId,
    userId: session.userId,
  });
}

function createCaller(url: string, token: string): ApiClient['call'] {
  return async function call<K extends RouteKey>(
    key: K,
    params: RequestParams<K>,
    body: RequestBody<K>,
  ): Promise<ResponseBody<K>> {
    const [method = '', path = ''] = key.split(' ');
    const filled = Object.entries(params ?? {}).reduce(
      (address, [name, value]) => address.replace(`:${name}`, String(value)),
      path,
    );
    const response = await fetch(`${url}/api${filled}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
    });
    if (!response.ok) throw new Error(`${key}: ${response.status} ${await response.text()}`);
    return response.json();
  };
}
