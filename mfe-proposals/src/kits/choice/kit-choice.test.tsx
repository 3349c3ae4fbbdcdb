import { remoteTesting } from '@girassol/federation/remote';
import {
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  testSession,
  testSettings,
} from '@girassol/shared-auth/testing';
import type { Kit } from '@girassol/shared-domain/contract';
import { DialogHost } from '@girassol/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { aWizardProposal } from '../../wizard/a-proposal';
import ChoicePage from './ChoicePage';
import { choicePath, choiceRoutes, wantedWatts } from './choice-address';

const KITS = 'POST /kits/target-power/:userId/:multiplier';
const CHOOSE = 'POST /proposals/step-2-registered-kit/:kitId/:pid';
const user = userEvent.setup();
const session = testSession();
const proposal = aWizardProposal();
const address = {
  uid: session.managerId,
  pid: proposal.frontId,
  targetWatts: 5_000,
  ownerId: session.userId,
};

const aKit = (id: string, power: number, kitPrice: number, supplier: string): Kit => ({
  _id: `018f0000-0000-7000-8000-0000000000${id}`,
  id: `018f0000-0000-7000-8000-0000000000${id}`,
  kitData: { kitPrice, supplier, voltage: '220 V', fixation: 'Laje' },
  power,
  pvModuleData: [
    {
      manufacturer: 'Helios',
      model: 'H550',
      power: 550,
      quantity: 10,
      weight: 28,
      mLength: 2279,
      width: 1134,
      warrantyDefect: 12,
      warrantyEfficiency: 25,
      price: 0,
    },
  ],
  inverterData: [
    {
      iManufacturer: 'Corrente',
      iModel: 'C5',
      iMonitoring: 'Wi-Fi',
      iPower: 5_000,
      iQuantity: 1,
      iWarranty: 10,
      type: 'string inverter',
      price: 0,
    },
  ],
  additionalItems: [],
  modPriceUnits: 0,
  invPriceUnits: 0,
  eqpPriceUnits: 0,
  owner: { _id: session.userId, personalData: { name: 'Ana Souza' } },
  registryTimestamp: 0,
  version: 1,
  lastUpdate: { userName: 'Ana Souza', timestamp: 0 },
});

const near = aKit('a1', 5.5, 12_500, 'Aurora');
const far = aKit('a2', 6.6, 14_000, 'Boreal');

function open(routes: FakeRoutes = {}, path = choicePath('/kits/escolha', address), as = session) {
  remoteTesting.fakePlatform();
  const server = fakeApi({
    'GET /proposals/single/:pid': { proposal },
    'GET /kits/options/:userId': { suppliers: [], moduleBrands: [], inverterBrands: [] },
    [KITS]: { kits: [near, far], hasMoreItems: false },
    [CHOOSE]: { proposal: { ...proposal, step: 2 } },
    ...routes,
  });
  renderWithSession(
    <MemoryRouter initialEntries={[path]}>
      <Routes>
        {choiceRoutes('/kits/escolha').map((route) => (
          <Route key={route} path={route} element={<ChoicePage title="Kits cadastrados" />} />
        ))}
        <Route path="*" element={<p>Etapa seguinte</p>} />
      </Routes>
      <DialogHost />
    </MemoryRouter>,
    { session: as, settings: testSettings() },
  );
  return server;
}

const kit = (name: RegExp) => screen.findByRole('article', { name });

test('[kits-001] both forms of the address ask for the kits near the target power', async () => {
  const short = `/kits/escolha/${[session.managerId, proposal.frontId, 4_000, 0, 0, 0, 0, 5_000, session.userId, 0, 0, 0, 0].join('/')}`;
  expect(choicePath('/kits/escolha', address).split('/')).toHaveLength(18);
  const server = open({}, short);
  expect(await kit(/^5,50 kWp · Aurora/)).toHaveTextContent('+10,0 %');
  expect(server.calls(KITS)[0]?.body).toMatchObject({ power: 5, fetchId: session.managerId });
  expect(wantedWatts({ power: '4000', targetPower: '0' })).toBe(4_000);
});

test('[proposals-006] [proposals-007] a kit is chosen; who edits prices sends none', async () => {
  const server = open();
  await user.click(within(await kit(/Aurora/)).getByRole('button', { name: 'Escolher este kit' }));
  expect(await screen.findByText('Etapa seguinte')).toBeVisible();
  const [call] = server.calls(CHOOSE);
  expect(call?.params).toMatchObject({ kitId: near._id, pid: proposal._id });
  expect(call?.body).toEqual({ frontPrice: 0, version: proposal.version });
});

test('[proposals-007] a vendor who may not edit prices sends the price that was shown', async () => {
  const server = open({}, undefined, testSession({ type: 'VENDOR' }));
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

test('no kit yet says what to do instead', async () => {
  open({ [KITS]: { kits: [], hasMoreItems: false } });
  expect(await screen.findByText('Nenhum kit cadastrado')).toBeVisible();
});
