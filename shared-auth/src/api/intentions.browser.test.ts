import { api, createIdempotencyKeyCache } from '..';
import { fakeApi, logInForTest, replyRefused, replyUnreachable } from '../testing';
import { forgetIdempotencyKey, getIdempotencyKeyOfAction } from './intentions';

const ADD = 'POST /archives/customer/folder/:cid';
const folder = { folder: { _id: 'f', name: 'Fotos', order: 0, folderSemantic: null } };
const add = (name = 'Fotos', cid = 'c') =>
  api(ADD, { params: { cid }, body: { name }, silent: true }).catch(() => null);
const listKeys = (server: ReturnType<typeof fakeApi>) =>
  server.calls(ADD).map(({ headers }) => headers.get('idempotency-key'));

beforeEach(() => {
  localStorage.clear();
  logInForTest();
});
afterEach(() => jest.useRealTimers());

describe('a call that acts', () => {
  test('is one intention until it is answered: a second press has the same key', async () => {
    const server = fakeApi({ [ADD]: folder });
    await Promise.all([add(), add()]);
    const [first, second] = listKeys(server);
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  test('that was answered is another intention the next time', async () => {
    const server = fakeApi({ [ADD]: folder });
    await add();
    await add();
    server.answer({ [ADD]: replyRefused(409, { message: 'Já existe.' }) });
    await add();
    await add();
    expect(new Set(listKeys(server)).size).toBe(4);
  });

  test.each([
    ['the line was cut', replyUnreachable()],
    ['a proxy gave up', replyRefused(502)],
  ])('whose answer was lost because %s keeps its key, for another try soon', async (_why, lost) => {
    jest.useFakeTimers({ now: 1_000_000, doNotFake: ['queueMicrotask', 'setTimeout', 'setImmediate'] });
    const server = fakeApi({ [ADD]: lost });
    await add();
    jest.setSystemTime(1_000_000 + 110_000);
    await add();
    jest.setSystemTime(1_000_000 + 130_000);
    await add();
    const [first, second, later] = listKeys(server);
    expect(second).toBe(first);
    expect(later).not.toBe(first);
  });

  test('with other content, or about something else, is another intention', async () => {
    const server = fakeApi({ [ADD]: replyUnreachable() });
    await add();
    await add('Contas');
    await add('Fotos', 'd');
    expect(new Set(listKeys(server)).size).toBe(3);
  });

  test('that only asks has no key', async () => {
    const server = fakeApi({ 'POST /places/filtered': { places: [] } });
    await api('POST /places/filtered', { body: { uf: 'SC', searchValue: 'flo' } });
    expect(server.calls('POST /places/filtered')[0]?.headers.has('idempotency-key')).toBe(false);
  });
});

describe('a form with a draft', () => {
  const values = { name: 'Maria da Silva', document: '529.982.247-25' };

  test('that is opened again goes on with the key no answer came to', () => {
    const first = createIdempotencyKeyCache('customer.u')('customer', values);
    expect(createIdempotencyKeyCache('customer.u')('customer', values)).toBe(first);
    expect(createIdempotencyKeyCache('customer.u')('customer', { ...values, name: 'Maria' })).not.toBe(first);
    forgetIdempotencyKey(first);
    expect(createIdempotencyKeyCache('customer.u')('customer', values)).not.toBe(first);
  });

  test('leaves nothing of what was typed in the browser', () => {
    getIdempotencyKeyOfAction('customer', values);
    expect(JSON.stringify(localStorage)).not.toMatch(/Maria|529\.?982/);
  });

  test('has keys where storage is closed, too', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(getIdempotencyKeyOfAction('customer', values)).toBe(getIdempotencyKeyOfAction('customer', values));
    setItem.mockRestore();
  });
});
