import { screen, waitFor } from '@testing-library/react';
import { renderUi, waitMilliseconds } from '../testing';
import { Button, ButtonLink } from './Button';
import { IconButton } from './IconButton';

test('a pending button keeps the focus and ignores presses', async () => {
  const onClick = jest.fn();
  const { user } = renderUi(
    <Button isPending onClick={onClick}>
      Salvar
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Salvar' });
  await user.click(button);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(onClick).not.toHaveBeenCalled();
});

test('a pending submit button does not send the form again', async () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  const { user } = renderUi(
    <form onSubmit={onSubmit}>
      <Button type="submit" isPending>
        Salvar
      </Button>
    </form>,
  );
  await user.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a button sends no form unless told', async () => {
  const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
  const { user } = renderUi(
    <form onSubmit={onSubmit}>
      <Button>Cancelar</Button>
    </form>,
  );
  await user.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a link in the look of a button is a link', () => {
  renderUi(<ButtonLink href="/clientes">Clientes</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Clientes' })).toHaveAttribute('href', '/clientes');
});

test('an icon button is named, shows its tooltip to the keyboard and hides it with Escape', async () => {
  const { user } = renderUi(<IconButton icon="bell" label="Notificações" tip="Notificações (Alt+N)" />);
  expect(screen.getByRole('button', { name: 'Notificações' })).toBeInTheDocument();
  await user.tab();
  expect(screen.getByText('Notificações (Alt+N)')).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByText('Notificações (Alt+N)')).not.toBeInTheDocument();
});

test('a tooltip waits under the pointer and stays while the pointer is on it', async () => {
  const { user } = renderUi(<IconButton icon="bell" label="Notificações" />);
  await user.hover(screen.getByRole('button'));
  expect(screen.queryByText('Notificações')).not.toBeInTheDocument();
  const tip = await screen.findByText('Notificações');
  await user.hover(tip);
  await waitMilliseconds(250);
  expect(tip).toBeInTheDocument();
  await user.hover(document.body);
  await waitFor(() => expect(tip).not.toBeInTheDocument());
});
