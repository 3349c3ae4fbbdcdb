import { remoteTesting } from '@girassol/federation/remote';
import { buildTestSession, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import type { ResponseBody, SiteLead } from '@girassol/shared-domain/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import LeadsPage from './LeadsPage';
import { LIST_LEADS_CALL } from './use-leads';

const session = buildTestSession();
const user = userEvent.setup();
const id = (at: number) => `018f0000-0000-7000-8000-${String(at).padStart(12, '0')}`;

const lead: SiteLead = {
  _id: id(1),
  state: 'RECEBIDO',
  name: 'Ana Souza',
  phone: '19988887777',
  uf: 'SP',
  city: 'Campinas',
  consumption: 500,
  power: 3.85,
  saving: 4_321,
  source: 'VENDEDOR',
  seller: { _id: id(2), name: 'Bia Lima' },
  doubts: [],
  item: { _id: id(3), name: 'Simulação de Ana Souza', board: 'PRE_SALES' },
  customer: { _id: id(4), name: 'Ana Souza' },
  proposal: { frontId: 'p-1' },
  consent: { words: 'Ao pedir o contato, você autoriza.', timestamp: 0, marketing: false },
  timestamp: 0,
};
const doubtful: SiteLead = {
  ...lead,
  _id: id(5),
  state: 'SUSPEITO',
  name: 'Veja www.spam.com',
  saving: null,
  source: 'BUSCA',
  seller: null,
  doubts: ['O nome traz um endereço da internet.'],
  item: null,
  customer: null,
};

const page = (...leads: SiteLead[]): ResponseBody<typeof LIST_LEADS_CALL> => ({
  leads,
  hasMoreItems: false,
  total: leads.length,
  suspects: 1,
  sellers: [{ _id: id(2), name: 'Bia Lima' }],
});

function open(leads: SiteLead[], search = '', more = {}) {
  const server = fakeApi({ [LIST_LEADS_CALL]: page(...leads), ...more });
  renderWithSession(
    <MemoryRouter initialEntries={[`/editar-website/${session.userId}/contatos${search}`]}>
      <LeadsPage />
    </MemoryRouter>,
    { session },
  );
  return server;
}

beforeEach(() => void remoteTesting.installFakePlatform());

test('a contact says how to reach it, what it was told, where it came from, and leads to its deal', async () => {
  open([lead]);
  const card = await screen.findByRole('listitem', { name: 'Ana Souza' });
  const inside = within(card);
  expect(inside.getByRole('link', { name: '(19) 98888-7777' })).toHaveAttribute(
    'href',
    'https://wa.me/5519988887777',
  );
  expect(card).toHaveTextContent('500 kWh/mês');
  expect(card).toHaveTextContent('3,85 kWp');
  expect(card).toHaveTextContent('R$ 4.321');
  expect(card).toHaveTextContent('Link de Bia Lima');
  expect(inside.getByRole('link', { name: 'Abrir negócio' })).toHaveAttribute(
    'href',
    `/pre-venda/funil/${session.userId}?item=${id(3)}`,
  );
  expect(inside.getByRole('link', { name: 'Abrir proposta' })).toHaveAttribute(
    'href',
    '/proposta/gerar-proposta/dados-consumo/editar?pid=p-1',
  );
  expect(inside.queryByRole('button', { name: 'Aceitar' })).toBeNull();
  expect(screen.getByRole('tab', { name: /Suspeitos/ })).toHaveTextContent('1');
});

test('a doubtful one says why, and is discarded or accepted', async () => {
  const DISCARD = 'POST /websites/leads/:userId/:leadId/discard';
  const ACCEPT = 'POST /websites/leads/:userId/:leadId/accept';
  const server = open([doubtful], '?estado=SUSPEITO', {
    [DISCARD]: { lead: { ...doubtful, state: 'DESCARTADO' } },
    [ACCEPT]: { lead: { ...doubtful, state: 'RECEBIDO' } },
  });
  const card = await screen.findByRole('listitem', { name: doubtful.name });
  expect(card).toHaveTextContent('O nome traz um endereço da internet.');
  expect(card).toHaveTextContent('Não estimada');
  await user.click(within(card).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(server.calls(DISCARD)).toHaveLength(1));
  await user.click(within(card).getByRole('button', { name: 'Aceitar' }));
  await waitFor(() =>
    expect(server.calls(ACCEPT)[0]?.params).toEqual({ userId: session.userId, leadId: id(5) }),
  );
});

test('where nobody simulated yet, the addresses to hand out are there: each seller has one', async () => {
  open([], '', {
    'GET /websites/draft/:userId': {
      website: { slug: 'sol-nascente', publishedVersion: 1 },
      mayPublish: true,
    },
  });
  expect(await screen.findByText('Ninguém simulou ainda')).toBeVisible();
  await user.click(screen.getAllByRole('button', { name: 'Endereços do simulador' })[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(/\/simulador\/sol-nascente$/)).toBeVisible();
  expect(within(dialog).getByText(new RegExp(`/simulador/${id(2)}$`))).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Copiar o endereço: Bia Lima' })).toBeVisible();
});

test('the addresses of a site that is not published lead to its editor', async () => {
  open([], '', {
    'GET /websites/draft/:userId': {
      website: { slug: 'sol-nascente', publishedVersion: null },
      mayPublish: true,
    },
  });
  await screen.findByText('Ninguém simulou ainda');
  await user.click(screen.getAllByRole('button', { name: 'Endereços do simulador' })[0] as HTMLElement);
  expect(
    await within(await screen.findByRole('dialog')).findByRole('link', { name: 'Abrir o editor' }),
  ).toHaveAttribute('href', `/editar-website/${session.managerId}`);
});
