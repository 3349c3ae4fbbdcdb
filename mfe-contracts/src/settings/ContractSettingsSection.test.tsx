import {
  buildTestSession,
  buildTestSettings,
  fakeApi,
  renderWithSession,
} from '@girassol/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ContractSettingsSection from './ContractSettingsSection';

test('a win that waits for the signature is switched on and saved', async () => {
  fakeApi();
  const user = userEvent.setup();
  const save = jest.fn(async () => true);
  const session = buildTestSession();
  renderWithSession(
    <ContractSettingsSection
      session={session}
      permissions={{}}
      settings={buildTestSettings()}
      save={save}
      onDirtyChange={() => undefined}
    />,
    { session },
  );
  const choice = screen.getByRole('switch', { name: 'A venda ganha espera o contrato assinado' });
  expect(choice).not.toBeChecked();
  await user.click(choice);
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith({ preferences: { contracts: { winWaitsForSignature: true } } }),
  );
});
