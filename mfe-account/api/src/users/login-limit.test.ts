import { describeApi } from '@girassol/api/test/harness';
import { setPassword } from '@girassol/api/test/test-people';

const PASSWORD = 'Girassol2026';

describeApi('the limit on logins', (api) => {
  beforeAll(async () => {
    await setPassword(api.database, api.people.owner, PASSWORD);
    await setPassword(api.database, api.people.basic, PASSWORD);
  });
  beforeEach(() => api.query('delete from login_attempts'));

  const logIn = (email: string, password: string, remoteAddress = '10.0.0.1', cookie = '') =>
    api.send({
      method: 'POST',
      url: '/api/users/login',
      payload: { email, password },
      remoteAddress,
      headers: { cookie },
    });

  /** Returns the device cookie of a browser after its login. */
  async function getDevice(email: string): Promise<string> {
    const { cookies } = await logIn(email, PASSWORD);
    const device = cookies.find(({ name }) => name === 'girassol_device');
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
    return `girassol_device=${device?.value}`;
  }

  /** Ten wrong passwords from each of six addresses. */
  async function attack(email: string) {
    for (let address = 1; address <= 6; address += 1)
      await Promise.all(Array.from({ length: 10 }, () => logIn(email, 'Errada2026', `10.9.0.${address}`)));
  }

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

  test('wrong passwords from many addresses do not keep out a device that was in before', async () => {
    const { owner, basic } = api.people;
    const device = await getDevice(owner.email);
    const another = await getDevice(basic.email);
    await attack(owner.email);
    expect((await logIn(owner.email, PASSWORD, '10.0.0.7', device)).statusCode).toBe(200);
    // Neither a device of somebody else nor a made-up one.
    expect((await logIn(owner.email, PASSWORD, '10.0.0.7', another)).statusCode).toBe(429);
    expect((await logIn(owner.email, PASSWORD, '10.0.0.7', `${device}x`)).statusCode).toBe(429);
    expect((await logIn(owner.email, PASSWORD, '10.0.0.7')).statusCode).toBe(429);
  });

  test('a known device has a limit of its own', async () => {
    const { owner } = api.people;
    const device = await getDevice(owner.email);
    for (let round = 0; round < 10; round += 1)
      expect((await logIn(owner.email, 'Errada2026', '10.0.0.7', device)).statusCode).toBe(401);
    expect((await logIn(owner.email, PASSWORD, '10.0.0.7', device)).statusCode).toBe(429);
    expect((await logIn(owner.email, PASSWORD, '10.0.0.7')).statusCode).toBe(200);
  });

  test('all addresses of one IPv6 line count together', async () => {
    const statuses = [];
    for (let address = 1; address <= 11; address += 1)
      statuses.push((await logIn(api.people.owner.email, 'Errada2026', `2001:db8::${address}`)).statusCode);
    expect(statuses.slice(-2)).toEqual([401, 429]);
    expect((await logIn(api.people.owner.email, PASSWORD, '2001:db8:0:1::1')).statusCode).toBe(200);
  });

  test('right passwords at once count for nothing while they are looked at', async () => {
    const answers = await Promise.all(
      Array.from({ length: 24 }, () => logIn(api.people.owner.email, PASSWORD)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(24).fill(200));
  });

  test('of a hundred guesses at once the right one passes no more easily than one after another', async () => {
    const guesses = Array.from({ length: 100 }, (_, index) => (index === 60 ? PASSWORD : 'Errada2026'));
    for (let round = 0; round < 10; round += 1) await logIn(api.people.owner.email, 'Errada2026');
    const answers = await Promise.all(guesses.map((guess) => logIn(api.people.owner.email, guess)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([429]));
  });

  test('who enters rightly is never told to wait', async () => {
    for (let round = 0; round < 12; round += 1) {
      expect((await logIn(api.people.owner.email, PASSWORD)).statusCode).toBe(200);
    }
    expect(await api.query('select * from login_attempts where failures > 0')).toEqual([]);
  });
});
