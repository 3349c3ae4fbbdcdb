import type { RequestBody, RequestParams, ResponseBody, RouteKey } from '@girassol/shared-domain/contract';

/** API client of a script: typed by the contract, without the browser's session. */
export interface ApiClient {
  token: string;
  accountId: string;
  userId: string;
  call<K extends RouteKey>(key: K, params: RequestParams<K>, body: RequestBody<K>): Promise<ResponseBody<K>>;
}

/** Signs in a user by e-mail and password, and returns an API client with the token of the session. */
export async function signIn(url: string, email: string, password: string): Promise<ApiClient> {
  let token = '';
  async function call<K extends RouteKey>(
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
  }

  const session = await call('POST /users/login', undefined, { email, password });
  token = session.token;
  return { token, accountId: session.managerId, userId: session.userId, call };
}
