import {
  buildTestSession,
  buildTestSettings,
  fakeApi,
  renderWithSession,
} from '@girassol/shared-auth/testing';
import { defaultCalculationSettings } from '@girassol/shared-domain/solar';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import CalculationSettingsSection from './CalculationSettingsSection';

const user = userEvent.setup();
const session = buildTestSession();

function open() {
  fakeApi();
  const save = jest.fn(async () => true);
  renderWithSession(
    <CalculationSettingsSection
      session={session}
      permissions={{}}
      settings={buildTestSettings({ calculation: defaultCalculationSettings })}
      save={save}
      onDirtyChange={() => undefined}
    />,
    { session },
  );
  return save;
}

async function type(label: RegExp, text: string) {
  const field = screen.getByRole('textbox', { name: label });
  await user.clear(field);
  await user.type(field, text);
}
const submit = () => user.click(screen.getByRole('button', { name: 'Salvar' }));

test('[settings-006] only what changed in the calculation is saved', async () => {
  const save = open();
  expect(screen.getByRole('region', { name: 'Conta de luz' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Perdas do sistema/ })).toHaveValue('22,0');
  await type(/Perdas do sistema/, '18,5');
  await user.click(screen.getByRole('switch', { name: /Descontar a disponibilidade/ }));
  await submit();
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith({
      calculation: {
        losses: 18.5,
        subtractAvailability: !defaultCalculationSettings.subtractAvailability,
      },
    }),
  );
});

test('rates out of range are told at their field', async () => {
  const save = open();
  await type(/Perdas do sistema/, '80');
  await user.tab();
  expect(await screen.findByText('No máximo 50%.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Salvar' })).toBeDisabled();
  expect(save).not.toHaveBeenCalled();
});

test('an exchange of equipment needs its year and its cost', async () => {
  const save = open();
  await user.click(screen.getByRole('button', { name: 'Adicionar troca de equipamento' }));
  await type(/No ano/, '12');
  await type(/Custo/, '6000');
  await submit();
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith({ calculation: { replacements: [{ year: 12, cost: 6_000 }] } }),
  );
});
