import {
  buildTestItem,
  buildTestSession,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import type { Proposal } from '@girassol/shared-domain/contract';
import { consumerUnit } from '@girassol/shared-domain/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ConsumerUnitsTab from './ConsumerUnitsTab';
import KitTab from './KitTab';
import ProjectTab from './ProjectTab';

const KEY = 'GET /proposals/approved/:saleId';
const item = buildTestItem({ type: 'PROJECT' });
const unit = consumerUnit.parse({
  ucName: 'Casa',
  ucType: 'Residencial',
  monthlyConsumption: Array<number>(12).fill(500),
  kwhPrice: 0.95,
});

const proposal: Proposal = {
  _id: item._id,
  frontId: 'abcde12345',
  count: 12,
  finished: true,
  views: 0,
  step: 6,
  version: 3,
  validityDate: null,
  registryDate: '2026-05-01',
  registryTimestamp: 0,
  lastUpdate: { timestamp: 0, userName: 'Ana' },
  customerData: { ...item.customer, email: '', phone: '' },
  userData: { _id: item._id, personalData: { name: 'Ana' }, email: '', phone: '' },
  saleId: null,
  pricingVisible: false,
  tariffModality: 'B',
  energyBillData: [unit],
};

function open(Tab: typeof ConsumerUnitsTab, answer: Proposal | null | ReturnType<typeof replyRefused>) {
  const isRefusal = answer !== null && !('frontId' in answer);
  const server = fakeApi({ [KEY]: isRefusal ? answer : { proposal: answer } });
  renderWithSession(<Tab session={buildTestSession()} permissions={{}} boardKind={item.type} item={item} />);
  return server;
}

test('[boards-025] the UCs tab shows the units of the approved proposal of the item', async () => {
  const server = open(ConsumerUnitsTab, proposal);
  expect(await screen.findByRole('list', { name: 'Unidades consumidoras' })).toHaveTextContent('Casa');
  expect(screen.getByText('Da proposta aprovada, #00012.')).toBeInTheDocument();
  expect(server.calls(KEY)[0]?.params).toEqual({ saleId: item._id });
});

test.each([
  ['UCs', ConsumerUnitsTab, 'Esta proposta não possui unidades consumidoras cadastradas'],
  ['Kit', KitTab, 'Esta proposta não possui kit cadastrado'],
  ['Projeto', ProjectTab, 'Esta proposta não possui dados do projeto'],
])(
  '[proposals-011] without an approved proposal the %s tab says its fixed text',
  async (_name, Tab, text) => {
    open(Tab, null);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByText(/Este item não tem uma proposta aprovada/)).toBeInTheDocument();
  },
);

test('a proposal that did not load can be asked for again, and is read anew when it changed', async () => {
  const server = open(ConsumerUnitsTab, replyRefused(500, { message: 'Falhou' }));
  const retry = await screen.findByRole('button', { name: /Tentar/ });
  server.answer({ [KEY]: { proposal } });
  await userEvent.setup().click(retry);
  expect(await screen.findByText('Casa')).toBeInTheDocument();
  const before = server.calls(KEY).length;
  server.emit({ kind: 'proposals-changed', customer: item.customer._id, by: 'another' });
  await waitFor(() => expect(server.calls(KEY).length).toBeGreaterThan(before));
});
