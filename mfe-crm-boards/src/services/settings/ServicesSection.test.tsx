import {
  buildTestSession,
  buildTestSettings,
  fakeApi,
  renderWithSession,
} from '@girassol/shared-auth/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import ServicesSection from './ServicesSection';

const user = userEvent.setup();
const session = buildTestSession();
const cleaning = {
  _id: '0198a000-0000-7000-8000-0000000000b1',
  name: 'Limpeza',
  type: 'SERVICE' as const,
  price: 400,
  priceComps: ['Deslocamento: R$ 80,00'],
};

function open(afterSalesServices = [cleaning]) {
  fakeApi();
  const save = jest.fn(async () => true);
  renderWithSession(
    <MemoryRouter>
      <ServicesSection
        session={session}
        permissions={{}}
        settings={buildTestSettings({ afterSalesServices })}
        save={save}
        onDirtyChange={() => undefined}
      />
    </MemoryRouter>,
    { session },
  );
  return save;
}

const cards = () => screen.getAllByRole('listitem');
const cardAt = (index: number) => within(cards()[index] ?? document.body);
const submit = () => user.click(screen.getByRole('button', { name: 'Salvar' }));

test('[settings-007] a service is added below the others, and the list is saved as a whole', async () => {
  const save = open();
  await user.click(screen.getByRole('button', { name: 'Adicionar serviço' }));
  const added = cardAt(1);
  await user.type(added.getByRole('textbox', { name: /Nome/ }), '  Vistoria ');
  await user.type(added.getByRole('textbox', { name: /Preço da unidade/ }), '250');
  await user.type(added.getByRole('textbox', { name: /Composição/ }), 'Visita{enter}{enter}Laudo');
  await submit();
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith({
      afterSalesServices: [
        cleaning,
        { name: 'Vistoria', type: 'SERVICE', price: 250, priceComps: ['Visita', 'Laudo'] },
      ],
    }),
  );
});

test('at the limit of the list nothing is added, and the reason is said', async () => {
  open(
    Array.from({ length: 200 }, (_, index) => ({
      ...cleaning,
      _id: `service ${index}`,
      name: `Item ${index}`,
    })),
  );
  expect(await screen.findByText('A lista vai até 200 serviços.')).toBeVisible();
  expect(screen.getByText('Adicionar serviço').closest('button')).toBeDisabled();
});

test('a name that stands twice and a price that is missing keep the list from being saved', async () => {
  const save = open();
  await user.click(screen.getByRole('button', { name: 'Adicionar serviço' }));
  await user.type(cardAt(1).getByRole('textbox', { name: /Nome/ }), 'limpeza');
  await user.click(cardAt(1).getByRole('textbox', { name: /Preço da unidade/ }));
  await user.tab();
  expect(await screen.findAllByText('Este nome já está na lista.')).not.toHaveLength(0);
  expect(screen.getByText('Insira o preço.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  expect(save).not.toHaveBeenCalled();
});

test('a list that is emptied says so, and may be saved', async () => {
  const save = open();
  await user.click(screen.getByRole('button', { name: 'Excluir Limpeza' }));
  expect(await screen.findByText('Nenhum serviço cadastrado')).toBeVisible();
  await submit();
  await waitFor(() => expect(save).toHaveBeenCalledWith({ afterSalesServices: [] }));
});
