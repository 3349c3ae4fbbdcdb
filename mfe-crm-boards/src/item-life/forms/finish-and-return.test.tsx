import { tabId } from '@girassol/shared-auth';
import { buildTestItem, replyRefused } from '@girassol/shared-auth/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  CHANGE_STATUS_CALL,
  chooseOption,
  clickOptionsMenuEntry,
  FIRST_COLUMN_ID,
  getSubmitButton,
  LOAD_ITEM_CALL,
  openActionForm,
  openPanel,
  SECOND_COLUMN_ID,
  setUpPanelTests,
  user,
} from '../../item-panel/panel.testing';

setUpPanelTests();

test('[boards-042] Finalizar is in sight but off once the item is finished', async () => {
  await openPanel({ item: { type: 'INSTALLATION', status: 'CLOSED' } });
  expect(screen.getByRole('button', { name: 'Finalizar' })).toBeDisabled();
});

test.each(['AFTER_SALES', 'ADMINISTRATIVE'] as const)(
  '[boards-056, boards-057, boards-059] finishing in %s asks only whether, and lets the proposal go',
  async (type) => {
    const { server } = await openPanel({ item: { type } });
    await user.click(screen.getByRole('button', { name: 'Finalizar' }));
    expect(await screen.findByText('Deseja marcar este item como finalizado?')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Finalizar ./ }));
    await waitFor(() =>
      expect(server.calls(CHANGE_STATUS_CALL)[0]?.body).toEqual({ status: 'CLOSED', approvedProposal: null }),
    );
    expect(await screen.findByRole('button', { name: 'Voltar ao quadro' })).toBeVisible();
  },
);

test('[boards-057] Cancelar finishes nothing', async () => {
  const { server } = await openPanel({ item: { type: 'AFTER_SALES' } });
  await user.click(screen.getByRole('button', { name: 'Finalizar' }));
  await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
  expect(server.calls(CHANGE_STATUS_CALL)).toHaveLength(0);
});

test.each(['PROJECT', 'INSTALLATION'] as const)(
  '[boards-056, boards-058, boards-059, boards-083, boards-114] finishing in %s asks who executed it, and the day',
  async (type) => {
    const { server } = await openPanel({ item: { type } });
    const form = await openActionForm('Finalizar');
    await waitFor(() => expect(getSubmitButton(form)).toBeDisabled());
    expect(within(form).getByLabelText(/Data de finalização/)).toHaveValue('10/04/2026');
    expect(within(form).getByRole('radio', { name: /Interna/ })).toBeVisible();
    await user.click(within(form).getByRole('radio', { name: /Terceirizada/ }));
    await waitFor(() => expect(getSubmitButton(form)).toBeEnabled());
    await user.click(getSubmitButton(form));
    await waitFor(() =>
      expect(server.calls(CHANGE_STATUS_CALL)[0]?.body).toEqual({
        status: 'CLOSED',
        approvedProposal: null,
        execStatus: 'OUTSOURCED',
        finishedDate: '2026-04-10',
      }),
    );
  },
);

test('[boards-060, boards-061] a lost sale returns to a column, the first by order unless another is chosen', async () => {
  const { server } = await openPanel({ item: { status: 'LOST' } });
  const form = await openActionForm('Voltar ao funil');
  expect(within(form).getByRole('button', { name: /Coluna/ })).toHaveTextContent('Novo contato');
  await waitFor(() => expect(getSubmitButton(form)).toBeEnabled());
  await user.click(getSubmitButton(form));
  await waitFor(() =>
    expect(server.calls(CHANGE_STATUS_CALL)[0]?.body).toEqual({
      status: 'IN_PROGRESS',
      column: FIRST_COLUMN_ID,
      order: 0,
    }),
  );
  expect(await screen.findByRole('button', { name: 'Dar Ganho' })).toBeVisible();
});

test('[boards-061] another column is sent with its order', async () => {
  const { server } = await openPanel({ item: { type: 'PROJECT', status: 'CLOSED' } });
  const form = await openActionForm('Voltar ao quadro');
  await chooseOption(/Coluna/, 'Negociação');
  await user.click(getSubmitButton(form));
  await waitFor(() =>
    expect(server.calls(CHANGE_STATUS_CALL)[0]?.body).toEqual({
      status: 'IN_PROGRESS',
      column: SECOND_COLUMN_ID,
      order: 1,
    }),
  );
});

test('[boards-062] a sale from a lead goes back to qualification: the panel closes and the lead can be opened', async () => {
  const relatedPreSale = '018f0000-0000-7000-8000-00000000b001';
  const lead = buildTestItem({ _id: relatedPreSale, id: 4, type: 'PRE_SALES', columnTitle: 'Novo contato' });
  const BACK = 'POST /sales/back-to-pre-sale/:saleId';
  const { server, item, onClose } = await openPanel({
    item: { relatedPreSale },
    routes: { [BACK]: { sale: lead } },
  });
  await clickOptionsMenuEntry('Voltar para qualificação');
  const form = await screen.findByRole('form', { name: 'VOLTAR PARA QUALIFICAÇÃO' });
  await waitFor(() => expect(getSubmitButton(form)).toBeEnabled());
  await user.click(getSubmitButton(form));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.calls(BACK)[0]).toMatchObject({
    params: { saleId: item._id },
    body: { column: FIRST_COLUMN_ID },
  });
  expect(screen.getByRole('button', { name: 'Abrir lead' })).toBeVisible();
});

test('[boards-044] Mover para coluna moves to the top of another column, and Desfazer takes it back', async () => {
  const MOVE = 'PUT /kanbans/single/item/order/:kid/:itemId';
  const UNDO = 'POST /sales/undo/:deedId';
  const { server, item } = await openPanel({
    routes: {
      [MOVE]: ({ params }) => ({
        kanban: { _id: params.kid, type: 'SALES', columns: [] },
        changedItems: [],
        totals: {},
        deed: buildTestItem()._id,
      }),
      [UNDO]: { label: 'mudança de lugar', items: [{ _id: buildTestItem()._id, id: 12, type: 'SALES' }] },
    },
  });
  await clickOptionsMenuEntry('Mover para coluna');
  const form = await screen.findByRole('form', { name: 'MOVER PARA COLUNA' });
  await waitFor(() => expect(getSubmitButton(form)).toBeEnabled());
  await user.click(getSubmitButton(form));
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(server.calls(UNDO)[0]?.params).toEqual({ deedId: item._id }));
  expect(server.calls(MOVE)).toHaveLength(1);
  expect(server.calls(MOVE)[0]?.body).toMatchObject({ column: SECOND_COLUMN_ID, order: 0, beforeItem: null });
  expect(await screen.findByText('Desfeito: mudança de lugar de #00012.')).toBeVisible();
});

describe('deleting', () => {
  const DELETE = 'DELETE /sales/single/:userId/:itemId';

  test('[boards-063] needs the confirmation, closes the panel and says so', async () => {
    const { server, item, onClose } = await openPanel({ routes: { [DELETE]: {} } });
    await clickOptionsMenuEntry('Excluir venda');
    expect(await screen.findByText('Deseja excluir este item permanentemente?')).toBeVisible();
    expect(server.calls(DELETE)).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Excluir venda' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(server.calls(DELETE)[0]?.params.itemId).toBe(item._id);
    expect(await screen.findByText('Venda #00012 Residência no Itoupava excluída.')).toBeVisible();
  });

  test('[boards-064] is not offered to a vendor without dataDeletion', async () => {
    await openPanel({ session: { type: 'VENDOR' } });
    await user.click(screen.getByRole('button', { name: 'Opções' }));
    expect(await screen.findByRole('menuitem', { name: 'Copiar link' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: /Excluir/ })).not.toBeInTheDocument();
  });

  test('a refusal leaves the panel open', async () => {
    const { server, onClose } = await openPanel({
      routes: { [DELETE]: replyRefused(403, { message: 'Você não tem permissão para excluir itens.' }) },
    });
    await clickOptionsMenuEntry('Excluir venda');
    await user.click(await screen.findByRole('button', { name: 'Excluir venda' }));
    await waitFor(() => expect(server.calls(LOAD_ITEM_CALL).length).toBeGreaterThan(1));
    expect(onClose).not.toHaveBeenCalled();
  });
});

test('somebody else finishing the item while the form is open is told there, and nothing can be sent', async () => {
  const { server, item } = await openPanel({ item: { type: 'PROJECT' } });
  const form = await openActionForm('Finalizar');
  await user.click(within(form).getByRole('radio', { name: /Interna/ }));
  await waitFor(() => expect(getSubmitButton(form)).toBeEnabled());
  server.answer({ [LOAD_ITEM_CALL]: { populatedItem: { ...item, status: 'CLOSED' } } });
  act(() =>
    server.emit({ kind: 'item-left', board: 'PROJECT', item: item._id, column: 'c1', by: `not ${tabId}` }),
  );
  expect(await screen.findByText(/agora está como “Projeto Finalizado”/)).toBeVisible();
  expect(within(form).getByRole('radio', { name: /Interna/ })).toBeChecked();
  expect(getSubmitButton(form)).toBeDisabled();
});
