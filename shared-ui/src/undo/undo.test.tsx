import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showSnackbar } from '../snackbar/snackbar-store';
import { renderUi } from '../testing';
import { beginUndoableAction, clearUndoStack } from './undo-stack';

const user = userEvent.setup();
const done = (text: string, undo: () => void) => act(() => showSnackbar({ text, undo }));

afterEach(() => act(() => clearUndoStack()));

test('Ctrl+Z takes back the latest first, also when its snackbar is gone, and each once', async () => {
  const [first, second] = [jest.fn(), jest.fn()];
  renderUi(<button type="button">Cartão</button>);
  done('Primeira', first);
  await user.click(screen.getByRole('button', { name: 'Fechar aviso' }));
  done('Segunda', second);
  await user.keyboard('{Control>}z{/Control}');
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  expect(screen.queryByText('Segunda')).not.toBeInTheDocument();
  await user.keyboard('{Meta>}z{/Meta}');
  await user.keyboard('{Control>}z{/Control}');
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('in a text field Ctrl+Z is the field’s own; Ctrl+Shift+Z is nobody’s', async () => {
  const undo = jest.fn();
  renderUi(
    <>
      <input aria-label="Nome" />
      <textarea aria-label="Nota" />
      <input type="checkbox" aria-label="Marcar" />
    </>,
  );
  done('Movida', undo);
  for (const name of ['Nome', 'Nota']) {
    await user.type(screen.getByRole('textbox', { name }), 'a');
    await user.keyboard('{Control>}z{/Control}');
  }
  await user.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  expect(undo).not.toHaveBeenCalled();
  act(() => screen.getByRole('checkbox').focus());
  await user.keyboard('{Control>}z{/Control}');
  expect(undo).toHaveBeenCalledTimes(1);
});

test('what the button took back is not taken back again, and what another person did is forgotten', async () => {
  const [own, former] = [jest.fn(), jest.fn()];
  renderUi(<p>Tela</p>);
  done('Minha', own);
  const button = screen.getByRole('button', { name: 'Desfazer' });
  expect(button).toHaveAttribute('aria-keyshortcuts', 'Control+Z Meta+Z');
  await user.click(button);
  await user.keyboard('{Control>}z{/Control}');
  expect(own).toHaveBeenCalledTimes(1);
  done('De quem saiu', former);
  act(() => clearUndoStack());
  await user.keyboard('{Control>}z{/Control}');
  expect(former).not.toHaveBeenCalled();
});

test('Ctrl+Z while something is on its way is meant for it, not for what was done before', async () => {
  const [earlier, own] = [jest.fn(), jest.fn()];
  renderUi(<p>Tela</p>);
  done('Antes', earlier);
  const step = beginUndoableAction();
  await user.keyboard('{Control>}z{/Control}');
  expect([earlier, own].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  act(() => showSnackbar({ text: 'Excluída', undo: own, step }));
  step.end();
  expect([earlier, own].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  expect(screen.queryByText('Excluída')).not.toBeInTheDocument();
  await user.keyboard('{Control>}z{/Control}');
  expect([earlier, own].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('what arrived is taken back like anything else; what was refused, or is of who left, is not', async () => {
  const [earlier, own, former] = [jest.fn(), jest.fn(), jest.fn()];
  renderUi(<p>Tela</p>);
  done('Antes', earlier);
  const arrived = beginUndoableAction();
  act(() => showSnackbar({ text: 'Movida', undo: own, step: arrived }));
  arrived.end();
  beginUndoableAction().end();
  await user.keyboard('{Control>}z{/Control}');
  expect([earlier, own].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);

  const late = beginUndoableAction();
  act(() => clearUndoStack());
  act(() => showSnackbar({ text: 'De quem saiu', undo: former, step: late }));
  expect(screen.queryByText('De quem saiu')).not.toBeInTheDocument();
  await user.keyboard('{Control>}z{/Control}');
  expect([earlier, former].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});
