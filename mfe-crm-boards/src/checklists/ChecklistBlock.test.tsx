import {
  buildTestItem,
  buildTestSession,
  fakeApi,
  renderWithSession,
  replyRefused,
} from '@girassol/shared-auth/testing';
import type { KanbanChecklist, SaleChecklistAnswers } from '@girassol/shared-domain/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChecklistBlock } from './ChecklistBlock';

const TEMPLATE = 'GET /checklists/single/kanban/:type';
const ANSWERS = 'GET /checklists/single/sale/:saleId';
const ANSWER = 'POST /checklists/single/item/:checklistId/:itemId/:saleId';
const item = buildTestItem();

const items: KanbanChecklist['items'] = [
  { _id: 'box', type: 'checkbox', task: 'Conta recebida', category: 'Documentos', list: [] },
  { _id: 'text', type: 'text', task: 'Número da UC', category: '', list: [] },
  { _id: 'number', type: 'number', task: 'Disjuntor', category: 'Visita', list: [] },
  { _id: 'list', type: 'list', task: 'Telhado', category: 'Visita', list: ['Cerâmico', 'Metálico'] },
];
const template = (some = items) => ({
  checklist: { _id: 'c', items: some, itemsOrder: some.map(({ _id }) => _id), version: 1 },
});
const blank = { answerBoolean: null, answerString: null, answerNumber: null };
const answered: SaleChecklistAnswers = {
  _id: 'c',
  answers: [{ ...blank, templateItemId: 'text', answerString: '123', userName: 'Ana', answeredTimestamp: 1 }],
};

function open(routes: Parameters<typeof fakeApi>[0] = {}, session = buildTestSession()) {
  const server = fakeApi({
    [TEMPLATE]: template(),
    [ANSWERS]: { checklist: answered },
    [ANSWER]: { checklist: answered },
    ...routes,
  });
  renderWithSession(<ChecklistBlock item={item} now={1} startsOpen />, { session });
  return { server, user: userEvent.setup() };
}
const bodies = (server: ReturnType<typeof fakeApi>) => server.calls(ANSWER).map(({ body }) => body);

test('[checklists-001, checklists-007] a section that folds, by category, with how much is done', async () => {
  const { server, user } = open();
  const without = within(await screen.findByRole('group', { name: 'Sem Categoria' }));
  expect(without.getByRole('textbox', { name: 'Número da UC' })).toBeVisible();
  expect(screen.getByText('1 de 4')).toBeVisible();
  const visit = within(screen.getByRole('group', { name: 'Visita' }));
  expect(visit.getByRole('textbox', { name: 'Disjuntor' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Checklist/ }));
  expect(screen.queryByRole('group', { name: 'Visita' })).toBeNull();
  expect(server.calls(TEMPLATE).map(({ params }) => params)).toEqual([{ type: item.type }]);
  expect(server.calls(ANSWERS).map(({ params }) => params)).toEqual([{ saleId: item._id }]);
});

test('[checklists-008] the items stand in the order of the template', async () => {
  open({ [TEMPLATE]: template(items.toReversed()) });
  expect((await screen.findAllByRole('group')).map((group) => group.getAttribute('aria-label'))).toEqual([
    'Visita',
    'Sem Categoria',
    'Documentos',
  ]);
  const visit = within(screen.getByRole('group', { name: 'Visita' }));
  const [roof, breaker] = [visit.getByRole('combobox'), visit.getByRole('textbox', { name: 'Disjuntor' })];
  expect(roof.compareDocumentPosition(breaker)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('[checklists-003] text and numbers are saved when left, only if they changed and are something', async () => {
  const { server, user } = open();
  const text = await screen.findByRole('textbox', { name: 'Número da UC' });
  await user.click(text);
  await user.tab();
  await user.clear(text);
  await user.tab();
  expect(server.calls(ANSWER)).toHaveLength(0);
  expect(text).toHaveValue('123');
  await user.type(text, '4');
  await user.tab();
  const number = screen.getByRole('textbox', { name: 'Disjuntor' });
  await user.type(number, '40,5');
  await user.tab();
  await waitFor(() => expect(bodies(server)).toEqual([{ answer: '1234' }, { answer: 40.5 }]));
});

test('[checklists-005] a box is saved when it is ticked', async () => {
  const { server, user } = open();
  await user.click(await screen.findByRole('checkbox', { name: 'Conta recebida' }));
  await waitFor(() => expect(bodies(server)).toEqual([{ answer: true }]));
});

test('[checklists-004] a list is saved with one of its values, never with another text', async () => {
  const { server, user } = open();
  const list = await screen.findByRole('combobox', { name: 'Telhado' });
  await user.type(list, 'Palha');
  await user.tab();
  expect(server.calls(ANSWER)).toHaveLength(0);
  await user.clear(list);
  await user.type(list, 'met');
  await user.click(await screen.findByRole('option', { name: 'Metálico' }));
  await waitFor(() => expect(bodies(server)).toEqual([{ answer: 'Metálico' }]));
});

test('an answer that was saved is taken away by its own button, and by nothing else', async () => {
  const { server, user } = open({ [ANSWER]: { checklist: { ...answered, answers: [] } } });
  expect(screen.queryByRole('button', { name: 'Limpar a resposta de Disjuntor' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Limpar a resposta de Número da UC' }));
  await waitFor(() => expect(bodies(server)).toEqual([{ answer: null }]));
  expect(await screen.findByText('0 de 4')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Limpar a resposta/ })).toBeNull();
});

test('an item that is taken out while somebody types keeps what was typed on screen', async () => {
  let now = items;
  const { server, user } = open({
    [TEMPLATE]: () => template(now),
    [ANSWER]: replyRefused(404, { message: 'Retirado.' }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'Disjuntor' }), '40');
  now = items.filter(({ _id }) => _id !== 'number');
  server.emit({ kind: 'checklist-changed', board: 'SALES', by: null });
  expect(await screen.findByText(/foi retirado do checklist/)).toHaveTextContent('40');
  await user.click(screen.getByRole('button', { name: 'Dispensar' }));
  expect(screen.queryByText(/foi retirado/)).toBeNull();
});

test('an answer of somebody else appears', async () => {
  let answers = answered;
  const { server } = open({ [ANSWERS]: () => ({ checklist: answers }) });
  await screen.findByText('1 de 4');
  const ticked = {
    ...blank,
    templateItemId: 'box',
    answerBoolean: true,
    userName: 'Bia',
    answeredTimestamp: 1,
  };
  answers = { ...answered, answers: [...answered.answers, ticked] };
  server.emit({ kind: 'checklist-answered', item: item._id, by: 'another' });
  expect(await screen.findByText('2 de 4')).toBeVisible();
});

test('[boards-046] other plans have no checklist, and nothing is asked', () => {
  const { server } = open({}, buildTestSession({ signupPlan: 'CRM' }));
  expect(screen.queryByText('Checklist')).toBeNull();
  expect(server.calls(TEMPLATE)).toHaveLength(0);
});
