import '../testing/databases';
import { isReadOnlyCall, type QueuedCall, queuedCalls } from '@girassol/shared-domain';
import { sharedContract } from '@girassol/shared-domain/contract';
import {
  clearWaitingWrites,
  getConnectionStatus,
  getWaitingWrites,
  type Notice,
  onNotice,
  startOutboxOfApi,
} from '..';
import { probeConnection } from '../connection/connection-status';
import { stopOutbox } from '../outbox/outbox';
import { type FakeRoutes, fakeApi, findUnexplainedCalls, logInForTest, replyUnreachable } from '../testing';
import { callApiOrQueue } from './call-or-queue';
import { callApi } from './request';

const routes = Object.entries(sharedContract);
const notices: Notice[] = [];
let stop = () => {};

beforeEach(() => {
  logInForTest();
  notices.length = 0;
  stop = onNotice((notice) => notices.push(notice));
});
afterEach(async () => {
  stop();
  await clearWaitingWrites();
  stopOutbox();
});

const goAway = (key: string) => {
  const away: Record<string, unknown> = { [key]: replyUnreachable(), 'GET /health': replyUnreachable() };
  fakeApi(away as FakeRoutes);
};
const queue = (key: string) => {
  const params = Object.fromEntries([...key.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'x']));
  const record = { record: 'x', recordName: '#00012 Casa', title: 'Nota', detail: '' };
  return callApiOrQueue(key, { params, body: {} }, record);
};

test('every call of the shared contract says why it cannot be done without a signal', async () => {
  expect(routes.length).toBeGreaterThan(300);
  stop();
  expect(await findUnexplainedCalls(sharedContract)).toEqual([]);
});

test.each<QueuedCall>([...queuedCalls])(
  '%s waits on the device without a signal, and says nothing',
  async (key) => {
    expect(isReadOnlyCall(key)).toBe(false);
    startOutboxOfApi({ acceptsWrites: true });
    goAway(key);
    await expect(queue(key)).resolves.toBe('waiting');
    expect(getWaitingWrites()).toMatchObject([{ call: key, recordName: '#00012 Casa' }]);
    expect(notices).toEqual([]);
  },
);

test.each<QueuedCall>([...queuedCalls])('%s says why where nothing may wait', async (key) => {
  startOutboxOfApi({ acceptsWrites: false });
  goAway(key);
  await probeConnection();
  await expect(queue(key)).rejects.toMatchObject({
    status: 0,
    message: expect.stringContaining('Sem conexão: isto não pôde ser guardado neste aparelho'),
  });
  expect(notices).toHaveLength(1);
});

const params = { saleId: 's', userId: 'u', multiplier: 1, proposalId: 'p' };
const reasonByCall: [call: string, reason: string][] = [
  ['GET /sales/single/:saleId', 'isto não está guardado neste aparelho e precisa de conexão.'],
  [
    'POST /customers/filtered/:userId/:multiplier',
    'isto não está guardado neste aparelho e precisa de conexão.',
  ],
  [
    'DELETE /proposals/single/:proposalId',
    'isto precisa de conexão para ser feito. O que você escreveu continua na tela.',
  ],
];

test.each(reasonByCall)(
  '%s that alone breaks off does not say that the connection is lost',
  async (key, reason) => {
    fakeApi({ [key]: replyUnreachable() } as FakeRoutes);
    await expect(callApi(key, { params })).rejects.toThrow(`O sistema não respondeu: ${reason}`);
    expect(getConnectionStatus()).toBe('ONLINE');
  },
);

test.each(reasonByCall)('%s without a connection says so', async (key, reason) => {
  goAway(key);
  await probeConnection();
  await expect(callApi(key, { params })).rejects.toThrow(`Sem conexão: ${reason}`);
});
