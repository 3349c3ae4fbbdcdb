import { type FakeRoutes, fakeApi, renderWithSession, replyRefused } from '@girassol/shared-auth/testing';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import EraseCustomerDialog from './EraseCustomerDialog';

const PLAN = 'GET /customers/erasure/:cid';
const ERASE = 'POST /customers/erasure/:cid';
const user = userEvent.setup();

const plan = {
  customerName: 'Carla Schmidt',
  blockers: [],
  deleted: [{ title: 'Anotações', count: 3 }],
  kept: [{ title: 'Contratos assinados', count: 1, reason: 'Quem assinou pode conferir o documento.' }],
};

async function open(routes: FakeRoutes) {
  const onClose = jest.fn();
  const server = fakeApi({ [ERASE]: {}, ...routes });
  await act(async () => {
    renderWithSession(
      <>
        <EraseCustomerDialog
          customer={{ _id: '018f0000-0000-7000-8000-00000000c001', name: 'Carla Schmidt' }}
          onClose={onClose}
        />
        <DialogHost />
        <SnackbarHost />
      </>,
    );
  });
  return { server, onClose };
}

test('what is deleted and what stays is named before, and the name of the customer is typed', async () => {
  const { server, onClose } = await open({ [PLAN]: plan });
  expect(await screen.findByText('Anotações (3)')).toBeVisible();
  expect(screen.getByText('Quem assinou pode conferir o documento.')).toBeVisible();
  await user.type(screen.getByLabelText(/Nome do cliente/), 'Carla Schmidt');
  await user.click(screen.getByRole('button', { name: 'Apagar dados' }));
  expect(await screen.findByText('Os dados do cliente foram apagados.')).toBeVisible();
  expect(server.calls(ERASE)).toMatchObject([{ body: { customerName: 'Carla Schmidt' } }]);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('a wrong name is shown at its field, and nothing is closed', async () => {
  const { onClose } = await open({
    [PLAN]: plan,
    [ERASE]: replyRefused(400, {
      message: 'Há um campo errado.',
      fields: [{ path: 'customerName', message: 'Digite o nome do cliente: Carla Schmidt.' }],
    }),
  });
  await user.type(await screen.findByLabelText(/Nome do cliente/), 'Carla');
  await user.click(screen.getByRole('button', { name: 'Apagar dados' }));
  expect(await screen.findByText('Digite o nome do cliente: Carla Schmidt.')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('while something must end before, nothing can be erased', async () => {
  await open({ [PLAN]: { ...plan, blockers: ['Há financiamento em andamento: encerre-o antes.'] } });
  expect(await screen.findByText('Há financiamento em andamento: encerre-o antes.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Apagar dados' })).toBeDisabled();
});
