import { describeApi } from '../../test/harness';
import { setPassword } from '../../test/people';

const PASSWORD = 'Girassol2026';

describeApi('the limit on logins', (api) => {
  beforeAll(async () => {
    await setPassword(api.database, api.people.owner, PASSWORD);
    await setPassword(api.database, api.people.basic, PASSWORD);
  });
  beforeEach(() => api.query('delete from login_attempts'));

  const logIn = (email: string, password: string, remoteAddress = '10.0.0.1') =>
    api.send({ method: 'POST', url: '/api/users/login', payload: { email, password }, remoteAddress });

  test('a login tried a hundred times is told to wait, in words and in seconds', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () => logIn(api.people.owner.email, 'Errada2026')),
    );
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(90);
    const refused = answers.find((answer) => answer.statusCode === 429);
    expect(refused?.json().message).toMatch(/^Muitas tentativas de entrar\. Aguarde 15 minutos/);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(800);

    expect((await logIn(api.people.owner.email, PASSWORD)).statusCode).toBe(429);
    expect((await logIn(api.people.basic.email, PASSWORD)).statusCode).toBe(200);
    expect((await logIn(api.people.owner.email, PASSWORD, '10.0.0.2')).statusCode).toBe(200);
  });

  test('the window passes', async () => {
    for (let round = 0; round < 11; round += 1) await logIn(api.people.owner.email, 'Errada2026');
    await api.query("update login_attempts set since = since - interval '16 minutes'");
    expect((await logIn(api.people.owner.email, PASSWORD)).statusCode).toBe(200);
  });

  test('many e-mails from one address reach a limit as well', async () => {
    await logIn('alguem@girassol.test', 'Errada2026', '10.0.0.3');
    await api.query('update login_attempts set failures = 9');
    const another = () => logIn(`outro-${Math.random()}@girassol.test`, 'Errada2026', '10.0.0.3');
    expect((await another()).statusCode).toBe(401);
    await api.query('update login_attempts set failures = 100 where failures = 10');
    expect((await another()).statusCode).toBe(429);
  });

  test('who enters rightly is never told to wait', async () => {
    for (let round = 0; round < 12; round += 1) {
      expect((await logIn(api.people.owner.email, PASSWORD)).statusCode).toBe(200);
    }
    expect(await api.query('select * from login_attempts where failures > 0')).toEqual([]);
  });
});
