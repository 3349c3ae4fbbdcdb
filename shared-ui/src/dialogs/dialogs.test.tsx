import { act, screen, waitFor, within } from '@testing-library/react';
import { askToLeave } from '../leaving/use-leave-guard';
import { confirm, showErrorDialog, showMessageDialog } from '../questions/dialog-store';
import { renderUi } from '../testing';

const open = <Answer,>(ask: () => Promise<Answer>) => {
  let answer: Promise<Answer> | undefined;
  act(() => {
    answer = ask();
  });
  if (!answer) throw new Error('nothing was asked');
  return answer;
};

/** Answers arrive by timers, which React's tests want to know of. */
const settled = <Answer,>(answer: Promise<Answer>) => act(() => answer);

test('[shell.errors-016] a question is titled AVISO and answered with Sim or Não', async () => {
  const { user } = renderUi(<p>Tela</p>);
  const yes = open(() => confirm({ text: 'Excluir a nota?' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'AVISO' });
  expect(dialog).toHaveTextContent('Excluir a nota?');
  await user.click(within(dialog).getByRole('button', { name: 'Sim' }));
  expect(await settled(yes)).toBe(true);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

  const no = open(() => confirm({ text: 'Excluir a nota?' }));
  await user.click(await screen.findByRole('button', { name: 'Não' }));
  expect(await settled(no)).toBe(false);
});

test('the question about unsaved changes leads back to them, and losing them is the danger', async () => {
  const { user } = renderUi(<p>Tela</p>);
  const leaves = open(askToLeave);
  const dialog = await screen.findByRole('alertdialog', { name: 'Sair sem salvar?' });
  const stay = within(dialog).getByRole('button', { name: 'Continuar editando' });
  await waitFor(() => expect(stay).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(await settled(leaves)).toBe(false);
});

test('[shell.errors-016] a message only to be understood has Entendi alone', async () => {
  const { user } = renderUi(<p>Tela</p>);
  const done = open(() => showMessageDialog({ text: 'Apenas imagens são permitidas.' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'AVISO' });
  expect(within(dialog).queryByRole('button', { name: 'Não' })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Entendi' }));
  await settled(done);
});

test('[shell.errors-001] an error is titled ERRO and closed with Fechar', async () => {
  const { user } = renderUi(<p>Tela</p>);
  const done = open(() => showErrorDialog({ text: 'Algo deu errado, por favor tente novamente.' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'ERRO' });
  expect(dialog).toHaveTextContent('Algo deu errado, por favor tente novamente.');
  await user.click(within(dialog).getByText('Fechar'));
  await settled(done);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('the same error is told once while it waits, and anew after it was closed', async () => {
  const { user } = renderUi(<p>Tela</p>);
  const text = 'Sem permissão.';
  const first = open(() => showErrorDialog({ title: 'ATENÇÃO', text }));
  const second = open(() => showErrorDialog({ text }));
  await user.click(within(await screen.findByRole('alertdialog', { name: 'ATENÇÃO' })).getByText('Fechar'));
  await settled(Promise.all([first, second]));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  const again = open(() => showErrorDialog({ text }));
  await user.click(within(await screen.findByRole('alertdialog', { name: 'ERRO' })).getByText('Fechar'));
  await settled(again);
});

test('[shell.errors-003] an error may have a title of its own', async () => {
  const { user } = renderUi(<p>Tela</p>);
  open(() => showErrorDialog({ title: 'Conta vencida', text: 'Regularize o pagamento.' }));
  await user.click(
    within(await screen.findByRole('alertdialog', { name: 'Conta vencida' })).getByText('Fechar'),
  );
});

test('[shell.errors-004] what follows an error waits 200 ms after closing', async () => {
  const { user } = renderUi(<p>Tela</p>);
  let closedAt = 0;
  let wentOnAt = 0;
  const done = open(() => showErrorDialog({ text: 'Acesso proibido' })).then(() => {
    wentOnAt = performance.now();
  });
  const close = within(await screen.findByRole('alertdialog')).getByText('Fechar');
  closedAt = performance.now();
  await user.click(close);
  await settled(done);
  expect(wentOnAt - closedAt).toBeGreaterThanOrEqual(195);
  expect(wentOnAt - closedAt).toBeLessThan(600);
});

test('a question about destroying starts on the way out, and Escape is no', async () => {
  const { user } = renderUi(<p>Tela</p>);
  const answer = open(() => confirm({ text: 'Excluir?', danger: true, confirmLabel: 'Excluir venda' }));
  const dialog = await screen.findByRole('alertdialog');
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Cancelar' })).toHaveFocus());
  await user.keyboard('{Escape}');
  expect(await settled(answer)).toBe(false);
});

test('a second question waits for the first', async () => {
  const { user } = renderUi(<p>Tela</p>);
  const first = open(() => confirm({ text: 'Primeira?' }));
  const second = open(() => confirm({ text: 'Segunda?' }));
  expect(await screen.findByRole('alertdialog')).toHaveTextContent('Primeira?');
  expect(screen.queryByText('Segunda?')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sim' }));
  expect(await settled(first)).toBe(true);
  await screen.findByText('Segunda?');
  await user.click(screen.getByRole('button', { name: 'Não' }));
  expect(await settled(second)).toBe(false);
});

test('a question that waits already is not asked twice: the second press is a no', async () => {
  const { user } = renderUi(<p>Tela</p>);
  const first = open(() => confirm({ text: 'Enviar o contrato?', confirmLabel: 'Enviar' }));
  const second = open(() => confirm({ text: 'Enviar o contrato?', confirmLabel: 'Enviar' }));
  expect(await settled(second)).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Enviar' }));
  expect(await settled(first)).toBe(true);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a question that a component draws is known by its button', async () => {
  const { user } = renderUi(<p>Tela</p>);
  const askDrawn = () => confirm({ text: <b>Enviar o contrato?</b>, confirmLabel: 'Enviar' });
  const first = open(askDrawn);
  expect(await settled(open(askDrawn))).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Enviar' }));
  expect(await settled(first)).toBe(true);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a question whose page is gone is answered with no, and does not wait for the next page', async () => {
  const { unmount } = renderUi(<p>Tela</p>);
  const answer = open(() => confirm({ text: 'Excluir a nota?' }));
  await screen.findByRole('alertdialog');
  unmount();
  expect(await answer).toBe(false);
  const { user } = renderUi(<button type="button">Outra tela</button>);
  await user.click(screen.getByRole('button', { name: 'Outra tela' }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
