import type { BoardKind } from '@girassol/shared-domain';
import type { ItemStatus } from '@girassol/shared-domain/contract';
import { screen, waitFor, within } from '@testing-library/react';
// Loaded before the first test: it is asked for again when the popover opens.
import '../sending/SendPopover';
import { clickOptionsMenuEntry, openPanel, setUpPanelTests, user } from '../item-panel/panel.testing';

setUpPanelTests();

/** The buttons of the panel's head; one that is off in brackets. */
const buttons = () =>
  within(screen.getByRole('group', { name: 'Ações do item' }))
    .getAllByRole('button')
    .map((button) => (button.hasAttribute('disabled') ? `(${button.textContent})` : button.textContent))
    .filter((text) => text !== 'Opções');

test.each<[BoardKind, ItemStatus, string[]]>([
  ['PRE_SALES', 'IN_PROGRESS', ['Qualificar', 'Desqualificar']],
  ['PRE_SALES', 'CLOSED', ['Voltar ao funil']],
  ['SALES', 'IN_PROGRESS', ['Dar Ganho', 'Dar Perdido']],
  ['SALES', 'CLOSED', ['Voltar ao funil']],
  ['SALES', 'LOST', ['Voltar ao funil']],
  ['PROJECT', 'IN_PROGRESS', ['Finalizar', 'Adicionar Reprova']],
  ['PROJECT', 'CLOSED', ['(Finalizar)', 'Voltar ao quadro']],
  ['INSTALLATION', 'IN_PROGRESS', ['Finalizar']],
  ['AFTER_SALES', 'CLOSED', ['(Finalizar)', 'Voltar ao quadro']],
  ['ADMINISTRATIVE', 'IN_PROGRESS', ['Finalizar']],
])(
  '[boards-042, boards-043, boards-049, boards-060] %s %s: what the panel offers',
  async (type, status, offered) => {
    await openPanel({ item: { type, status } });
    expect(buttons()).toEqual(offered);
  },
);

test('[boards-062] only a sale that came from a lead offers the way back to qualification', async () => {
  await openPanel({ item: { relatedPreSale: '018f0000-0000-7000-8000-00000000b001' } });
  expect(buttons()).toEqual(['Dar Ganho', 'Dar Perdido']);
  await user.click(screen.getByRole('button', { name: 'Opções' }));
  expect(await screen.findByRole('menuitem', { name: 'Voltar para qualificação' })).toBeVisible();
});

describe('Opções', () => {
  const entries = async () => {
    await user.click(screen.getByRole('button', { name: 'Opções' }));
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  };

  test('[boards-044] has what else can be done with the item', async () => {
    await openPanel({});
    expect(await entries()).toEqual([
      'Editar venda',
      'Mover para coluna',
      'Copiar link',
      'Enviar para alguém…',
      'Copiar ID',
      'Excluir venda',
    ]);
  });

  test('[boards-064, boards-090] neither sends nor deletes for a vendor without the rights', async () => {
    await openPanel({ session: { type: 'VENDOR' } });
    expect(await entries()).toEqual(['Editar venda', 'Mover para coluna', 'Copiar link', 'Copiar ID']);
  });

  test('[boards-045, boards-107] Enviar para opens with a recipient and ENVIAR; away from a board the column is 0', async () => {
    const SEND = 'PATCH /sales/single/user/:userId/:columnId/:saleId/:receiverId';
    const bruno = { _id: '018f0000-0000-7000-8000-00000000d002', personalData: { name: 'Bruno Lima' } };
    const { server, item } = await openPanel({
      session: { vendors: [bruno] },
      routes: { [SEND]: ({ params }) => ({ sale: { ...item, _id: params.saleId } }) },
    });
    await clickOptionsMenuEntry('Enviar para alguém…');
    const popover = within(await screen.findByRole('dialog', { name: 'Enviar para' }));
    expect(popover.getByRole('heading', { name: 'Enviar para' })).toBeVisible();
    expect(popover.getByRole('button', { name: 'ENVIAR' })).toBeDisabled();
    await user.type(popover.getByRole('combobox', { name: 'Novo responsável' }), 'Bruno');
    await user.click(await screen.findByRole('option', { name: 'Bruno Lima' }));
    await user.click(popover.getByRole('button', { name: 'ENVIAR' }));
    await waitFor(() =>
      expect(server.calls(SEND)[0]?.params).toMatchObject({
        columnId: '0',
        saleId: item._id,
        receiverId: bruno._id,
      }),
    );
  });
});
