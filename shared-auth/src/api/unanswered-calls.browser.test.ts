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
    message: expect.stringMatching(/^Isto não pôde ser guardado neste aparelho até ter conexão\./),
  });
  expect(notices).toMatchObject([{ title: 'Sem conexão' }]);
});

const params = { saleId: 's', userId: 'u', multiplier: 1, proposalId: 'p' };
const NOTHING_LOST = 'O que você escreveu continua na tela.';
const reasonByCall: [call: string, offline: string, unanswered: string][] = [
  ['GET /sales/single/:saleId', 'Isto não está guardado neste aparelho e precisa de conexão.', ''],
  [
    'POST /customers/filtered/:userId/:multiplier',
    'Isto não está guardado neste aparelho e precisa de conexão.',
    '',
  ],
  [
    'DELETE /proposals/single/:proposalId',
    `Isto precisa de conexão: tente de novo quando ela voltar. ${NOTHING_LOST}`,
    ` ${NOTHING_LOST}`,
  ],
];

test.each(reasonByCall)(
  '%s that alone breaks off does not say that the connection is lost',
  async (key, _offline, unanswered) => {
    fakeApi({ [key]: replyUnreachable() } as FakeRoutes);
    await expect(callApi(key, { params })).rejects.toMatchObject({
      message: `Ocorreu um erro indeterminado. Por favor, tente novamente. O sistema não respondeu.${unanswered}`,
    });
    expect(notices).toMatchObject([{ title: 'ERRO' }]);
    expect(getConnectionStatus()).toBe('ONLINE');
  },
);

test.each(reasonByCall)('%s without a connection says so, and nothing else', async (key, offline) => {
  goAway(key);
  await probeConnection();
  await expect(callApi(key, { params })).rejects.toMatchObject({ title: 'Sem conexão', message: offline });
  expect(notices).toMatchObject([{ title: 'Sem conexão', message: offline }]);
});
