import { remoteTesting } from '@girassol/federation/remote';
import {
  buildTestSession,
  buildTestSettings,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
} from '@girassol/shared-auth/testing';
import type { Proposal } from '@girassol/shared-domain/contract';
import { DialogHost, tokens } from '@girassol/shared-ui';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { wizardRoutes, wizardStepPath } from '../../addresses/wizard';
import { buildKit } from '../../kits/choice/kit.fixture';
import { computeStudy } from '../../wizard-frame/proposal-study';
import { buildProposal } from '../proposal.fixture';
import KitStepPage from './KitStepPage';

const SAVE = 'POST /proposals/step-2/:pid';
const SINGLE = 'GET /proposals/single/:pid';
const KITS = 'POST /kits/target-power/:userId/:multiplier';
const CHOOSE = 'POST /proposals/step-2-registered-kit/:kitId/:pid';
const user = userEvent.setup();

function getStudy() {
  const result = computeStudy(buildProposal());
  if (!result.ok) throw new Error('the sample has no study');
  return result.study;
}

beforeEach(() => void remoteTesting.installFakePlatform());
// Typed values are kept in the browser's storage.
afterEach(() => localStorage.clear());

function open(routes: FakeRoutes = {}, settings = buildTestSettings(), changes: Partial<Proposal> = {}) {
  const proposal = { ...buildProposal(), ...changes };
  const server = fakeApi({
    [SINGLE]: { proposal },
    [SAVE]: { proposal },
    [KITS]: { kits: [], hasMoreItems: false },
    ...routes,
  });
  renderWithSession(
    <MemoryRouter initialEntries={[wizardStepPath(2, proposal.frontId) ?? '']}>
      <DialogHost />
      <Routes>
        <Route path={wizardRoutes.kit} element={<KitStepPage />} />
        <Route path="*" element={null} />
      </Routes>
    </MemoryRouter>,
    { settings },
  );
  return server;
}

async function fill(group: string, fields: Record<string, string>) {
  const line = within(await screen.findByRole('group', { name: group }));
  for (const [label, text] of Object.entries(fields)) {
    const field = line.getByRole('textbox', { name: label });
    await user.clear(field);
    await user.click(field);
    await user.paste(text);
  }
}

test('[proposals-001] [proposals-025] [proposals-020] typed equipment makes the system, and is saved', async () => {
  const server = open();
  await fill('Módulo 1', {
    Fabricante: 'Sol',
    Potência: '550',
    Quantidade: '8',
    Comprimento: '2279',
    Largura: '1134',
  });
  await fill('Inversor 1', { Fabricante: 'Onda', Potência: '5' });
  expect(screen.getByText('Lido como kW: 5.000 W.')).toBeVisible();
  await user.click(screen.getByRole('textbox', { name: 'Preço do kit' }));
  await user.paste('9800');
  const system = screen.getByRole('region', { name: 'Sistema' });
  await waitFor(() => expect(system).toHaveTextContent('4,40 kWp'));
  expect(system).toHaveTextContent('Inversores5,00 kW');
  expect(system).toHaveTextContent('20,68 m²');
  const save = screen.getByRole('button', { name: 'Salvar e continuar' });
  await waitFor(() => expect(save).toBeEnabled());
  await user.click(save);
  await waitFor(() => expect(server.calls(SAVE)).toHaveLength(1));
  expect(server.calls(SAVE)[0]?.body).toMatchObject({
    version: 3,
    pvModuleData: [{ manufacturer: 'Sol', power: 550, quantity: 8 }],
    inverterData: [{ iPower: 5_000, iMonitoring: 'Wi-Fi', type: 'string inverter' }],
    kitData: { kitPrice: 9_800 },
  });
});

test('a line says what it is, and a complete one begins folded on phones', async () => {
  const { pvModuleData } = buildProposal();
  const module = { ...pvModuleData?.[0], manufacturer: 'Sol', model: 'S550', power: 550, quantity: 8 };
  const changes = { pvModuleData: [module], inverterData: [] } as Partial<Proposal>;
  const findLine = async (name: string) =>
    (await screen.findByRole('group', { name })).querySelector('details');
  open({}, buildTestSettings(), changes);
  expect(await screen.findByText(/^ ?Sol S550 · 550 Wp · 8 un\.$/)).toBeVisible();
  expect(await findLine('Módulo 1')).toHaveAttribute('open');
  cleanup();

  const { matchMedia } = globalThis;
  Object.assign(globalThis, { matchMedia: (query: string) => ({ matches: query === tokens.screen.phone }) });
  try {
    open({}, buildTestSettings(), changes);
    expect(await findLine('Módulo 1')).not.toHaveAttribute('open');
    expect(await findLine('Inversor 1')).toHaveAttribute('open');
    await fill('Inversor 1', { Fabricante: 'Onda', Potência: '5' });
    expect(screen.getByText('Onda · 5,00 kW · 1 un.')).toBeVisible();
    expect(await findLine('Inversor 1')).toHaveAttribute('open');
  } finally {
    Object.assign(globalThis, { matchMedia });
  }
});

test('typed equipment is there again after a reload, until the proposal has another version', async () => {
  open();
  await fill('Módulo 1', { Fabricante: 'Sol' });
  await user.click(screen.getByRole('button', { name: 'Adicionar módulo' }));
  await fill('Módulo 2', { Fabricante: 'Lua' });
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('Lua'));
  cleanup();

  open();
  const findMaker = async (line: string) =>
    within(await screen.findByRole('group', { name: line })).getByRole('textbox', { name: 'Fabricante' });
  await waitFor(async () => expect(await findMaker('Módulo 2')).toHaveValue('Lua'));
  expect(screen.getByText(/^Este é o seu rascunho de/)).toBeVisible();
  // Lines of the draft and new ones are told apart.
  await user.click(screen.getByRole('button', { name: 'Adicionar módulo' }));
  await user.click(screen.getByRole('button', { name: 'Remover módulo 3' }));
  expect(await findMaker('Módulo 2')).toHaveValue('Lua');
  cleanup();

  open({}, buildTestSettings(), { version: 99 });
  expect(await findMaker('Módulo 1')).not.toHaveValue('Sol');
});

test('what is wrong names the module or the inverter that each field belongs to', async () => {
  open();
  await screen.findByRole('group', { name: 'Módulo 1' });
  await user.click(await screen.findByRole('button', { name: 'O QUE HÁ DE ERRADO?' }));
  const list = await screen.findByRole('alertdialog', { name: 'O QUE HÁ DE ERRADO?' });
  for (const name of [
    'Módulo 1: fabricante',
    'Módulo 1: potência',
    'Inversor 1: fabricante',
    'Inversor 1: potência',
    'Preço do kit',
  ])
    expect(within(list).getByText(name)).toBeVisible();
  await user.click(within(list).getByRole('button', { name: 'Entendi' }));
});

test('[proposals-006] the best kits for the consumption say why, and a press takes one to the price', async () => {
  const { sizing } = getStudy();
  const fits = buildKit('a1', sizing.targetPower, 9_000, 'Aurora');
  const server = open(
    {
      [KITS]: { kits: [fits, buildKit('a2', sizing.targetPower * 3, 9_000, 'Longe')], hasMoreItems: false },
      [CHOOSE]: { proposal: buildProposal({ step: 2 }) },
    },
    buildTestSettings({ individualPermissions: { [buildTestSession().userId]: { proposalsList: true } } }),
  );
  const card = within(await screen.findByRole('article', { name: /Aurora/ }));
  expect(card.getByText('Na medida recomendada')).toBeVisible();
  expect(card.getByText('R$ 9.000,00')).toBeVisible();
  expect(card.getByText(/R\$ 0,\d{3} por kWh em 25 anos, só o kit/)).toBeVisible();
  expect(screen.queryByRole('article', { name: /Longe/ })).toBeNull();
  await user.click(card.getByRole('button', { name: /^Escolher/ }));
  await waitFor(() => expect(server.calls(CHOOSE)[0]?.params).toMatchObject({ kitId: fits._id }));
});

test('[settings-007] an extra of the settings becomes a line of the kit in one press, and is offered once', async () => {
  open({}, buildTestSettings({ addons: [{ _id: '018f0000-0000-7000-8000-00000000ad01', name: 'Carport' }] }));
  // The form checks itself after the press, in steps of its own.
  const press = await screen.findByRole('button', { name: 'Carport' });
  await act(async () => press.click());
  const line = within(await screen.findByRole('group', { name: 'Item 1' }));
  expect(line.getByRole('textbox', { name: 'Item' })).toHaveValue('Carport');
  expect(screen.queryByRole('button', { name: 'Carport' })).toBeNull();
});

test('the catalogue fills a line, with as many modules as the consumption asks for', async () => {
  open({
    'POST /modules/filtered': {
      items: [
        {
          _id: '018f0000-0000-7000-8000-00000000a001',
          version: 1,
          lastUpdate: { timestamp: 0, userName: 'Ana' },
          model: 'S550',
          manufacturer: 'Sol',
          power: 550,
          warrantyDefect: 12,
          warrantyEfficiency: 25,
          weight: 28,
          mLength: 2279,
          width: 1134,
          stock: 0,
          price: 0,
        },
      ],
    },
  });
  await user.type(await screen.findByRole('combobox', { name: 'Buscar módulo no catálogo' }), 'sol');
  await user.click(await screen.findByRole('option', { name: /Sol S550/ }));
  const line = within(await screen.findByRole('group', { name: 'Módulo 1' }));
  expect(line.getByRole('textbox', { name: 'Modelo' })).toHaveValue('S550');
  expect(Number(line.getByRole('textbox', { name: 'Quantidade' }).getAttribute('value'))).toBeGreaterThan(3);
});

test('a list of equipment that is full says so, and takes no more', async () => {
  const inverter = {
    iManufacturer: 'Growatt',
    iModel: 'MIN 5000',
    iMonitoring: 'Wi-Fi' as const,
    iPower: 5,
    iQuantity: 1,
    iWarranty: 10,
    type: 'string inverter' as const,
  };
  open({}, buildTestSettings(), { inverterData: Array.from({ length: 30 }, () => inverter) });
  expect(await screen.findByText('A lista vai até 30 inversores.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Adicionar inversor' })).toBeDisabled();
  expect(screen.queryByRole('combobox', { name: 'Buscar inversor no catálogo' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Buscar módulo no catálogo' })).toBeVisible();
});

test('a catalogue that shows its first items only says how to find the rest', async () => {
  const items = Array.from({ length: 20 }, (_, index) => ({
    _id: `i${index}`,
    item: `Cabo ${index}`,
    manufacturer: '',
    detail: '',
    price: 0,
  }));
  open({ 'POST /equipaments/filtered': { items } as never });
  await user.type(await screen.findByRole('combobox', { name: 'Buscar item no catálogo' }), 'cabo');
  expect(await screen.findByText(/A lista mostra 20 itens\./)).toBeVisible();
});
