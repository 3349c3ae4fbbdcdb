import { replyRefused } from '@girassol/shared-auth/testing';
import type { ProjectRejection } from '@girassol/shared-domain/contract';
import { screen, waitFor, within } from '@testing-library/react';
import {
  getSubmitButton,
  openActionForm,
  openPanel,
  setUpPanelTests,
  user,
} from '../item-panel/panel.testing';

setUpPanelTests();

const ADD = 'POST /sales/single/reject-reason/:saleId';
const EDIT = 'PUT /sales/single/reject-reason/:saleId/:reasonId';
const REMOVE = 'DELETE /sales/single/reject-reason/:saleId/:reasonId';

const rejection = (end: number, reason: string): ProjectRejection => ({
  _id: `018f0000-0000-7000-8000-00000000f00${end}`,
  reason,
  registryDate: '2026-04-02',
});
const diagram = rejection(1, 'Diagrama desatualizado');
const project = { type: 'PROJECT' as const, rejectReasons: [diagram] };
const block = () => screen.getByRole('region', { name: 'Reprovas' });
const usual = { rejectReasons: [{ _id: '1', name: 'Falta a ART' }] };

test('[boards-043, boards-110] Adicionar Reprova writes one, and the answered list shows', async () => {
  const missing = rejection(2, 'Falta a ART');
  const { server } = await openPanel({
    item: project,
    settings: usual,
    routes: { [ADD]: { rejectReasons: [missing, diagram] } },
  });
  const form = await openActionForm('Adicionar Reprova');
  await waitFor(() => expect(getSubmitButton(form)).toBeDisabled());
  await user.click(within(form).getByRole('button', { name: 'Falta a ART' }));
  await waitFor(() => expect(getSubmitButton(form)).toBeEnabled());
  await user.click(getSubmitButton(form));
  await waitFor(() => expect(server.calls(ADD)[0]?.body).toEqual({ reason: 'Falta a ART' }));
  expect(within(block()).getAllByRole('listitem')).toHaveLength(2);
  expect(block()).toHaveTextContent('02/04/2026');
});

test('[boards-110] one is edited in its place; a refusal keeps the text', async () => {
  const { server } = await openPanel({
    item: project,
    routes: { [EDIT]: replyRefused(409, { message: 'Este item não está mais no quadro.' }) },
  });
  await user.click(within(block()).getByRole('button', { name: 'Editar reprova: Diagrama desatualizado' }));
  const text = within(block()).getByLabelText(/Motivo da reprova/);
  await user.clear(text);
  await user.type(text, 'Diagrama sem carimbo');
  await user.click(within(block()).getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(server.calls(EDIT)).toHaveLength(1));
  expect(text).toHaveValue('Diagrama sem carimbo');
  server.answer({ [EDIT]: { rejectReasons: [{ ...diagram, reason: 'Diagrama sem carimbo' }] } });
  await user.click(within(block()).getByRole('button', { name: 'Salvar' }));
  expect(await within(block()).findByText('Diagrama sem carimbo')).toBeVisible();
  expect(server.calls(EDIT)[1]?.params.reasonId).toBe(diagram._id);
});

test('[boards-047, boards-110] one is removed after the question', async () => {
  const { server } = await openPanel({ item: project, routes: { [REMOVE]: { rejectReasons: [] } } });
  await user.click(within(block()).getByRole('button', { name: 'Excluir reprova: Diagrama desatualizado' }));
  expect(await screen.findByText('Deseja excluir permanentemente este item?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Excluir reprova' }));
  expect(await within(block()).findByText('Nenhuma reprova até agora.')).toBeVisible();
  expect(server.calls(REMOVE)[0]?.params.reasonId).toBe(diagram._id);
});

test('[boards-047] only projects have them; a finished one shows them unchanged', async () => {
  await openPanel({ item: { ...project, status: 'CLOSED' } });
  expect(within(block()).getByText('Diagrama desatualizado')).toBeVisible();
  expect(within(block()).queryByRole('button')).not.toBeInTheDocument();
});

test('[boards-046] ENTERPRISE sees delivery and conclusion; other plans do not', async () => {
  const done = {
    ...project,
    finishedDate: '2026-04-01',
    dueDate: '2026-05-01',
    execStatus: 'INTERNAL' as const,
  };
  await openPanel({ item: done });
  const facts = screen.getByRole('region', { name: 'Entrega e conclusão' });
  expect(facts).toHaveTextContent('Data de finalização01/04/2026');
  expect(facts).toHaveTextContent('Prazo de entrega01/05/2026');
  expect(facts).toHaveTextContent('ExecuçãoInterna');
});

test('[boards-046] a plan without ENTERPRISE has no such block', async () => {
  await openPanel({ item: { finishedDate: '2026-04-01' }, session: { signupPlan: 'CRM' } });
  expect(screen.queryByRole('region', { name: 'Entrega e conclusão' })).not.toBeInTheDocument();
});
