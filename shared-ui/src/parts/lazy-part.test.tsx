import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
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
