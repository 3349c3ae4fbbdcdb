import {
  buildTestItem,
  buildTestSession,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import EditPage from './EditPage';

const READ = 'GET /sales/single/:saleId';
const EDIT = 'PATCH /sales/single/:userId/:saleId';
const session = buildTestSession();

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function open(item: BoardItem, edit: BoardItem | ReturnType<typeof replyRefused> = item) {
  const server = fakeApi({
    [READ]: { sale: item },
    [EDIT]: 'status' in edit && '_id' in edit ? { sale: edit } : edit,
  });
  renderWithSession(
    <MemoryRouter initialEntries={[`/vendas/editar/${item._id}`]}>
      <Routes>
        <Route path="/vendas/editar/:sid" element={<EditPage kind="SALES" />} />
        <Route path="*" element={null} />
      </Routes>
      <Address />
    </MemoryRouter>,
    { session },
  );
  return server;
}

const user = userEvent.setup();
const save = () => screen.getByRole('button', { name: 'Salvar' });

test('[boards-106] an edit sends the fields without vendor and column, and leads back to the item', async () => {
  const item = buildTestItem({ validityDate: null });
  const server = open(item);
  const name = await screen.findByRole('textbox', { name: /Nome da venda/ });
  expect(name).toHaveValue(item.name);
  await user.clear(name);
  await user.paste('Telhado novo');
  await waitFor(() => expect(save()).toBeEnabled());
  await user.click(save());
  await waitFor(() => expect(server.calls(EDIT)).toHaveLength(1));
  const { params, body } = server.calls(EDIT)[0] ?? {};
  expect(params).toEqual({ userId: session.userId, saleId: item._id });
  expect(body).toMatchObject({
    name: 'Telhado novo',
    amount: item.amount,
    power: item.power,
    validityDate: null,
  });
  expect(body).not.toHaveProperty('vendor');
  expect(body).not.toHaveProperty('columnOrder');
  await waitFor(() =>
    expect(document.querySelector('output')).toHaveTextContent(
      `/vendas/funil/${session.userId}?item=${item._id}`,
    ),
  );
});

test('a validity that is past already may stay, so that the rest can be edited', async () => {
  const item = buildTestItem({ validityDate: '2020-05-01' });
  const server = open(item);
  await user.type(await screen.findByRole('textbox', { name: /Nome da venda/ }), ' norte');
  await waitFor(() => expect(save()).toBeEnabled());
  await user.click(save());
  await waitFor(() => expect(server.calls(EDIT)[0]?.body).toMatchObject({ validityDate: '2020-05-01' }));
});

test('a refused edit keeps what was typed', async () => {
  open(buildTestItem(), replyRefused(403, { message: 'Você não pode editar este item.' }));
  const name = await screen.findByRole('textbox', { name: /Nome da venda/ });
  await user.clear(name);
  await user.paste('Telhado novo');
  await waitFor(() => expect(save()).toBeEnabled());
  await user.click(save());
  await waitFor(() => expect(save()).toBeEnabled());
  expect(name).toHaveValue('Telhado novo');
});
