import {
  buildTestSession,
  buildTestSettings,
  fakeApi,
  renderWithSession,
} from '@girassol/shared-auth/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import LostFinancingRetentionSection from './LostFinancingRetentionSection';

const user = userEvent.setup();
const session = buildTestSession();
const field = () => screen.getByRole('textbox', { name: /Apagar dados pessoais/ });

function open() {
  fakeApi();
  const save = jest.fn(async () => true);
  renderWithSession(
    <LostFinancingRetentionSection
      session={session}
      permissions={{}}
      settings={buildTestSettings()}
      save={save}
      onDirtyChange={() => undefined}
    />,
    { session },
  );
  return save;
}

test('the usual days stand there, and others are saved', async () => {
  const save = open();
  expect(field()).toHaveValue('90');
  await user.clear(field());
  await user.type(field(), '180');
  await user.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith({ preferences: { financings: { keepLostDays: 180 } } }),
  );
});

test.each([
  ['29', 'No mínimo 30 dias.'],
  ['1826', 'No máximo cinco anos (1.825 dias).'],
])('%s days are refused at the field', async (days, words) => {
  const save = open();
  await user.clear(field());
  await user.type(field(), days);
  await user.tab();
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  expect(save).not.toHaveBeenCalled();
});
