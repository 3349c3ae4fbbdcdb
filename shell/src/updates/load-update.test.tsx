import { DialogHost } from '@girassol/shared-ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadUpdate } from './load-update';
import { watchInputs } from './unsaved-input';

let stop: () => void;
afterEach(() => stop());

/** A page with plain fields that no form watches. */
function open() {
  stop = watchInputs();
  const reload = jest.fn();
  render(
    <>
      <input aria-label="Nota" defaultValue="como era" />
      <input aria-label="Busca" type="search" />
      <DialogHost />
    </>,
  );
  return { user: userEvent.setup(), reload };
}

test('what was typed into a plain field is asked about before an update drops it', async () => {
  const { user, reload } = open();
  await user.type(screen.getByLabelText('Nota'), ' e mais');
  await act(async () => void loadUpdate(reload));
  await user.click(await screen.findByRole('button', { name: 'Continuar editando' }));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByLabelText('Nota')).toHaveValue('como era e mais');
  await act(async () => void loadUpdate(reload));
  await user.click(await screen.findByRole('button', { name: 'Sair sem salvar' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

test('what a form guards is asked about by the browser alone', async () => {
  const { user, reload } = open();
  const guard = (event: Event) => event.preventDefault();
  window.addEventListener('beforeunload', guard);
  await user.type(screen.getByLabelText('Nota'), ' e mais');
  await loadUpdate(reload);
  window.removeEventListener('beforeunload', guard);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('what was only looked at, looked for, or taken back is not asked about', async () => {
  const { user, reload } = open();
  await user.type(screen.getByLabelText('Busca'), 'maria');
  await user.type(screen.getByLabelText('Nota'), '!{Backspace}');
  await loadUpdate(reload);
  expect(reload).toHaveBeenCalledTimes(1);
});
