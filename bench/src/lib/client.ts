import type { Answer, Body, Params, RouteKey } from '@girassol/shared-domain/contract';

/** The API as a script calls it: typed by the contract, without the browser's session. */
export interface Client {
  token: string;
  accountId: string;
  userId: string;
  call<K extends RouteKey>(key: K, params: Params<K>, body: Body<K>): Promise<Answer<K>>;
}

/** Signs in with a demonstration login. */
export async function signIn(url: string, email: string, password: string): Promise<Client> {
  let token = '';
  async function call<K extends RouteKey>(key: K, params: Params<K>, body: Body<K>): Promise<Answer<K>> {
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
