import { remoteTesting } from '@girassol/federation/remote';
import { buildTestSession, fakeApi, renderWithSession, replyRefused } from '@girassol/shared-auth/testing';
import type { WebsiteDomain } from '@girassol/shared-domain/contract';
import { DialogHost } from '@girassol/shared-ui';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import DomainPage from './DomainPage';

const LIST = 'GET /websites/domains/:userId';
const CLAIM = 'PUT /websites/domains/:userId';
const CHECK_DOMAIN_CALL = 'POST /websites/domains/:userId/:domainId/check';
const RELEASE = 'DELETE /websites/domains/:userId/:domainId';
const DRAFT = 'GET /websites/draft/:userId';
const user = userEvent.setup();

const proof = { type: 'TXT' as const, name: '_girassol.www.sol.com.br', value: 'girassol-site=abc' };
const route = { type: 'CNAME' as const, name: 'www.sol.com.br', value: 'sites.girassol.example' };
const waiting: WebsiteDomain = {
  _id: '0198a000-0000-7000-8000-000000000001',
  host: 'www.sol.com.br',
  state: 'AGUARDANDO',
  ownership: 'WAITING',
  routing: 'WAITING',
  certificate: 'WAITING',
  records: [proof, route],
  found: [],
  problem: null,
  checkedTimestamp: null,
  nextCheckTimestamp: null,
  isDemonstration: false,
};

function open(
  domains: WebsiteDomain[],
  answers = {},
  { mayClaim = true, session = buildTestSession() } = {},
) {
  remoteTesting.installFakePlatform();
  const server = fakeApi({
    [LIST]: { domains, mayClaim },
    [DRAFT]: { website: null, mayPublish: true },
    ...answers,
  });
  renderWithSession(
    <MemoryRouter initialEntries={['/editar-website/x/dominio']}>
      <DomainPage />
      <DialogHost />
    </MemoryRouter>,
    { session },
  );
  return server;
}

test('a host is claimed, its records are shown to copy, and what was found beside them', async () => {
  open([], {
    [CLAIM]: { domain: waiting },
    [CHECK_DOMAIN_CALL]: {
      domain: { ...waiting, checkedTimestamp: 1, found: [proof], ownership: 'OK', state: 'VERIFICADO' },
    },
  });
  await user.type(await screen.findByRole('textbox', { name: /Domínio/ }), 'www.sol.com.br');
  await user.click(screen.getByRole('button', { name: 'Ligar domínio' }));
  const card = within(await screen.findByRole('region', { name: 'www.sol.com.br' }));
  expect(card.getByText('Aguardando registros')).toBeVisible();
  expect(card.getByText(proof.value)).toBeVisible();
  expect(card.getByRole('button', { name: `Copiar valor ${route.value}` })).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Conferir agora' }));
  expect(await card.findByText('Está provado que o domínio é seu.')).toBeVisible();
  expect(card.getByText('Encontrado')).toBeVisible();
  expect(card.getByText('Ainda não encontrado')).toBeVisible();
});

test('[website-007] a host that is proved says which site the public sees there', async () => {
  const proved: WebsiteDomain = { ...waiting, state: 'ATIVO', ownership: 'OK', routing: 'OK' };
  const server = open([proved], {
    'GET /websites/by-host/:host': { userId: buildTestSession().userId, slug: 'sol-nascente' },
  });
  expect(await screen.findByText('sol-nascente')).toBeVisible();
  expect(server.calls('GET /websites/by-host/:host')[0]?.params).toEqual({ host: 'www.sol.com.br' });
});

test('a refusal stands at the field, and what was typed stays', async () => {
  open([], { [CLAIM]: replyRefused(400, { message: 'Este endereço é da plataforma.' }) });
  const field = await screen.findByRole('textbox', { name: /Domínio/ });
  await user.type(field, 'app.girassol.com.br');
  await user.click(screen.getByRole('button', { name: 'Ligar domínio' }));
  expect(await screen.findByText('Este endereço é da plataforma.')).toBeVisible();
  expect(field).toHaveValue('app.girassol.com.br');
});

test('one that is online has no records to copy, and is given back only by who is sure', async () => {
  const active: WebsiteDomain = {
    ...waiting,
    state: 'ATIVO',
    ownership: 'OK',
    routing: 'OK',
    certificate: 'OK',
  };
  const server = open([active], { [RELEASE]: {} });
  const card = within(await screen.findByRole('region', { name: 'www.sol.com.br' }));
  expect(card.queryByText(proof.value)).toBeNull();
  expect(card.getByRole('link', { name: 'Abrir' })).toHaveAttribute('target', '_blank');
  await user.click(card.getByRole('button', { name: 'Desligar' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Voltar' }));
  expect(server.calls(RELEASE)).toHaveLength(0);
  await user.click(card.getByRole('button', { name: 'Desligar' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Desligar' }));
  expect(server.calls(RELEASE)).toHaveLength(1);
});

test('[website-006] without the module it says what is missing', async () => {
  open([], {}, { mayClaim: false });
  expect(await screen.findByText('O domínio próprio não está no seu plano')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ligar domínio' })).toBeNull();
});

test('[website-005] without configManager nothing is asked', async () => {
  const server = open([], {}, { session: buildTestSession({ type: 'VENDOR' }) });
  expect(await screen.findByText('Você não cuida do site')).toBeVisible();
  expect([server.calls(LIST), server.calls(DRAFT)]).toEqual([[], []]);
});
