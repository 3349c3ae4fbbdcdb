import { buildTestSession, replyRefused } from '@girassol/shared-auth/testing';
import type { ListedJob } from '@girassol/shared-domain/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { getAddress, renderApp } from '../testing/render-app';

const LIST = 'GET /operation/jobs/list/:state/:multiplier';
const REPEAT = 'POST /operation/jobs/repeat/:jobId';
const DISCARD = 'POST /operation/jobs/discard/:jobId';
const id = (end: string) => `0198a000-0000-7000-8000-0000000000${end}`;

const job = (change: Partial<ListedJob>): ListedJob => ({
  _id: id('01'),
  kind: 'proposals.print',
  title: 'Preparar PDF da proposta',
  state: 'FAILED',
  account: { _id: id('aa'), name: 'Sol Nascente' },
  priority: 'NORMAL',
  payload: '{"proposalId":"p"}',
  progress: null,
  attempts: 3,
  maxAttempts: 3,
  isCancelling: false,
  error: 'cannot print: FAILED',
  worker: 'maquina:1',
  dueAt: 0,
  createdAt: 0,
  startedAt: 0,
  endedAt: 0,
  ...change,
});

const kinds = [
  {
    kind: 'proposals.print',
    title: 'Preparar PDF da proposta',
    queued: 2,
    running: 0,
    failed: 1,
    oldestSeconds: 200,
  },
  { kind: 'files.sweep', title: 'Apagar arquivos', queued: 0, running: 0, failed: 0, oldestSeconds: 0 },
];

const open = (session = buildTestSession({ isAdmin: true })) =>
  renderApp({
    at: '/operacao/tarefas',
    session,
    api: {
      [LIST]: ({ params }) => {
        const jobs = params.state === 'FAILED' ? [job({})] : [];
        return { jobs, total: jobs.length, hasMoreItems: false, kinds };
      },
      [REPEAT]: {},
      [DISCARD]: {},
    },
  });

test('what failed stands with its account and reason; it is repeated, or discarded after a question', async () => {
  const { user, server } = open();
  const line = (await screen.findByText('cannot print: FAILED')).closest('li') as HTMLElement;
  expect(line).toHaveTextContent('Sol Nascente · 3 tentativas de 3');
  await user.click(within(line).getByRole('button', { name: 'Repetir' }));
  expect(await screen.findByText('A tarefa voltou para a fila.')).toBeVisible();
  expect(server.calls(REPEAT)[0]?.params).toEqual({ jobId: id('01') });

  await user.click(within(line).getByRole('button', { name: 'Descartar' }));
  const question = await screen.findByRole('alertdialog');
  expect(server.calls(DISCARD)).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(server.calls(DISCARD)).toHaveLength(1));
});

test('a refusal is told in its words', async () => {
  const { user, server } = open();
  server.answer({ [REPEAT]: replyRefused(409, { message: 'Esta tarefa mudou de situação enquanto isso.' }) });
  await user.click(await screen.findByRole('button', { name: 'Repetir' }));
  expect(await screen.findByText('Esta tarefa mudou de situação enquanto isso.')).toBeVisible();
});

test('lists and kinds stand in the address', async () => {
  const { user, server } = open();
  await user.click(await screen.findByRole('tab', { name: 'Na fila' }));
  expect(await screen.findByText('Nada espera na fila.')).toBeVisible();
  expect(getAddress()).toBe('/operacao/tarefas?situacao=fila');
  const group = screen.getByRole('group', { name: 'Tipos de tarefa' });
  expect(within(group).getAllByRole('button')).toHaveLength(1);
  await user.click(
    within(group).getByRole('button', { name: /Preparar PDF da proposta: 2 na fila há 3 min · 1 falhou/ }),
  );
  expect(getAddress()).toBe('/operacao/tarefas?situacao=fila&tipo=proposals.print');
  expect(server.calls(LIST).at(-1)?.query.get('kind')).toBe('proposals.print');
  await user.click(await screen.findByRole('button', { name: 'Ver todos os tipos' }));
  expect(getAddress()).toBe('/operacao/tarefas?situacao=fila');
});

test('is for the administration alone', async () => {
  open(buildTestSession());
  expect(await screen.findByText('Somente para a administração')).toBeVisible();
});
