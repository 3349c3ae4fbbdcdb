import { remoteTesting } from '@girassol/federation/remote';
import { buildTestSession, fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import type { EquipmentOrder, Proposal } from '@girassol/shared-domain/contract';
import { DialogHost } from '@girassol/shared-ui';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildFinancing } from '../financing/financing.fixture';
import { OrderEquipmentButton } from './OrderEquipmentButton';

const ORDER = 'POST /orders/new/:proposalId';
const user = userEvent.setup();

let platform: ReturnType<typeof remoteTesting.installFakePlatform>;
beforeEach(() => {
  platform = remoteTesting.installFakePlatform({ remotes: [] });
});
afterEach(() => platform.remove());

/** Parts of a proposal that the question reads. */
const proposal = {
  realSystemData: { power: 6.6 },
  kitData: { kitPrice: 14_300, kitSupplier: 'Solar Sul' },
  pvModuleData: [{ quantity: 12 }],
  inverterData: [{ iQuantity: 1 }],
};

test('an order is placed only after the supplier, the goods and the price were read', async () => {
  const server = fakeApi({
    'GET /proposals/single/:pid': { proposal: proposal as unknown as Proposal },
    [ORDER]: { order: { _id: 'o1' } as EquipmentOrder },
  });
  const onChange = jest.fn();
  renderWithSession(
    <>
      <OrderEquipmentButton financing={buildFinancing({ contractSigned: true })} onChange={onChange} />
      <DialogHost />
    </>,
    { session: buildTestSession({ activeModules: ['Marketplace'] }) },
  );
  await user.click(await screen.findByRole('button', { name: 'Pedir os equipamentos' }));
  const question = await screen.findByRole('alertdialog');
  expect(question).toHaveTextContent(
    'Fornecedor: Solar Sul. 6,60 kWp, 12 módulos, 1 inversor, por R$ 14.300,00.',
  );
  expect(server.calls(ORDER)).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Fazer o pedido' }));
  await waitFor(() => expect(onChange).toHaveBeenCalledWith(expect.objectContaining({ orderId: 'o1' })));
});
