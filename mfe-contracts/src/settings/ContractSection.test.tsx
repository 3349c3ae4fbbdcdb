import { fakeApi, renderWithSession, testSession, testSettings } from '@girassol/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ContractSection from './ContractSection';

test('a win that waits for the signature is switched on and saved', async () => {
  fakeApi();
  const user = userEvent.setup();
  const save = jest.fn(async () => true);
  const session = testSession();
  renderWithSession(
    <ContractSection
      session={session}
      permissions={{}}
      settings={testSettings()}
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
