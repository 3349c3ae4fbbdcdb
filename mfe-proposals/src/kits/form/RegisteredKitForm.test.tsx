import { remoteTesting } from '@girassol/federation/remote';
import { fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import { DialogHost } from '@girassol/shared-ui';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { RegisteredKitForm } from './RegisteredKitForm';

beforeEach(() => void remoteTesting.installFakePlatform());

test('what is wrong names the module, inverter or item of each field, and leads to it', async () => {
  const user = userEvent.setup();
  fakeApi({ 'GET /kits/options/:userId': { suppliers: [], moduleBrands: [], inverterBrands: [] } });
  renderWithSession(
    <MemoryRouter>
      <DialogHost />
      <RegisteredKitForm loaded={null} backTo="/kits/lista/1" />
    </MemoryRouter>,
  );
  await user.click(await screen.findByRole('button', { name: 'Digitar outro inversor' }));
  await user.click(screen.getByRole('button', { name: 'Digitar outro item' }));
  await user.click(await screen.findByRole('button', { name: 'O QUE HÁ DE ERRADO?' }));
  const list = within(await screen.findByRole('alertdialog', { name: 'O QUE HÁ DE ERRADO?' }));
  const names = list.getAllByRole('listitem').map((line) => line.querySelector('strong')?.textContent);
  // As they stand in the form, also where a row was added later.
  expect(names).toEqual([
    'Fornecedor',
    'Módulo 1: fabricante',
    'Módulo 1: potência',
    'Módulo 1: quantidade',
    'Inversor 1: fabricante',
    'Inversor 1: potência',
    'Inversor 2: fabricante',
    'Inversor 2: potência',
    'Item 1: item',
    'Preço do kit',
  ]);
  await user.click(list.getByRole('button', { name: /^Inversor 2: potência/ }));
  const second = within(screen.getByRole('group', { name: 'inversor 2' }));
  await waitFor(() => expect(second.getByRole('textbox', { name: /^Potência/ })).toHaveFocus());
});
