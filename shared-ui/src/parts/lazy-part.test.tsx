import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { SnackbarHost } from '../snackbar/SnackbarHost';
import { resetUi } from '../testing';
import { lazyPart } from './lazy-part';

beforeEach(resetUi);

interface PanelProps {
  isOpen: boolean;
  onClose: () => void;
}

const failure = () => Promise.reject(new Error('Loading chunk 7 failed'));

test('a bar whose code does not arrive leaves the page alone, and comes with the connection', async () => {
  const load = jest
    .fn<Promise<{ default: () => string }>, []>()
    .mockImplementationOnce(failure)
    .mockResolvedValue({ default: () => 'barra' });
  const Bar = lazyPart(load, 'vai chegar');
  await act(async () => {
    render(
      <>
        <Bar />
        <input aria-label="Nome" />
      </>,
    );
  });
  expect(screen.getByText('vai chegar')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Nome' })).toBeInTheDocument();
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(screen.getByText('barra')).toBeInTheDocument();
});

test('a dialog that was asked for says that it did not arrive, and can be asked for again', async () => {
  const load = jest
    .fn<Promise<{ default: (props: { onClose: () => void }) => string }>, []>()
    .mockImplementationOnce(failure)
    .mockResolvedValue({ default: () => 'diálogo' });
  const Dialog = lazyPart(load);
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Abrir
        </button>
        {isOpen && <Dialog onClose={() => setIsOpen(false)} />}
        <SnackbarHost />
      </>
    );
  }
  render(<Page />);
  const open = screen.getByRole('button', { name: 'Abrir' });
  await act(async () => open.click());
  expect(screen.getByText(/Esta parte não chegou/)).toBeInTheDocument();
  await act(async () => open.click());
  expect(screen.getByText('diálogo')).toBeInTheDocument();
});

test('a panel that stays drawn while it is closed is fetched again when it opens', async () => {
  const load = jest
    .fn<Promise<{ default: (props: PanelProps) => string }>, []>()
    .mockImplementationOnce(failure)
    .mockResolvedValue({ default: () => 'painel' });
  const Panel = lazyPart(load);
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Abrir
        </button>
        <Panel isOpen={isOpen} onClose={() => setIsOpen(false)} />
        <SnackbarHost />
      </>
    );
  }
  render(<Page />);
  expect(load).not.toHaveBeenCalled();
  const open = screen.getByRole('button', { name: 'Abrir' });
  await act(async () => open.click());
  expect(screen.getByText(/Esta parte não chegou/)).toBeInTheDocument();
  await act(async () => open.click());
  expect(screen.getByText('painel')).toBeInTheDocument();
});

const takeFocus = (field: HTMLElement | null) => field?.focus();

/** Renders a page whose dialog, opened by a button, comes when the test says so. */
function openWritingPart(Form: ComponentType<{ onClose: () => void }>) {
  let arrive = (_answer: { default: typeof Form }) => {};
  const Part = lazyPart(
    () =>
      new Promise<{ default: typeof Form }>((resolve) => {
        arrive = resolve;
      }),
    null,
    { takesTyping: true },
  );
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setIsOpen(true)}>
          Escrever
        </button>
        {isOpen && <Part onClose={() => setIsOpen(false)} />}
        <input aria-label="Outro campo" />
      </>
    );
  }
  render(<Page />);
  return { arrive: () => act(async () => arrive({ default: Form })) };
}

test('what is typed before a form has come stands in it, line breaks and the key that saves too', async () => {
  const user = userEvent.setup();
  const saved = jest.fn();
  const { arrive } = openWritingPart(() => {
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

test('Enter ends the text of a field of one line', async () => {
  const user = userEvent.setup();
  const sent = jest.fn();
  const { arrive } = openWritingPart(() => (
    <input
      aria-label="Busca"
      ref={takeFocus}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && sent(currentTarget.value)}
    />
  ));
  await user.click(screen.getByRole('button', { name: 'Escrever' }));
  await user.keyboard('Souza{Enter}');
  await arrive();
  await waitFor(() => expect(sent).toHaveBeenCalledWith('Souza'));
  expect(screen.getByRole('textbox', { name: 'Busca' })).toHaveValue('Souza');
});

test('typing takes the place of a selected text, also in a field that takes the focus a little later', async () => {
  const user = userEvent.setup();
  const { arrive } = openWritingPart(() => {
    const field = useRef<HTMLInputElement>(null);
    useEffect(() => {
      setTimeout(() => {
        field.current?.focus();
        field.current?.select();
      });
    }, []);
    return <input aria-label="Valor" defaultValue="100" ref={field} />;
  });
  await user.click(screen.getByRole('button', { name: 'Escrever' }));
  await user.keyboard('250');
  await arrive();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Valor' })).toHaveValue('250'));
});

test('typing goes on behind a text that was there', async () => {
  const user = userEvent.setup();
  const { arrive } = openWritingPart(() => (
    <textarea aria-label="Nota" defaultValue="Ligar" ref={takeFocus} />
  ));
  await user.click(screen.getByRole('button', { name: 'Escrever' }));
  await user.keyboard(' hoje');
  await arrive();
  expect(screen.getByRole('textbox', { name: 'Nota' })).toHaveValue('Ligar hoje');
});

test('a part without a field to write in takes nothing, and finds the focus where the person had it', async () => {
  const user = userEvent.setup();
  const found = jest.fn();
  const { arrive } = openWritingPart(() => {
    useState(() => found(document.activeElement));
    return <input type="number" aria-label="Quantos" ref={takeFocus} />;
  });
  const opener = screen.getByRole('button', { name: 'Escrever' });
  await user.click(opener);
  expect(screen.getByRole('textbox', { name: 'Carregando' })).toHaveFocus();
  await user.keyboard('12');
  await arrive();
  expect(found).toHaveBeenCalledWith(opener);
  expect(screen.getByRole('spinbutton')).toHaveValue(null);
});

test('Esc closes a part that has not come yet, and the focus is back on what opened it', async () => {
  const user = userEvent.setup();
  openWritingPart(() => null);
  const opener = screen.getByRole('button', { name: 'Escrever' });
  await user.click(opener);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Carregando' })).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('somebody who has moved to another field keeps the focus there, and nothing is typed into it', async () => {
  const user = userEvent.setup();
  const { arrive } = openWritingPart(() => <p>Formulário</p>);
  await user.click(screen.getByRole('button', { name: 'Escrever' }));
  await user.keyboard('Ligar');
  const other = screen.getByRole('textbox', { name: 'Outro campo' });
  await user.click(other);
  await arrive();
  expect(screen.getByText('Formulário')).toBeInTheDocument();
  expect(other).toHaveFocus();
  expect(other).toHaveValue('');
});
