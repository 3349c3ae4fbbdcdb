import { defineNotificationKind } from '@girassol/shared-domain';
import { describeApi } from '../../../test/harness';
import { addModuleNotificationKinds, findNotificationKind, notify } from '.';

declare module '@girassol/shared-domain/notifications' {
  interface ModuleNotificationFacts {
    'mfe-visitas/visit-booked': { visitId: string; day: string };
  }
}

const booked = defineNotificationKind<{ visitId: string; day: string }>({
  label: 'Visita marcada',
  reason: 'Você recebe este aviso porque a visita é sua.',
  isUrgent: false,
  groupKey: ({ visitId }) => `mfe-visitas/visit-booked:${visitId}`,
  buildTexts: ({ day }) => ({ title: 'Visita marcada', content: `A visita será no dia ${day}.` }),
  openUrl: () => '/visitas/:userId',
});
const declare = (name: string, kind: string, definition = booked) =>
  addModuleNotificationKinds([{ name, notifications: { [kind]: definition } }]);

test.each([
  ['visit-booked', 'O aviso visit-booked do módulo visitas precisa começar com mfe-visitas/.'],
  ['mfe-agenda/booked', 'O aviso mfe-agenda/booked do módulo visitas precisa começar com mfe-visitas/.'],
  ['mfe-visitas/', 'O aviso mfe-visitas/ do módulo visitas precisa começar com mfe-visitas/.'],
])('a kind named %s stops the start', (kind, message) => {
  expect(() => declare('visitas', kind)).toThrow(message);
});

test.each([{ label: '' }, { reason: ' ' }])('a kind with %j stops the start', (missing) => {
  expect(() => declare('visitas', 'mfe-visitas/empty', { ...booked, ...missing })).toThrow(
    'O aviso mfe-visitas/empty do módulo visitas não tem nome ou motivo.',
  );
});

describeApi('a kind that an area of another team declares', (api) => {
  const params = () => ({ userId: api.people.vendor.userId });
  const list = () =>
    api.call('GET /notifications/user/:userId/:page', {
      as: api.people.vendor,
      params: { ...params(), page: 0 },
      query: {},
    });
  const tell = () =>
    api.database.asAccount(api.people.vendor, (tx) =>
      notify(tx, {
        accountId: api.people.vendor.accountId,
        kind: 'mfe-visitas/visit-booked',
        people: [api.people.vendor.userId],
        by: null,
        facts: { visitId: 'v-1', day: '02/12' },
      }),
    );
  beforeAll(() => {
    // The kinds of a program outlive a database.
    if (!findNotificationKind('mfe-visitas/visit-booked')) declare('visitas', 'mfe-visitas/visit-booked');
  });

  test('is told in its words, stands in the preferences, and is switched off there', async () => {
    const { vendor } = api.people;
    await tell();
    expect((await list()).notifications).toMatchObject([
      {
        kind: 'mfe-visitas/visit-booked',
        title: 'Visita marcada',
        content: 'A visita será no dia 02/12.',
        reason: booked.reason,
        openUrl: `/visitas/${vendor.userId}`,
      },
    ]);
    const { kinds } = await api.call('GET /notifications/preferences/:userId', {
      as: vendor,
      params: params(),
    });
    expect(kinds.find(({ kind }) => kind === 'mfe-visitas/visit-booked')).toEqual({
      kind: 'mfe-visitas/visit-booked',
      label: 'Visita marcada',
      isRequired: false,
      bell: 'NOW',
      mail: 'SUMMARY',
    });
    await api.query('delete from notifications');
    for (const channel of ['bell', 'mail'] as const)
      await api.call('PUT /notifications/preferences/:userId', {
        as: vendor,
        params: params(),
        body: { kind: 'mfe-visitas/visit-booked', channel, timing: 'NEVER' },
      });
    await tell();
    expect((await list()).notifications).toEqual([]);
  });

  test('twice stops the start', () => {
    expect(() => declare('visitas', 'mfe-visitas/visit-booked')).toThrow(
      'O aviso mfe-visitas/visit-booked é declarado duas vezes.',
    );
  });
});
