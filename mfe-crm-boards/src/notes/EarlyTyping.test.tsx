import { lazyPart } from '@girassol/shared-ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useState } from 'react';
import { EarlyTyping } from './EarlyTyping';

const takeFocus = (field: HTMLElement | null) => field?.focus();

/** Renders a page whose form, opened by a button, comes when the test says so. */
function openLateForm(Form: ComponentType) {
  let arrive = (_answer: { default: ComponentType }) => {};
  const LateForm = lazyPart(
    () =>
      new Promise<{ default: ComponentType }>((resolve) => {
        arrive = resolve;
      }),
    <EarlyTyping>Carregando</EarlyTyping>,
  );
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <textarea aria-label="Outro campo" />
        <button type="button" onClick={() => setIsOpen(!isOpen)}>
          Escrever
        </button>
        <div>{isOpen && <LateForm />}</div>
      </>
    );
  }
  render(<Page />);
  return { arrive: () => act(async () => arrive({ default: Form })) };
}

test('what is typed before a form has come stands in it, is saved by the key for that, and goes on', async () => {
  const user = userEvent.setup();
  const saved = jest.fn();
  const { arrive } = openLateForm(() => {
    const [text, setText] = useState('');
    return (
      <textarea
        aria-label="Nota"
        ref={takeFocus}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key, ctrlKey }) => key === 'Enter' && ctrlKey && saved(text)}
      />
    );
  });
  await user.click(screen.getByRole('button', { name: 'Escrever' }));
  await user.keyboard('Ligar{Enter}amanhã{Control>}{Enter}{/Control}');
  await arrive();
  const field = screen.getByRole('textbox', { name: 'Nota' });
  expect(field).toHaveValue('Ligar\namanhã');
  await waitFor(() => expect(saved).toHaveBeenCalledWith('Ligar\namanhã'));
  await user.keyboard(' cedo');
  expect(field).toHaveValue('Ligar\namanhã cedo');
});

test('typing goes on behind a text that was there', async () => {
  const user = userEvent.setup();
  const { arrive } = openLateForm(() => <textarea aria-label="Nota" defaultValue="Ligar" ref={takeFocus} />);
  await user.click(screen.getByRole('button', { name: 'Escrever' }));
  await user.keyboard(' hoje');
  await arrive();
  expect(screen.getByRole('textbox', { name: 'Nota' })).toHaveValue('Ligar hoje');
});

test('a form that was closed before it came types into no other field', async () => {
  const user = userEvent.setup();
  openLateForm(() => null);
  const opener = screen.getByRole('button', { name: 'Escrever' });
  await user.click(opener);
  await user.keyboard('Ligar');
  const other = screen.getByRole('textbox', { name: 'Outro campo' });
  other.focus();
  act(() => opener.click());
  await act(async () => {});
  expect(other).toHaveValue('');
});
