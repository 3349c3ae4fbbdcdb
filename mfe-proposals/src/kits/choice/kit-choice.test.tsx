import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestSession,
  buildTestSettings,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import type { IndividualPermissions } from '@girassol/shared-domain';
import type { Team } from '@girassol/shared-domain/contract';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { getTargetWatts, kitChoicePath, kitChoiceRoutes } from '../../addresses/kit-choice';
import { wizardRoutes } from '../../addresses/wizard';
import PriceChoicePage from '../../wizard/price/PriceChoicePage';
import { buildGeneratedProposal, buildProposal } from '../../wizard/proposal.fixture';
import KitChoicePage from './ChoicePage';
import { buildKit } from './kit.fixture';

const KITS = 'POST /kits/target-power/:userId/:multiplier';
const CHOOSE = 'POST /proposals/step-2-registered-kit/:kitId/:pid';
const user = userEvent.setup();
const session = buildTestSession();
const proposal = buildProposal();
const address = {
  uid: session.managerId,
  pid: proposal.frontId,
  targetWatts: 5_000,
  ownerId: session.userId,
};

const near = buildKit('a1', 5.5, 12_500, 'Aurora');
const far = buildKit('a2', 6.6, 14_000, 'Boreal');

function open(
  routes: FakeRoutes = {},
  path = kitChoicePath('/kits/escolha', address),
  as = session,
  teams: Team[] = [],
  next: ReactNode = null,
  permissions: IndividualPermissions = { proposalsList: true },
) {
  remoteTesting.installFakePlatform();
  const server = fakeApi({
    'GET /proposals/single/:pid': { proposal },
    'GET /kits/options/:userId': { suppliers: [], moduleBrands: [], inverterBrands: [] },
    [KITS]: { kits: [near, far], hasMoreItems: false },
    'GET /sales/single/:saleId': replyRefused(404, { message: 'x' }),
    [CHOOSE]: { proposal: { ...proposal, step: 2 } },
    ...routes,
  });
  renderWithSession(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        {kitChoiceRoutes('/kits/escolha').map((route) => (
          <Route key={route} path={route} element={<KitChoicePage title="Kits cadastrados" source="ALL" />} />
        ))}
        {kitChoiceRoutes('/kits/fornecedores').map((route) => (
          <Route
            key={route}
            path={route}
            element={<KitChoicePage title="Kits de fornecedores" source="SUPPLIERS" />}
          />
        ))}
        {next && <Route path={wizardRoutes.price} element={next} />}
        <Route path="*" element={<p>Etapa seguinte</p>} />
      </Routes>
      <DialogHost />
      <SnackbarHost />
    </MemoryRouter>,
    {
      session: as,
      settings: buildTestSettings({ teams, individualPermissions: { [as.userId]: permissions } }),
    },
  );
  return server;
}

test('[shell-010] a vendor whose work needs no kits is told so, and nothing is asked', async () => {
  const server = open({}, undefined, buildTestSession({ type: 'VENDOR' }), [], null, {});
  expect(await screen.findByText('Você não tem acesso a kits e equipamentos')).toBeInTheDocument();
  expect(server.calls(KITS)).toHaveLength(0);
});

const kit = (name: RegExp) => screen.findByRole('article', { name });

test('[kits-001] both forms of the address ask for the kits near the target power', async () => {
  const short = `/kits/escolha/${[session.managerId, proposal.frontId, 4_000, 0, 0, 0, 0, 5_000, session.userId, 0, 0, 0, 0].join('/')}`;
  expect(kitChoicePath('/kits/escolha', address).split('/')).toHaveLength(18);
  const server = open({}, short);
  expect(await kit(/^5,50 kWp · Aurora/)).toHaveTextContent('+10,0%');
  expect(server.calls(KITS)[0]?.body).toMatchObject({ power: 5, fetchId: session.managerId });
  expect(getTargetWatts({ power: '4000', targetPower: '0' })).toBe(4_000);
});

test('[proposals-006] [proposals-007] a kit is chosen; who edits prices sends none', async () => {
  const server = open();
  await user.click(within(await kit(/Aurora/)).getByRole('button', { name: 'Escolher este kit' }));
  expect(await screen.findByText('Etapa seguinte')).toBeVisible();
  const [call] = server.calls(CHOOSE);
  expect(call?.params).toMatchObject({ kitId: near._id, pid: proposal._id });
  expect(call?.body).toEqual({ frontPrice: 0, version: proposal.version });
});

test('[proposals-001] [proposals-006] the price knows the kit that was chosen, without a reload', async () => {
  // Another read would answer the proposal as it was before.
  const chosen = buildGeneratedProposal({ step: 2, version: proposal.version + 1 });
  open({ [CHOOSE]: { proposal: chosen } }, undefined, session, [], <PriceChoicePage />);
  await user.click(within(await kit(/Aurora/)).getByRole('button', { name: 'Escolher este kit' }));
  expect(await screen.findByRole('region', { name: 'Preço manual' })).toBeVisible();
  expect(screen.queryByText('Falta o kit')).toBeNull();
});

test('[proposals-006] each kit says what it generates, and the message of the choice repeats it', async () => {
  const chosen = buildGeneratedProposal({ step: 2, version: proposal.version + 1 });
  open({ [CHOOSE]: { proposal: chosen } });
  const generation = /Gera [\d.]+ kWh por mês, \d+% do consumo\./;
  const card = await kit(/Aurora/);
  expect(card).toHaveTextContent(generation);
  // The card keeps its figures together by no-break spaces.
  const said = generation.exec((card.textContent ?? '').replaceAll('\u00a0', ' '))?.[0];
  await user.click(within(card).getByRole('button', { name: 'Escolher este kit' }));
  expect(
    (await screen.findAllByText(new RegExp(`^Kit de .*Aurora.* escolhido\\. ${said ?? '?'}$`)))[0],
  ).toBeInTheDocument();
});

test('a kit that is refused leaves the proposal read again: the next try is of its present version', async () => {
  const server = open();
  const choice = within(await kit(/Aurora/));
  server.answer({
    [CHOOSE]: replyRefused(409, { message: 'Esta proposta foi alterada por Bia às 10:00.' }),
    'GET /proposals/single/:pid': { proposal: { ...proposal, version: 9 } },
  });
  await user.click(choice.getByRole('button', { name: 'Escolher este kit' }));
  await waitFor(() => expect(server.calls('GET /proposals/single/:pid').length).toBeGreaterThan(1));
  server.answer({ [CHOOSE]: { proposal } });
  await user.click(within(await kit(/Aurora/)).getByRole('button', { name: 'Escolher este kit' }));
  await waitFor(() => expect(server.calls(CHOOSE).at(-1)?.body).toMatchObject({ version: 9 }));
});

test('[proposals-007] a vendor who may not edit prices sends the price that was shown', async () => {
  const server = open({}, undefined, buildTestSession({ type: 'VENDOR' }));
  await user.click(within(await kit(/Boreal/)).getByRole('button', { name: 'Escolher este kit' }));
  await waitFor(() => expect(server.calls(CHOOSE)[0]?.body).toMatchObject({ frontPrice: 14_000 }));
});

test('equipment that is there is replaced only after a question', async () => {
  const { pvModuleData } = near;
  const server = open({ 'GET /proposals/single/:pid': { proposal: { ...proposal, pvModuleData } } });
  await user.click(within(await kit(/Aurora/)).getByRole('button', { name: 'Escolher este kit' }));
  const question = await screen.findByRole('alertdialog', { name: 'TROCAR EQUIPAMENTOS' });
  await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
  expect(server.calls(CHOOSE)).toHaveLength(0);
});

test('two kits stand beside each other, and one of them is chosen there', async () => {
  const server = open();
  for (const name of [/Aurora/, /Boreal/])
    await user.click(within(await kit(name)).getByRole('checkbox', { name: 'Comparar' }));
  await user.click(await screen.findByRole('button', { name: 'Comparar' }));
  const comparison = await screen.findByRole('region', { name: 'Comparação' });
  expect(within(comparison).getByRole('row', { name: /^Preço por Wp/ })).toHaveTextContent('R$ 2,12');
  await user.click(within(comparison).getByRole('button', { name: 'Escolher 6,60 kWp · Boreal' }));
  await waitFor(() => expect(server.calls(CHOOSE)[0]?.params).toMatchObject({ kitId: far._id }));
});

test('own and suppliers’ kits are told apart, and the way leads from one choice to the other and back to the step', async () => {
  const listed = buildKit('a3', 5, 11_000, 'Boreal Energia');
  const server = open({ [KITS]: { kits: [near, listed], hasMoreItems: false } });
  expect(await kit(/Aurora/)).toHaveTextContent('Próprio');
  expect(await kit(/Boreal Energia/)).toHaveTextContent('De fornecedor');
  expect(server.calls(KITS).at(-1)?.body).toMatchObject({ source: 'ALL' });
  expect(screen.getByRole('link', { name: 'Voltar ao kit da proposta' })).toHaveAttribute(
    'href',
    `/proposta/gerar-proposta/escolha-kit/${proposal.frontId}`,
  );
  const both = screen.getByRole('navigation', { name: 'Kits a escolher' });
  expect(within(both).getByRole('link', { current: 'page' })).toHaveTextContent('Todos os cadastrados');
  await user.click(within(both).getByRole('link', { name: 'Só de fornecedores' }));
  await screen.findByRole('heading', { name: 'Kits de fornecedores' });
  await waitFor(() =>
    expect(server.calls(KITS).at(-1)?.body).toMatchObject({ source: 'SUPPLIERS', power: 5 }),
  );
});

test('[kits-005] [kits-009] the choice sends whose kits it wants: company, team, oneself, somebody else', async () => {
  const team: Team = {
    _id: '018f0000-0000-7000-8000-00000000e001',
    name: 'Norte',
    type: 'SALES',
    leader: session.userId,
    members: [],
  };
  const somebody = '018f0000-0000-7000-8000-00000000e002';
  for (const [uid, fetchType] of [
    [session.managerId, 'MANAGER'],
    [team._id, 'TEAM'],
    [session.userId, 'USER'],
    [somebody, 'VENDOR'],
  ] as const) {
    const server = open({}, kitChoicePath('/kits/escolha', { ...address, uid }), session, [team]);
    await kit(/Aurora/);
    expect(server.calls(KITS)[0]?.body).toMatchObject({ fetchType, fetchId: uid });
    cleanup();
  }
});

test('no kit yet says what to do instead', async () => {
  open({ [KITS]: { kits: [], hasMoreItems: false } });
  expect(await screen.findByText('Nenhum kit cadastrado')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Digitar equipamentos' })).toHaveAttribute(
    'href',
    `/proposta/gerar-proposta/escolha-kit/${proposal.frontId}`,
  );
  expect(screen.getByRole('link', { name: 'Cadastrar kit' })).toHaveAttribute('href', '/kits/cadastro/0');
});
