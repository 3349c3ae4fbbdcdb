import { buildTestItem, replyRefused } from '@girassol/shared-auth/testing';
import { computeItemFieldsVersion } from '@girassol/shared-domain';
import { screen, waitFor, within } from '@testing-library/react';
import { openPanel, setUpPanelTests, user } from './panel.testing';
// Loaded before the first test, as far as this can be done.
import '../item-editing/ItemFieldEditor';

setUpPanelTests();

const EDIT = 'PATCH /sales/single/:userId/:saleId';
const facts = () => within(screen.getByRole('region', { name: 'Informações' }));
const getValue = (text: string) => facts().getByRole('button', { name: text });

test('a value turns into its field, Enter saves it, and it can be taken back', async () => {
  const { server } = await openPanel({
    routes: { [EDIT]: ({ body }) => ({ sale: buildTestItem({ power: body.power ?? 0 }), deed: 'd1' }) },
  });
  await user.click(getValue('5,40 kWp'));
  const field = await facts().findByRole('textbox', { name: 'Potência' });
  await user.clear(field);
  await user.type(field, '6,6{Enter}');
  expect(await facts().findByRole('button', { name: '6,60 kWp' })).toHaveFocus();
  expect(server.calls(EDIT).map(({ body }) => body)).toEqual([{ power: 6.6 }]);
  expect(await screen.findByText('Potência: 6,60 kWp.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Desfazer' })).toBeVisible();
});

test('Esc gives up and leaves the panel open; F2 opens the field; a value that did not change is not sent', async () => {
  const { server, onClose } = await openPanel({});
  getValue('5,40 kWp').focus();
  await user.keyboard('{F2}');
  const field = await facts().findByRole('textbox', { name: 'Potência' });
  await user.type(field, '9{Escape}');
  expect(getValue('5,40 kWp')).toHaveFocus();
  await user.keyboard('{Enter}');
  await facts().findByRole('textbox', { name: 'Potência' });
  await user.keyboard('{Enter}');
  expect(getValue('5,40 kWp')).toBeVisible();
  expect(server.calls(EDIT)).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

test('leaving the field saves, and what is no number stays with its reason', async () => {
  const { server } = await openPanel({
    routes: { [EDIT]: ({ body }) => ({ sale: buildTestItem({ amount: body.amount ?? 0 }) }) },
  });
  await user.click(screen.getByRole('button', { name: 'R$ 25.400,50' }));
  const field = await screen.findByRole('textbox', { name: 'Valor' });
  await user.clear(field);
  await user.type(field, '1-2{Enter}');
  expect(field).toBeInvalid();
  await user.clear(field);
  await user.type(field, '26000');
  await user.tab();
  await waitFor(() => expect(server.calls(EDIT).map(({ body }) => body)).toEqual([{ amount: 26_000 }]));
});

test('who wrote another value meanwhile is asked about', async () => {
  const item = buildTestItem();
  const current = { text: 'Potência: 8,00 kWp (edição de Ana)', version: 'v2' };
  let isFirst = true;
  const { server } = await openPanel({
    routes: {
      [EDIT]: ({ body }) => {
        if (!isFirst) return { sale: { ...item, power: body.power ?? 0 } };
        isFirst = false;
        return replyRefused(409, { message: 'x', current });
      },
    },
  });
  await user.click(getValue('5,40 kWp'));
  const field = await facts().findByRole('textbox', { name: 'Potência' });
  await user.clear(field);
  await user.type(field, '6{Enter}');
  expect(await facts().findByRole('alert')).toHaveTextContent('Agora: Potência: 8,00 kWp (edição de Ana).');
  await user.click(facts().getByRole('button', { name: 'Salvar o meu' }));
  expect(await facts().findByRole('button', { name: '6,00 kWp' })).toBeVisible();
  expect(server.calls(EDIT).map(({ headers }) => headers.get('if-match'))).toEqual([
    `"${computeItemFieldsVersion(item, ['power'])}"`,
    '"v2"',
  ]);
});
