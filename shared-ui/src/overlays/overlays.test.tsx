import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../actions/Button';
import { IconButton } from '../actions/IconButton';
import { renderUi } from '../testing';
import { Dialog } from './Dialog';
import { AnchoredMenu } from './Menu';
import { MenuButton } from './MenuButton';
import { Popover } from './Popover';
import { SidePanel } from './SidePanel';
import { Tabs } from './Tabs';
import { Tooltip } from './Tooltip';

function Opener({ children }: { children: (isOpen: boolean, close: () => void) => React.ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      {children(isOpen, () => setOpen(false))}
    </>
  );
}

test('a dialog is named, keeps the focus inside and gives it back', async () => {
  const { user } = renderUi(
    <Opener>
      {(isOpen, close) => (
        <Dialog
          isOpen={isOpen}
          onClose={close}
          title="Dar ganho"
          actions={<Button onClick={close}>DAR GANHO</Button>}
        >
          A venda sai do quadro.
        </Dialog>
      )}
    </Opener>,
  );
  await user.click(screen.getByRole('button', { name: 'Abrir' }));
  const dialog = await screen.findByRole('dialog', { name: 'Dar ganho' });
  await user.tab();
  await user.tab();
  await user.tab();
  expect(dialog).toContainElement(
    document.activeElement instanceof HTMLElement ? document.activeElement : null,
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus());
});

test('a side panel closes by its button and by a press outside', async () => {
  const { user } = renderUi(
    <Opener>
      {(isOpen, close) => (
        <SidePanel isOpen={isOpen} onClose={close} label="Venda #00128" header={<h2>Padaria</h2>}>
          Tudo sobre a venda
        </SidePanel>
      )}
    </Opener>,
  );
  const open = () => user.click(screen.getByRole('button', { name: 'Abrir' }));
  await open();
  const panel = await screen.findByRole('dialog', { name: 'Venda #00128' });
  await user.click(within(panel).getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await open();
  await screen.findByRole('dialog');
  await user.click(document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a menu opens from its button and runs what is chosen', async () => {
  const onEdit = jest.fn();
  const { user } = renderUi(
    <MenuButton
      label="Ações"
      isIconOnly
      icon="more"
      items={[
        {
          id: 'item',
          label: 'Venda',
          items: [{ id: 'edit', label: 'Editar', icon: 'pencil', onAction: onEdit }],
        },
        { id: 'delete', label: 'Excluir', isDanger: true, isDisabled: true },
      ]}
    />,
  );
  const button = screen.getByRole('button', { name: 'Ações' });
  expect(button).toHaveAttribute('aria-haspopup', 'true');
  await user.tab();
  await user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: 'Ações' });
  expect(within(menu).getByRole('menuitem', { name: 'Excluir' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(within(menu).getByRole('menuitem', { name: 'Editar' }));
  expect(onEdit).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});

test('a popover hands its content a way to close', async () => {
  const { user } = renderUi(
    <Popover label="Filtros" trigger={<Button icon="filter">Filtros</Button>}>
      {(close) => <Button onClick={close}>Aplicar</Button>}
    </Popover>,
  );
  await user.click(screen.getByRole('button', { name: 'Filtros' }));
  const dialog = await screen.findByRole('dialog', { name: 'Filtros' });
  await user.click(within(dialog).getByRole('button', { name: 'Aplicar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('only the selected tab is mounted; arrows walk', async () => {
  const onSelect = jest.fn();
  const { user } = renderUi(
    <Tabs
      label="Venda"
      onSelect={onSelect}
      items={[
        { id: 'info', label: 'Informações', content: <p>Fatos</p> },
        { id: 'notes', label: 'Notas', count: 4, content: <p>Quatro notas</p> },
      ]}
    />,
  );
  expect(screen.getByText('Fatos')).toBeInTheDocument();
  expect(screen.queryByText('Quatro notas')).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: /Informações/ }));
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('Quatro notas')).toBeInTheDocument();
  expect(onSelect).toHaveBeenLastCalledWith('notes');
});

test('keys walk round the tabs and to their ends, and leave out what is disabled', async () => {
  const onSelect = jest.fn();
  const { user } = renderUi(
    <Tabs
      label="Venda"
      onSelect={onSelect}
      items={[
        { id: 'closed', label: 'Fechada', isDisabled: true, content: <p>Nada</p> },
        { id: 'info', label: 'Informações', content: <p>Fatos</p> },
        { id: 'files', label: 'Arquivos', isDisabled: true, content: <p>Nada</p> },
        { id: 'notes', label: 'Notas', content: <p>Quatro notas</p> },
      ]}
    />,
  );
  const expectSelected = (name: string) => {
    expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName(name);
    expect(screen.getByRole('tabpanel')).toHaveAccessibleName(name);
  };
  expectSelected('Informações');
  await user.click(screen.getByRole('tab', { name: 'Arquivos' }));
  expectSelected('Informações');
  expect(onSelect).not.toHaveBeenCalled();
  screen.getByRole('tab', { selected: true }).focus();
  for (const [key, name] of [
    ['{ArrowRight}', 'Notas'],
    ['{ArrowRight}', 'Informações'],
    ['{ArrowLeft}', 'Notas'],
    ['{Home}', 'Informações'],
    ['{End}', 'Notas'],
  ] as const) {
    await user.keyboard(key);
    expectSelected(name);
    expect(screen.getByRole('tab', { selected: true })).toHaveFocus();
  }
});

test('a tab panel takes the focus itself where nothing in it does, and no layout is asked for', async () => {
  const checkVisibility = jest.fn(() => true);
  Object.defineProperty(Element.prototype, 'checkVisibility', {
    configurable: true,
    value: checkVisibility,
  });
  try {
    const { user } = renderUi(
      <Tabs
        label="Venda"
        items={[
          { id: 'info', label: 'Informações', content: <p>Fatos</p> },
          { id: 'notes', label: 'Notas', content: <Button>Escrever</Button> },
        ]}
      />,
    );
    expect(screen.getByRole('tabpanel')).toHaveAttribute('tabindex', '0');
    await user.click(screen.getByRole('tab', { name: 'Notas' }));
    expect(screen.getByRole('tabpanel')).not.toHaveAttribute('tabindex');
    expect(checkVisibility).not.toHaveBeenCalled();
  } finally {
    Reflect.deleteProperty(Element.prototype, 'checkVisibility');
  }
});

test('a dialog leaves a document as it is that says it never scrolls', async () => {
  document.documentElement.dataset.fixedPage = '';
  try {
    const { user } = renderUi(
      <Opener>
        {(isOpen, close) => (
          <Dialog isOpen={isOpen} onClose={close} title="Um diálogo">
            <p>Texto</p>
          </Dialog>
        )}
      </Opener>,
    );
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    await screen.findByRole('dialog');
    expect(document.documentElement.style.overflow).toBe('');
  } finally {
    delete document.documentElement.dataset.fixedPage;
  }
});

test('a tooltip describes its element', async () => {
  const { user } = renderUi(
    <Tooltip text="Última atividade: nota de Ana, há 3 dias">
      <IconButton icon="clock" label="Parada" />
    </Tooltip>,
  );
  await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('nota de Ana');
  expect(screen.getByRole('button', { name: 'Parada' })).toHaveAccessibleDescription(/nota de Ana/);
});

test('one menu opens at whichever of many elements asked for it', async () => {
  const onOpen = jest.fn();
  function Cards() {
    const [anchor, setAnchor] = useState<HTMLElement | null>(null);
    return (
      <>
        {['#00128', '#00131'].map((number) => (
          <IconButton
            key={number}
            icon="more"
            label={`Ações de ${number}`}
            onClick={(event) => setAnchor(event.currentTarget)}
          />
        ))}
        <AnchoredMenu
          label="Ações"
          anchor={anchor}
          onClose={() => setAnchor(null)}
          items={[{ id: 'open', label: 'Abrir venda', onAction: onOpen }]}
        />
      </>
    );
  }
  const { user } = renderUi(<Cards />);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ações de #00131' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Abrir venda' }));
  expect(onOpen).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
});
