import {
  buildTestSession,
  buildTestSettings,
  fakeApi,
  renderWithSession,
} from '@girassol/shared-auth/testing';
import type { Settings } from '@girassol/shared-domain/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BankTermsTableSection from './BankTermsTableSection';
import SuppliersSection from './SuppliersSection';

const user = userEvent.setup();
const session = buildTestSession();

function open(Section: typeof SuppliersSection, changes: Partial<Settings> = {}) {
  fakeApi({
    'GET /kits/options/:userId': { suppliers: ['Casa do Painel'], moduleBrands: [], inverterBrands: [] },
  });
  const save = jest.fn(async () => true);
  renderWithSession(
    <Section
      session={session}
      permissions={{}}
      settings={buildTestSettings(changes)}
      save={save}
      onDirtyChange={() => undefined}
    />,
    { session },
  );
  return save;
}

const submit = () => user.click(screen.getByRole('button', { name: 'Salvar' }));

test('[settings-007] a supplier is switched off, and one that is off is switched on', async () => {
  const save = open(SuppliersSection, { disabledSuppliers: ['Boreal Energia'] });
  await user.click(screen.getByRole('checkbox', { name: 'Boreal Energia' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Casa do Painel' }));
  await user.click(screen.getByRole('checkbox', { name: 'Vértice Solar' }));
  await submit();
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith({ disabledSuppliers: ['Casa do Painel', 'Vértice Solar'] }),
  );
});

test('a bank is added to the table; what is missing is told at its field', async () => {
  const save = open(BankTermsTableSection);
  expect(screen.getByText('Nenhum banco cadastrado')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Adicionar banco' }));
  const bank = within(screen.getByRole('group', { name: 'Banco 1' }));
  await user.type(bank.getByRole('textbox', { name: 'Banco' }), 'Banco do Bairro');
  await user.type(bank.getByRole('textbox', { name: 'Juros ao mês' }), '0,01');
  await user.tab();
  expect(await screen.findByText('Juros ao mês em porcentagem, como 1,49.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  await user.clear(bank.getByRole('textbox', { name: 'Juros ao mês' }));
  await user.type(bank.getByRole('textbox', { name: 'Juros ao mês' }), '1,49');
  await user.type(bank.getByRole('textbox', { name: 'Entrada' }), '20');
  await user.click(bank.getByRole('checkbox', { name: '36x' }));
  await user.click(bank.getByRole('checkbox', { name: '120x' }));
  await submit();
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith({
      autoFinancing: [
        {
          _id: expect.any(String),
          name: 'Banco do Bairro',
          fee: 1.49,
          entry: 20,
          gracePeriod: 0,
          installments: [60, 84, 120],
        },
      ],
    }),
  );
});

test('no more banks are added than the server takes, and that is said', async () => {
  const bank = { fee: 1.49, entry: 0, gracePeriod: 0, installments: [60] };
  open(BankTermsTableSection, {
    autoFinancing: Array.from({ length: 20 }, (_, index) => ({
      ...bank,
      _id: `018f0000-0000-7000-8000-0000000001${10 + index}`,
      name: `Banco ${index}`,
    })),
  });
  // The form checks its first values.
  await act(async () => undefined);
  expect(screen.getByRole('button', { name: 'Adicionar banco' })).toBeDisabled();
  expect(await screen.findByText('A lista vai até 20 bancos.')).toBeVisible();
});
