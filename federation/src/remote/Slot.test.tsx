import { buildTestSession, buildTestSettings, logInForTest } from '@girassol/shared-auth/testing';
import type { Session } from '@girassol/shared-domain';
import { act, render, screen } from '@testing-library/react';
import { expectConsoleError } from '../../jest/console.cjs';
import type { SlotContribution } from '../registry/manifest';
import { Slot } from './Slot';
import { buildReleasedRemote, installFakePlatform } from './testing';

const session: Session = {
  userId: 'u1',
  email: 'ana@girassol.test',
  personalData: { name: 'Ana' },
  managerId: 'm1',
  managerUserId: 'u1',
  vendors: [],
  token: 't',
  type: 'MANAGER',
  isAdmin: false,
  statusOk: true,
  status: 'ACTIVE',
  signupPlan: 'BASIC',
  activeModules: [],
  whitelabel: null,
  azumeFinanceData: { status: null },
  isSerranaCalcClient: false,
  admAccess: false,
  expiration: 0,
};
const context = { session, permissions: {}, scope: { type: 'MANAGER' as const, id: 'm1' } };

const contribution = (id: string, order: number, more: Partial<SlotContribution> = {}): SlotContribution => ({
  slot: 'home.card/v1',
  id,
  title: `Cartão ${id}`,
  order,
  module: `./${id}`,
  ...more,
});

const remote = (name: string, slots: SlotContribution[]) =>
  buildReleasedRemote({
    name,
    title: name,
    team: 'time',
    routes: [],
    slots,
    exposes: {},
    requires: { shell: '*', 'shared-ui': '*', 'shared-auth': '*', api: '*' },
  });

const card = (text: string) => ({ default: () => <p>{text}</p> });
const draw = (filter?: (shown: { id: string }) => boolean) =>
  act(async () =>
    render(
      <Slot
        name="home.card/v1"
        context={context}
        fallback={<p>nada por aqui</p>}
        {...(filter && { filter })}
      />,
    ),
  );

let platform: ReturnType<typeof installFakePlatform>;
afterEach(() => platform.remove());

test('contributions of all areas appear, in order', async () => {
  platform = installFakePlatform({
    remotes: [
      remote('mfe-ordem-a', [contribution('ultimo', 30), contribution('primeiro', 10)]),
      remote('mfe-ordem-b', [contribution('meio', 20)]),
    ],
    modules: {
      'mfe-ordem-a/./ultimo': card('três'),
      'mfe-ordem-a/./primeiro': card('um'),
      'mfe-ordem-b/./meio': card('dois'),
    },
  });
  await draw();
  expect(screen.getAllByText(/um|dois|três/).map(({ textContent }) => textContent)).toEqual([
    'um',
    'dois',
    'três',
  ]);
});

test('what a plan does not include is not even fetched', async () => {
  platform = installFakePlatform({
    remotes: [remote('mfe-plano', [contribution('caro', 10, { when: { plan: 'ENTERPRISE' } })])],
  });
  const asked = jest.spyOn(platform.handle, 'loadModule');
  await draw();
  expect(screen.getByText('nada por aqui')).toBeInTheDocument();
  expect(asked).not.toHaveBeenCalled();
});

test('what a setting of the account does not open is not drawn; what it opens is, once the settings are there', async () => {
  const settings = buildTestSettings();
  settings.preferences.kanbans.autoCreateAfterSale = true;
  settings.preferences.kanbans.autoCreateProjAndInst = false;
  logInForTest(buildTestSession(), settings);
  platform = installFakePlatform({
    remotes: [
      remote('mfe-preferencia', [
        contribution('aberto', 10, { when: { preference: 'autoCreateAfterSale' } }),
        contribution('fechado', 20, { when: { preference: 'autoCreateProjAndInst' } }),
      ]),
    ],
    modules: { 'mfe-preferencia/./aberto': card('aberto'), 'mfe-preferencia/./fechado': card('fechado') },
  });
  await draw();
  expect(await screen.findByText('aberto')).toBeInTheDocument();
  expect(screen.queryByText('fechado')).not.toBeInTheDocument();
});

test('a contribution that fails says so and can be tried again; its neighbours stay', async () => {
  expectConsoleError(/GF-205/);
  const modules: Record<string, unknown> = { 'mfe-falha/./bom': card('bom') };
  platform = installFakePlatform({
    remotes: [remote('mfe-falha', [contribution('bom', 10), contribution('ruim', 20)])],
    modules,
  });
  await draw();
  expect(screen.getByText('bom')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('Não foi possível carregar “Cartão ruim”');
  expect(platform.reports[0]).toMatchObject({ kind: 'slot', remote: 'mfe-falha', team: 'time' });

  modules['mfe-falha/./ruim'] = card('agora sim');
  await act(async () => screen.getByRole('button', { name: 'Tentar novamente' }).click());
  expect(await screen.findByText('agora sim')).toBeInTheDocument();
});

test('a screen may leave contributions out', async () => {
  platform = installFakePlatform({
    remotes: [remote('mfe-filtro', [contribution('fica', 10), contribution('sai', 20)])],
    modules: { 'mfe-filtro/./fica': card('fica'), 'mfe-filtro/./sai': card('sai') },
  });
  await draw(({ id }) => id !== 'sai');
  expect(screen.getByText('fica')).toBeInTheDocument();
  expect(screen.queryByText('sai')).not.toBeInTheDocument();
});
