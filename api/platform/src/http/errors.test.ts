import { apiContract } from '../../../src/modules';
import { describeApi } from '../../../test/harness';

describeApi('bad requests', (api) => {
  const post = (payload: string, headers: Record<string, string> = { 'content-type': 'application/json' }) =>
    api.send({ method: 'POST', url: '/api/users/login', payload, headers });
  const getAnswer = async (response: ReturnType<typeof post>) => {
    const { statusCode, body } = await response;
    return { status: statusCode, ...JSON.parse(body) };
  };

  test('an address that does not exist', async () => {
    for (const url of ['/api/nada', '/api', '/api/', '/api/users', '/api/users/login/', '/api/../api/nada']) {
      const response = await api.send({ method: 'GET', url });
      expect([url, response.statusCode]).toEqual([url, 404]);
      expect(response.json()).toEqual({ message: 'Este endereço não existe.' });
    }
    const undecodable = await api.send({ method: 'GET', url: '/api/%ZZ' });
    expect([undecodable.statusCode, undecodable.json()]).toEqual([
      400,
      { message: 'O endereço é inválido.' },
    ]);
  });

  test('a body that is no JSON, no object, or not there', async () => {
    for (const text of [
      '{',
      'null',
      '[]',
      '"texto"',
      '12',
      '',
      '{"email":"a@b.co","password":"x",}',
      '{"__proto__":{}}',
    ]) {
      expect(await getAnswer(post(text))).toMatchObject({ status: 400, message: expect.any(String) });
    }
  });

  test('a body over one megabyte', async () => {
    const huge = JSON.stringify({ email: 'a@b.co', password: 'x'.repeat(1_100_000) });
    expect(await getAnswer(post(huge))).toEqual({
      status: 413,
      message: 'O conteúdo enviado é grande demais.',
    });
  });

  test('a body of thousands of unknown fields, each of a long name', async () => {
    const { owner } = api.people;
    const keys = Array.from({ length: 20_000 }, (_, at) => [
      `campo${at}${'o'.repeat(at === 7 ? 9_000 : 1)}`,
      1,
    ]);
    const { statusCode, body } = await api.send({
      method: 'PATCH',
      url: `/api/settings/user/${owner.userId}`,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${owner.token}` },
      payload: JSON.stringify(Object.fromEntries(keys)),
    });
    expect(statusCode).toBe(400);
    expect(JSON.parse(body).fields[0].path).toBe('campo0o');
    expect(body.length).toBeLessThan(50_000);
  });

  test('a body of another kind', async () => {
    for (const type of [
      'text/plain',
      'application/xml',
      'multipart/form-data; boundary=x',
      'application/x-www-form-urlencoded',
    ]) {
      expect(await getAnswer(post('email=a', { 'content-type': type }))).toMatchObject({ status: 415 });
    }
  });

  test('text that cannot be stored, and bodies too deep to walk', async () => {
    const body = (password: string) => `{"email":"a@b.co","password":"${password}"}`;
    expect(await getAnswer(post(body('\\u0000')))).toMatchObject({
      status: 400,
      message: /caracteres inválidos/,
    });
    expect(await getAnswer(post(body('\\ud800')))).toMatchObject({
      status: 400,
      message: /caracteres inválidos/,
    });
    expect(await getAnswer(post('{"\\u0000":1}'))).toMatchObject({
      status: 400,
      message: /caracteres inválidos/,
    });
    expect(await getAnswer(post('['.repeat(50_000) + ']'.repeat(50_000)))).toMatchObject({
      status: 400,
      message: /níveis/,
    });
  });

  test('wrong fields are named, in Portuguese', async () => {
    expect(await getAnswer(post('{"email":"a@b.co","password":"\\u0000"}'))).toMatchObject({
      fields: [{ path: 'password', message: 'O texto enviado contém caracteres inválidos.' }],
    });
    expect(await getAnswer(post('{"email":12,"password":"x"}'))).toEqual({
      status: 400,
      message: 'Há dados inválidos no pedido.',
      fields: [{ path: 'email', message: 'Campo ausente ou de tipo inválido.' }],
    });
  });

  test('an id in the address that is none', async () => {
    const get = (id: string) =>
      api.send({
        method: 'GET',
        url: `/api/settings/user/${id}`,
        headers: { authorization: `Bearer ${api.people.owner.token}` },
      });
    for (const id of [
      '1',
      'null',
      '%00',
      "';drop table users",
      'x'.repeat(2000),
      '%F0%9F%8C%BB',
      `${api.people.owner.userId}0`,
    ]) {
      const response = await get(id);
      expect([id, response.statusCode]).toEqual([id, 400]);
      expect(response.json().message).toMatch(/^O endereço é inválido\./);
    }
    expect((await get(api.people.owner.userId.toUpperCase())).statusCode).toBe(200);
  });

  test('no text of a refusal is one that the client takes for a lost connection or a lost session', async () => {
    const texts = [
      await getAnswer(post('{')),
      await api.refused('POST /users/token-login'),
      await getAnswer(post('{}')),
    ];
    for (const text of texts) expect(text.message).not.toMatch(/fetch|event|Acesso proibido/i);
  });

  test('every answer names its request, by the id that was sent when it is a plain one', async () => {
    const getId = async (id?: string) =>
      (
        await api.send({
          method: 'GET',
          url: '/api/health',
          headers: id === undefined ? {} : { 'x-request-id': id },
        })
      ).headers['x-request-id'];
    expect(await getId('pedido-1')).toBe('pedido-1');
    expect(await getId('a b\u00e7')).toMatch(/^[\da-f-]{36}$/);
    expect(await getId()).toMatch(/^[\da-f-]{36}$/);
  });

  test('answers are kept by nobody on the way', async () => {
    const { headers } = await api.send({ method: 'GET', url: '/api/health' });
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describeApi('pages for operators and partners', (api) => {
  test('the OpenAPI description lists every call of the contract', async () => {
    const description = (await api.send({ method: 'GET', url: '/api/docs/json' })).json();
    const listed = Object.entries<Record<string, unknown>>(description.paths).flatMap(([path, calls]) =>
      Object.keys(calls).map(
        (method) => `${method.toUpperCase()} ${path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1')}`,
      ),
    );
    expect(listed.toSorted()).toEqual(Object.keys(apiContract).toSorted());
  });

  test('the OpenAPI description marks the POSTs that only ask, of the shared contract and of areas', async () => {
    const { paths } = (await api.send({ method: 'GET', url: '/api/docs/json' })).json();
    const isMarked = (path: string) => paths[path].post['x-only-asks'] === true;
    expect(isMarked('/api/customers/filtered/{userId}/{multiplier}')).toBe(true);
    expect(isMarked('/api/tickets/filtered/user/{multiplier}')).toBe(true);
    expect(isMarked('/api/users/login')).toBe(false);
  });

  test('its page brings its own files and its own policy', async () => {
    const page = await api.send({ method: 'GET', url: '/api/docs/' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    expect(page.body).not.toMatch(/<script>|https?:\/\//);
  });

  test('figures by route, without the ids of the addresses', async () => {
    const { owner } = api.people;
    await api.call('GET /settings/user/:userId', { as: owner, params: { userId: owner.userId } });
    const { body } = await api.send({ method: 'GET', url: '/metrics' });
    expect(body).toContain('route="/api/settings/user/:userId"');
    expect(body).not.toContain(owner.userId);
    expect(body).toMatch(/girassol_database_connections\{state="idle"\} \d/);
    expect(body).toContain('girassol_nodejs_eventloop_lag_seconds');
  });

  test('health and readiness', async () => {
    expect(await api.call('GET /health')).toEqual({ status: 'ok', version: '10.58.144' });
    expect(await api.call('GET /health/ready')).toEqual({ status: 'ready' });
  });
});
