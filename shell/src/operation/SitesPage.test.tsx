import { buildTestSession, replyRefused } from '@girassol/shared-auth/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '../testing/render-app';

const LIST = 'GET /websites/reports';
const SUSPEND = 'PUT /websites/suspension/:accountId';
const id = (end: string) => `0198a000-0000-7000-8000-0000000000${end}`;

const reported = {
  accountId: id('aa'),
  name: 'Sol Nascente',
  slug: 'sol-nascente',
  url: 'https://sites.exemplo.com.br/institucional/sol-nascente',
  suspended: null as { why: string; timestamp: number } | null,
  reports: [{ _id: id('01'), reason: 'GOLPE' as const, words: 'Pediram Pix adiantado.', timestamp: 0 }],
};

function open(session = buildTestSession({ isAdmin: true }), sites = [reported]) {
  const sent: unknown[] = [];
  const list = [...sites];
  renderApp({
    at: '/operacao/sites',
    session,
    api: {
      [LIST]: () => ({ sites: list }),
      'GET /websites/zone': {
        records: [{ type: 'A' as const, name: 'a.example', value: '203.0.113.1' }],
        isAsked: true,
      },
      [SUSPEND]: ({ params, body }) => {
        sent.push({ ...params, ...body });
        list[0] = { ...reported, suspended: body.suspended ? { why: body.why ?? '', timestamp: 0 } : null };
        return {};
      },
    },
  });
  return sent;
}

test('what was reported is read, and the site is off the air with one click and back with another', async () => {
  const sent = open();
  const list = await screen.findByRole('list', { name: 'Sites denunciados ou fora do ar' });
  expect(list).toHaveTextContent('Golpe Pediram Pix adiantado.');
  fireEvent.click(within(list).getByRole('button', { name: 'Tirar do ar o site de Sol Nascente' }));
  const back = await screen.findByRole('button', { name: 'Devolver ao ar o site de Sol Nascente' });
  expect(list).toHaveTextContent('Fora do ar');
  expect(sent).toEqual([
    {
      accountId: id('aa'),
      suspended: true,
      why: 'Recebemos uma denúncia de golpe e estamos verificando o site.',
    },
  ]);
  fireEvent.click(back);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ suspended: false });
});

test('the zone of the demonstration stands below', async () => {
  open();
  expect(await screen.findByRole('textbox', { name: /Registros/ })).toHaveValue('A a.example 203.0.113.1');
});

test('where nobody reported anything it says so; a page for nobody else', async () => {
  open(undefined, []);
  expect(await screen.findByText('Nenhuma denúncia')).toBeVisible();
});

test('a manager finds nothing here', async () => {
  renderApp({ at: '/operacao/sites', session: buildTestSession(), api: { [LIST]: replyRefused(403) } });
  await waitFor(() => expect(screen.queryByText('Tirar do ar')).toBeNull());
  expect(screen.queryByRole('list', { name: 'Sites denunciados ou fora do ar' })).toBeNull();
});
