import { act, screen, waitFor } from '@testing-library/react';
import { renderUi } from '../testing';
import { RowMenu } from './RowMenu';

const show = () => {
  const edit = jest.fn();
  const { user } = renderUi(
    <RowMenu label="Ações de Ana" items={[{ id: 'edit', label: 'Editar', onAction: edit }]} />,
  );
  return { edit, user };
};
const opener = () => screen.findByRole('button', { name: 'Ações de Ana' });

test('the menu of a row comes when it is opened, takes the focus, and gives it back', async () => {
  const { user } = show();
  const button = await opener();
  act(() => button.focus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Editar' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ações de Ana' })).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('menuitem', { name: 'Editar' })).toBeVisible();
});

test('what is chosen in the menu of a row is done', async () => {
  const { user, edit } = show();
  await user.click(await opener());
  await user.click(await screen.findByRole('menuitem', { name: 'Editar' }));
  expect(edit).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).toBeNull();
});
