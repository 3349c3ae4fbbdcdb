import {
  buildTestItem,
  buildTestSettings,
  type FakeRoutes,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import type { AfterSalesData, AfterSalesLine, BoardItem } from '@girassol/shared-domain/contract';
import { DialogHost } from '@girassol/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useItem } from '../item-panel/use-item';
import ServicesTab from './ServicesTab';

const ITEM = 'POST /kanbans/single/item/:itemId';
const SAVE = 'POST /sales/single/services/single/:saleId/:serviceId';
const REMOVE = 'DELETE /sales/single/services/single/:saleId/:serviceId';

const cleaning = {
  _id: '0198a000-0000-7000-8000-00000000f001',
  name: 'Limpeza',
  type: 'SERVICE' as const,
  price: 380,
};
const cable = {
  _id: '0198a000-0000-7000-8000-00000000f002',
  name: 'Cabo solar',
  type: 'SUPPLY' as const,
  price: 11.9,
};
const cleaningLine: AfterSalesLine = {
  _id: cleaning._id,
  serviceName: 'Limpeza',
  type: 'SERVICE',
  quantity: 1,
  price: 380,
  priceComps: ['Mão de obra: R$ 300,00', 'Deslocamento: R$ 80,00'],
};
const buildAfterSalesData = (services: AfterSalesLine[]): AfterSalesData => ({
  serviceOrder: '#00012',
  power: 5.4,
  modsQtd: 12,
  invQtd: 1,
  distance: 18,
  roofHight: 4,
  inverterType: 'String',
  services,
});
const activity = (services: AfterSalesLine[] = [], amount = 0): BoardItem =>
  buildTestItem({ type: 'AFTER_SALES', amount, afterSalesData: buildAfterSalesData(services) });

/** The tab as the panel shows it: with the item that the cache holds. */
function Panel({ itemId }: { itemId: string }) {
  const { item } = useItem(itemId, 'AFTER_SALES');
  return item && <ServicesTab item={item} />;
}

const user = userEvent.setup();

function open(item: BoardItem, routes: FakeRoutes = {}, offered = [cleaning, cable]) {
  const server = fakeApi({
    [ITEM]: { populatedItem: item },
    'POST /notes/sale/:saleId/:multiplier': { notes: [], hasMoreItems: false },
    'GET /kanbans/single/columns/:type': { kanban: { _id: item._id, type: 'AFTER_SALES', columns: [] } },
    ...routes,
  });
  renderWithSession(
    <>
      <Panel itemId={item._id} />
      <DialogHost />
    </>,
    { settings: buildTestSettings({ afterSalesServices: offered }) },
  );
  return server;
}

const openForm = async () => user.click(await screen.findByRole('button', { name: 'Adicionar serviço' }));
const choose = async (name: string) => {
  await user.click(await screen.findByRole('button', { name: /Serviço \/ produto/ }));
  await user.click(await screen.findByRole('option', { name: new RegExp(name) }));
};
const submit = () => screen.findByRole('button', { name: 'ADICIONAR' });

test('[boards.aftersales-005] an activity without services says so', async () => {
  open(activity());
  expect(await screen.findByText('Esta atividade não possui nenhum serviço / produto')).toBeVisible();
});

test('[boards.aftersales-001] a service must be chosen before anything can be added', async () => {
  open(activity());
  await openForm();
  expect(await submit()).toBeDisabled();
  await choose('Limpeza');
  await waitFor(async () => expect(await submit()).toBeEnabled());
  expect(screen.getByRole('textbox', { name: /Preço/ })).toHaveValue('380,00');
});

test('[boards.aftersales-002] the quantity is asked for a product only: 1, with its helper text', async () => {
  open(activity());
  await openForm();
  await choose('Limpeza');
  expect(screen.queryByRole('textbox', { name: /Quantidade/ })).toBeNull();
  await choose('Cabo solar');
  expect(await screen.findByRole('textbox', { name: /Quantidade/ })).toHaveValue('1');
  expect(screen.getByText('Insira a quantidade de unidades do produto.')).toBeVisible();
});

test('[boards.aftersales-003] saving posts price, composition and quantity, and the new total shows', async () => {
  const line: AfterSalesLine = {
    _id: cable._id,
    serviceName: 'Cabo solar',
    type: 'SUPPLY',
    quantity: 10,
    price: 11.9,
    priceComps: ['Fornecedor: R$ 9,00'],
  };
  const server = open(activity([cleaningLine], 380), {
    [SAVE]: { price: 499, afterSalesData: buildAfterSalesData([cleaningLine, line]) },
  });
  expect(await screen.findByText('R$ 380,00', { selector: 'p strong' })).toBeVisible();
  await openForm();
  await choose('Cabo solar');
  const quantity = await screen.findByRole('textbox', { name: /Quantidade/ });
  await user.clear(quantity);
  await user.type(quantity, '10');
  await user.click(screen.getByRole('textbox', { name: /Composição/ }));
  await user.paste('Fornecedor: R$ 9,00\n\n');
  expect(screen.getByText('R$ 119,00')).toBeVisible();
  await waitFor(async () => expect(await submit()).toBeEnabled());
  await user.click(await submit());

  expect(await screen.findByText('R$ 499,00')).toBeVisible();
  expect(server.calls(SAVE)[0]).toMatchObject({
    params: { serviceId: cable._id },
    body: { price: 11.9, priceComps: ['Fornecedor: R$ 9,00'], quantity: 10 },
  });
  expect(screen.getByText('10 × R$ 11,90')).toBeVisible();
});

test('a refused service keeps what was typed', async () => {
  const server = open(activity(), { [SAVE]: replyRefused(400, { message: 'Valor alto demais.' }) });
  await openForm();
  await choose('Limpeza');
  await waitFor(async () => expect(await submit()).toBeEnabled());
  await user.click(await submit());
  await waitFor(() => expect(server.calls(SAVE)).toHaveLength(1));
  expect(document.querySelector('[name="price"]')).toHaveValue('380,00');
});

test('[boards.aftersales-003] a line is edited in the same form', async () => {
  const server = open(activity([cleaningLine], 380), {
    [SAVE]: { price: 400, afterSalesData: buildAfterSalesData([{ ...cleaningLine, price: 400 }]) },
  });
  await user.click(await screen.findByRole('button', { name: 'Ações de Limpeza' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Limpeza' });
  expect(within(dialog).getByRole('textbox', { name: /Composição/ })).toHaveValue(
    'Mão de obra: R$ 300,00\nDeslocamento: R$ 80,00',
  );
  const price = within(dialog).getByRole('textbox', { name: /Preço/ });
  await user.clear(price);
  await user.type(price, '400');
  await user.click(within(dialog).getByRole('button', { name: 'SALVAR' }));
  await waitFor(() => expect(server.calls(SAVE)[0]?.body).toMatchObject({ price: 400, quantity: 1 }));
});

test('[boards.aftersales-004] a service is taken off after a question', async () => {
  const server = open(activity([cleaningLine], 380), {
    [REMOVE]: { price: 0, afterSalesData: buildAfterSalesData([]) },
  });
  await user.click(await screen.findByRole('button', { name: 'Ações de Limpeza' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Tirar da atividade' }));
  await user.click(await screen.findByRole('button', { name: 'Tirar serviço' }));
  expect(await screen.findByText('Esta atividade não possui nenhum serviço / produto')).toBeVisible();
  expect(server.calls(REMOVE)[0]?.params).toMatchObject({ serviceId: cleaning._id });
});

test('where nothing is offered, the form says who can change that', async () => {
  open(activity(), {}, []);
  await openForm();
  expect(await screen.findByText(/ainda não tem serviços de pós-venda/)).toBeVisible();
});
