import { fakeApi, renderWithSession } from '@girassol/shared-auth/testing';
import type { CustomerRecord } from '@girassol/shared-domain/contract';
import { DialogHost, SnackbarHost } from '@girassol/shared-ui';
import { resetUi } from '@girassol/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCustomerRecord } from '../customer.fixture';
import { MergeForm } from './MergeForm';

const MERGE = 'POST /customers/merge';
const SECOND_ID = '0198a000-0000-7000-8000-00000000c002';
const DEED_ID = '0198a000-0000-7000-8000-00000000d001';
const CPF = '52998224725';
const CNPJ = '11222333000181';
const user = userEvent.setup();

afterEach(resetUi);

/** Opens the form and waits for the choices. The first customer has 3 deals, the second `dealsOfSecond`. */
async function open(changes: Partial<CustomerRecord>, dealsOfSecond = 3) {
  const first = buildCustomerRecord();
  const second = buildCustomerRecord({ _id: SECOND_ID, name: 'Maria C. Prado', ...changes });
  const onMerged = jest.fn();
  const server = fakeApi({
    [MERGE]: { customer: first, deed: DEED_ID },
    'POST /sales/undo/:deedId': {
      label: 'união dos clientes',
      items: [],
      customers: [first._id, second._id],
    },
    'GET /customers/items/:cid': ({ params }) => ({
      items: [],
      hidden: params.cid === SECOND_ID ? dealsOfSecond : 3,
    }),
    'GET /proposals/customer/:cid/:multiplier': { proposals: [], hasMoreItems: false },
  });
  renderWithSession(
    <>
      <MergeForm records={[first, second]} onClose={jest.fn()} onMerged={onMerged} />
      <DialogHost />
      <SnackbarHost />
    </>,
  );
  await screen.findByRole('radiogroup', { name: 'Cadastro que fica' });
  return { server, onMerged };
}

const pressMerge = () => user.click(screen.getByRole('button', { name: 'Unir e excluir o outro' }));

test('customers with different CPFs are merged only after a second question', async () => {
  const { server, onMerged } = await open({ document: '11144477735' });
  expect(screen.getByRole('note')).toHaveTextContent('Os CPFs são diferentes: parecem duas pessoas.');
  await pressMerge();
  const question = await screen.findByRole('alertdialog', { name: 'Unir mesmo assim?' });
  expect(question).toHaveTextContent('O cadastro de Maria C. Prado será excluído.');
  await user.click(within(question).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(question).not.toBeInTheDocument());
  expect(server.calls(MERGE)).toHaveLength(0);
  await pressMerge();
  await user.click(await screen.findByRole('button', { name: 'Unir mesmo assim' }));
  await waitFor(() => expect(onMerged).toHaveBeenCalledTimes(1));
  expect(server.calls(MERGE)).toHaveLength(1);
});

test.each([
  ['with the same CPF', { document: CPF }],
  ['of which one has no document', { document: '' }],
])('customers %s are merged at once', async (_, changes) => {
  const { server } = await open(changes);
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
  await pressMerge();
  await waitFor(() => expect(server.calls(MERGE)).toHaveLength(1));
});

test('a company is not taken for a person', async () => {
  await open({ document: CNPJ, isCNPJ: true });
  expect(screen.getByRole('note')).toHaveTextContent('parecem uma pessoa e uma empresa.');
});

test('customers of one name are told apart by document, phone, city, and what hangs on them', async () => {
  await open({ name: buildCustomerRecord().name, document: CNPJ, phone: '4832220000', city: 'Palhoça' });
  expect(
    await screen.findByRole('radio', {
      name: /11\.222\.333\/0001-81 · \(48\) 3222-0000 · Palhoça, SC · 3 negócios/,
    }),
  ).toBeVisible();
  expect(screen.getByRole('radio', { name: /529\.982\.247-25 .* Blumenau, SC/ })).toBeVisible();
});

test('the customer on whom more depends remains, whichever was chosen first', async () => {
  const { server } = await open({ email: '' }, 14);
  expect(screen.getByRole('radio', { name: /Maria C\. Prado .*14 negócios/ })).toBeChecked();
  await pressMerge();
  await waitFor(() =>
    expect(server.calls(MERGE)[0]?.body).toMatchObject({
      keep: SECOND_ID,
      remove: buildCustomerRecord()._id,
      fields: ['email'],
    }),
  );
});

test('a merge can be undone from its message', async () => {
  const { server } = await open({ phone: '4732220000' });
  await pressMerge();
  await user.click(await screen.findByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('Desfeito: união dos clientes.')).toBeVisible();
  expect(server.calls('POST /sales/undo/:deedId')).toMatchObject([{ params: { deedId: DEED_ID } }]);
});

test('the question says what goes where, what is lost, and how it is undone', async () => {
  await open({ phone: '4732220000' });
  const consequences = screen.getByRole('group', { name: 'O que acontece' });
  for (const text of [
    /Tudo o que está ligado ao cadastro de Maria C\. Prado passa para o que fica: .*contratos.*conversas/,
    /O cadastro de Maria C\. Prado é excluído, e dos dados dele ficam só os que você escolher abaixo/,
    'Dá para desfazer logo depois: em Desfazer, no aviso que aparece, ou com Ctrl+Z enquanto esta aba estiver aberta.',
  ])
    expect(consequences).toHaveTextContent(text);
});
